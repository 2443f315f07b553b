/**
 * The address that somebody means by what he typed: of a page with or without its scheme, of mail, of a telephone, or a path of this site.
 * @returns undefined when it leads nowhere, or where a saved text may not lead (portal and administration, section 11.5)
 */
export function linkAddressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /[\s\p{Cc}]/u.test(text)) return undefined
  if (/^https?:\/\//i.test(text)) return siteOf(text)
  if (/^mailto:/i.test(text)) return isMail(text.slice('mailto:'.length)) ? text : undefined
  if (/^tel:/i.test(text)) return /^tel:\+?\d[\d-]{2,}$/i.test(text) ? text : undefined
  if (text.startsWith('/')) return /^\/(?![/\\])/.test(text) ? text : undefined
  if (isMail(text)) return `mailto:${text}`
  // A colon before the first slash is a scheme that may not be, or a port.
  return /^[^:/?#]+(?::\d+)?(?:[/?#]|$)/.test(text) ? siteOf(`https://${text}`) : undefined
}

function isMail(text: string): boolean {
  return /^[^@/]+@[^@/]+\.[^@/.]{2,}$/.test(text)
}

/** An address whose host has a name with a dot, and nobody's name before it. */
function siteOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, username } = new URL(address)
  return username === '' && /^[^.].*\.[^.]{2,}$/.test(hostname) ? address : undefined
}
