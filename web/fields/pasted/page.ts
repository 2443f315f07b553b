import { disarmed, styleMark } from './disarmed.ts'
import type { Piece, Tag } from './tree.ts'

/** What lies on the clipboard as a browser reads it; nothing of it runs, and no picture of it is asked for. */
export function pageOf(html: string): Tag {
  return tagOf(new DOMParser().parseFromString(disarmed(html), 'text/html').documentElement)
}

function tagOf(element: Element): Tag {
  return {
    tag: element.localName === 'script' && element.hasAttribute(styleMark) ? 'style' : element.localName,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name === styleMark ? 'style' : name, value])),
    children: Array.from(element.childNodes).flatMap((node): Piece[] => {
      if (node instanceof Element) return [tagOf(node)]
      return node instanceof Text ? [node.data] : []
    }),
  }
}
