/** The name under which a style passes; an element of styles passes as one of scripts, which is text as well, with it as an attribute. */
export const styleMark = 'data-pasted-style'

const value = /\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)/.source
const attributes = new RegExp(`([^\\s/>="']+)(${value})?`, 'g')
const beginnings = new RegExp(
  `<!--[^]*?-->|<(?<closing>/?)style(?=[\\s/>])|(?<name><[a-z][^\\s/>]*)(?<said>(?:(?:[\\s/]+|(?<=["']))[^\\s/>="']+(?:${value})?)*)`,
  'gi',
)

/**
 * A page without handlers, whose styles have another name. The policy of our pages forbids both, and a browser complains of each, even in a
 * page that it only reads.
 */
export function disarmed(html: string): string {
  return html.replace(beginnings, (found: string, closing?: string, name?: string, said = '') => {
    if (closing !== undefined) return closing === '' ? `<script type="text/plain" ${styleMark}` : '</script'
    return name === undefined ? found : name + said.replace(attributes, disarmedAttribute)
  })
}

function disarmedAttribute(found: string, name: string, said = ''): string {
  if (/^style$/i.test(name)) return styleMark + said
  return /^on/i.test(name) ? '' : found
}
