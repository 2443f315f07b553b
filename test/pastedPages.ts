import { readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import type { Piece, Tag } from '../web/fields/pasted/tree.ts'

/** What a program puts on the clipboard for text that is copied from it. */
export function clipboardOf(name: string): string {
  return readFileSync(new URL(`fixtures/pasted/${name}.html`, import.meta.url), 'utf8')
}

/** The page as a browser would read it, without a browser. */
export function pageOf(html: string): Tag {
  const root: Piece[] = []
  const open: Piece[][] = [root]
  const parser = new Parser({
    onopentag(tag, attributes) {
      const children: Piece[] = []
      open.at(-1)?.push({ tag, attributes, children })
      open.push(children)
    },
    ontext(text) {
      open.at(-1)?.push(text)
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(html)
  return { tag: 'html', attributes: {}, children: root }
}
