/** Whose address it is. Of an IPv6 address the first half says that; the second is its owner's to change at will. */
export function networkOf(request: Request): string {
  const address = request.headers.get('cf-connecting-ip')?.toLowerCase() ?? ''
  const old = address.match(/[\d.]+$/)?.[0]
  if (!address.includes(':') || old?.includes('.')) return old ?? address
  const [head = [], tail] = address.split('::').map(half => half.split(':').filter(group => group !== ''))
  const zeros = tail ? 8 - head.length - tail.length : 0
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])]
  return groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
