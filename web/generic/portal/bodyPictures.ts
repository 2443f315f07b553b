const plainPicture = /<img src="(\/api\/Attachment\/GetByte\/[0-9a-f-]{36})"/g

/**
 * The text with its pictures in the widths that a screen needs, asked for as the reader comes near.
 * @param html sanitised: the address of a picture stands first in its tag
 */
export function withFittingPictures(html: string): string {
  return html.replaceAll(
    plainPicture,
    (_, address: string) =>
      `<img src="${address}?width=800" srcset="${[400, 800, 1600].map(width => `${address}?width=${width} ${width}w`).join(', ')}" sizes="(min-width: 768px) 46rem, 92vw" loading="lazy" decoding="async"`,
  )
}
