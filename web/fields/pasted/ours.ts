// A picture of ours, by the plain address under which a text holds it; anything else that stands in `img` is another's.
const ownPicture = /^<img(?:\s[^>]*)?\ssrc="\/api\/Attachment\/GetByte\/[0-9a-f-]{36}"/i

/**
 * Was it copied in an editor of ours? Such a text has nothing that ours does not know; those of others, made with the same library, may.
 * @param takesPictures does the text that it is pasted into take pictures?
 */
export function isOurs(html: string, takesPictures: boolean): boolean {
  return (
    html.includes('data-pm-slice') &&
    !/<(?:h[156]|pre|hr|div|span)\b/i.test(html) &&
    (html.match(/<img\b[^>]*/gi) ?? []).every(picture => takesPictures && ownPicture.test(picture))
  )
}
