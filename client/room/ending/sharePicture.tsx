import { render, type VNode } from 'preact'
import { pictureSize } from './Picture.tsx'

/** A picture as a file: drawn once beside the page, and painted. */
async function painted(picture: VNode): Promise<Blob | undefined> {
  const aside = document.createElement('div')
  render(picture, aside)
  const { width, height } = pictureSize
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(aside.innerHTML)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return (await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))) ?? undefined
}

/** Sent where the device sends pictures, else kept as a file. */
export async function sharePicture(drawn: VNode, title: string, name: string): Promise<void> {
  const picture = await painted(drawn)
  if (!picture) return
  const file = new File([picture], name, { type: 'image/png' })
  const data = { files: [file], title }
  if (typeof navigator.canShare === 'function' && navigator.canShare(data)) {
    // Whoever closes the sheet has thought better of it.
    await navigator.share(data).catch(() => {})
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
