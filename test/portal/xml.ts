import { DOMParser, Element, onWarningStopParsing } from '@xmldom/xmldom'

/** An element of a document that programs read. */
export interface Node {
  readonly name: string
  readonly namespace: string | null
  readonly text: string
  /** Elements directly beneath it. */
  readonly children: readonly Node[]
  attribute(name: string): string | undefined
  /** Those beneath it that have a name. */
  all(name: string): readonly Node[]
}

/** Reads XML. @returns the document's element @throws Error where it is not well-formed */
export function xmlOf(text: string): Node {
  const { documentElement } = new DOMParser({ onError: onWarningStopParsing }).parseFromString(text, 'text/xml')
  if (!documentElement) throw new Error('The document is empty')
  // The parser takes characters by their numbers that no document may hold.
  const [wrong] = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.exec(documentElement.textContent ?? '') ?? []
  if (wrong !== undefined) throw new Error(`The document holds the character ${wrong.codePointAt(0)}`)
  return nodeOf(documentElement)
}

function nodeOf(element: Element): Node {
  const children = Array.from(element.childNodes).flatMap(child => (child instanceof Element ? [nodeOf(child)] : []))
  return {
    name: element.nodeName,
    namespace: element.namespaceURI,
    text: element.textContent ?? '',
    children,
    attribute: name => element.getAttribute(name) ?? undefined,
    all: name => children.filter(child => child.name === name),
  }
}
