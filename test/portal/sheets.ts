import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const assets = join(import.meta.dirname, '../../build/client/assets')

/** Classes that a style sheet speaks of. */
function classesIn(css: string): Set<string> {
  const selectors = css.replaceAll(/\{[^{}]*\}/g, '{').replaceAll(/"[^"]*"|\\./g, '')
  return new Set([...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name))
}

/** The classes of each sheet that pages of the portal may name, by its address. The dashboard's sheets are none of them. */
const sheets = new Map(
  readdirSync(assets)
    .filter(file => file.endsWith('.css') && !/^(?:dashboard|gallery)-/.test(file))
    .map(file => [`/assets/${file}`, classesIn(readFileSync(join(assets, file), 'utf8'))]),
)

/** Classes of a page whose styles are in a sheet that it does not name: its route lacks a line in `web/shells/portal/sheets.ts`. */
export function unstyled(html: string): string[] {
  const named = [...html.matchAll(/<link [^>]*href="([^"]+\.css)"/g)].map(([, address = '']) => address)
  const read = named.flatMap(address => [...(sheets.get(address) ?? [])])
  const isRead = new Set(read)
  const used = new Set([...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, said = '']) => said.split(/\s+/)))
  return [...used]
    .filter(name => !isRead.has(name))
    .flatMap(name => [...sheets].flatMap(([address, names]) => (names.has(name) ? [`.${name} is styled in ${address.slice(8)}`] : [])))
}
