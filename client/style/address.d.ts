/** Where styles are fetched that do not come with the first page: see `scripts/stylesheets.ts`. */
declare module '*.css?url' {
  const address: string
  export default address
}
