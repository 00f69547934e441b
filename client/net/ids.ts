/** 128 random bits, url-safe. `crypto.randomUUID` is missing where a phone opens a laptop's plain http address. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
