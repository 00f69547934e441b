const longest = 300_000

/** Tells the port to whoever started this server, and ends with them. */
export function serveUntilLeft(port: number) {
  process.send?.(port)
  process.on('disconnect', () => process.exit(0))
  setTimeout(() => process.exit(1), longest).unref()
}
