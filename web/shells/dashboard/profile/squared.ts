/** Pixels of a side. */
const side = 256

/** The middle of a picture as a small square. What is no picture goes as it is: the server says what is wrong with it. */
export async function squared(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!picture || !context) return file
  const cut = Math.min(picture.width, picture.height)
  context.drawImage(picture, (picture.width - cut) / 2, (picture.height - cut) / 2, cut, cut, 0, 0, side, side)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return blob ? new File([blob], `${file.name.replace(/\.\w+$/, '')}.png`, { type: 'image/png' }) : file
}
