import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page, and its header `link`, which has a browser ask for files before it has read the page. */
export interface Drawn {
  readonly html: string
  readonly link: string
}

/** The style sheets that were built, and pages that bring them along. */
export interface Sheets {
  /** The source by which a content security policy allows the script that a page brings along behind them. */
  readonly scriptSource: string
  /** The sources by which it allows a page's sheets within it. @param link the page's header */
  readonly sourcesOf: (link: string) => readonly string[]
  /** How many bytes a page's sheets are, uncompressed. @param link the page's header */
  readonly bytesOf: (link: string) => number
  /**
   * The page with its sheets inside, as somebody needs it who has none of them: on a slow line asking for them costs him half a second, in which he
   * sees nothing. @returns undefined where there is none to bring
   */
  readonly inside: (page: Drawn) => Drawn | undefined
}

/**
 * Does a browser open a page as its first one here? Then it has hardly any of our sheets. A browser says where it comes from; whatever else reads
 * pages says nothing and gets them apart, and so does who comes again: the worker in his browser asks as a page here. Either form is right for
 * everybody: nothing that keeps answers has to tell them apart.
 * @param header a header of the request by its name in small letters
 */
export function isArrival(header: (name: string) => string | undefined): boolean {
  return header('sec-fetch-dest') === 'document' && header('sec-fetch-site') !== 'same-origin'
}

const linked = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"[^>]*>/g
const asked = /<(\/assets\/[\w.-]+\.css)>; rel=preload; as=style(?:, )?/g

interface Sheet {
  readonly text: string
  readonly source: string
}

/**
 * Reads all sheets once: what is built anew beside a program that runs does not touch its pages. A sheet that is not there stays a link.
 * @param folder of what was built for browsers
 * @param script runs in a page behind the sheets that it brings along
 */
export function sheetsIn(folder: string, script: string): Sheets {
  const assets = join(folder, 'assets')
  const files = readdirSync(assets).filter(file => file.endsWith('.css'))
  const known = new Map<string, Sheet>(files.map(file => [`/assets/${file}`, sheetOf(readFileSync(join(assets, file), 'utf8'))]))
  // What the header does not name its policy does not allow either.
  const namedIn = (link: string) =>
    new Map(
      [...link.matchAll(asked)].flatMap(([, address = '']) => {
        const sheet = known.get(address)
        return sheet ? [[address, sheet] as const] : []
      }),
    )
  return {
    scriptSource: sourceOf(script),
    sourcesOf: link => [...namedIn(link).values()].map(({ source }) => source),
    bytesOf: link => [...namedIn(link).values()].reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    inside({ html, link }) {
      const named = namedIn(link)
      const found = [...html.matchAll(linked)].flatMap(({ 0: element, 1: address = '', index }) => {
        const sheet = named.get(address)
        return sheet ? [{ from: index, to: index + element.length, address, text: sheet.text }] : []
      })
      if (found.length === 0) return undefined
      const starts = [0, ...found.map(({ to }) => to)]
      const parts = found.map(
        ({ from, address, text }, at) => `${html.slice(starts[at], from)}<style data-sheet="${address}">${text}</style>`,
      )
      const brought = new Set(found.map(({ address }) => address))
      return {
        html: `${parts.join('')}<script>${script}</script>${html.slice(starts.at(-1))}`,
        link: link.replaceAll(asked, (part, address: string) => (brought.has(address) ? '' : part)),
      }
    },
  }
}

function sheetOf(text: string): Sheet {
  return { text, source: sourceOf(text) }
}

/** How a policy names a script or a sheet by what is in it. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
