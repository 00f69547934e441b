/** Where styles are fetched that do not come with the first page: see `scripts/stylesheets.ts`. */
declare module '*.css?url' {
  const address: string
  export default address
}
/** A picture, as small as it is shown: see `scripts/covers.ts`. */
declare module '*.webp' {
  const address: string
  export default address
}
