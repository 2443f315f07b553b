import { mergeAttributes, Node, type Editor } from '@tiptap/react'
import { addressOf } from '../generic/files.ts'

/** A picture as a text holds it. */
export interface FigureAttributes {
  /** The plain address of its file. */
  readonly src: string
  readonly alt: string
  /** Pixels of the file as it was uploaded; null where they are not known. */
  readonly width: number | null
  readonly height: number | null
}

const addressPattern = /^\/api\/Attachment\/GetByte\/([0-9a-f-]{36})/i

/** A picture of this site with its caption, which is written beneath it. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', renderHTML: () => ({}) },
    alt: { default: '', renderHTML: () => ({}) },
    width: { default: null, renderHTML: () => ({}) },
    height: { default: null, renderHTML: () => ({}) },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: element => attributesOf(element.querySelector('img')), contentElement: captionOf },
    { tag: 'img[src]', getAttrs: element => attributesOf(element), contentElement: captionOf },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['figure', HTMLAttributes, ['img', mergeAttributes(definedOf(node.attrs))], ['figcaption', 0]],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('figure')
      const picture = document.createElement('img')
      const contentDOM = document.createElement('figcaption')
      contentDOM.dir = 'auto'
      dom.append(picture, contentDOM)
      let shown = ''
      const show = ({ src, alt, width, height }: Record<string, unknown>) => {
        picture.alt = typeof alt === 'string' ? alt : ''
        for (const [name, value] of Object.entries({ width, height }))
          if (typeof value === 'number') picture.setAttribute(name, String(value))
        const id = addressPattern.exec(String(src))?.[1]
        if (id === undefined || id === shown) return
        shown = id
        // A picture that cannot be shown leaves its alternative text.
        addressOf(id, 800).then(
          address => (picture.src = address),
          () => picture.removeAttribute('src'),
        )
      }
      show(node.attrs)
      return {
        dom,
        contentDOM,
        update: next => {
          if (next.type.name !== 'figure') return false
          show(next.attrs)
          return true
        },
        ignoreMutation: change => change.type === 'attributes' && change.target === picture,
      }
    },
  addKeyboardShortcuts() {
    return { Enter: () => leaveDown(this.editor), Backspace: () => removeEmpty(this.editor) }
  },
})

/** A caption is one line: Enter goes on in a paragraph beneath the picture. */
function leaveDown(editor: Editor): boolean {
  const { $from } = editor.state.selection
  if ($from.parent.type.name !== 'figure') return false
  const after = $from.after()
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' })
    .setTextSelection(after + 1)
    .run()
}

/** Backspace in an empty caption takes the picture away. */
function removeEmpty(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection
  if (!empty || $from.parent.type.name !== 'figure' || $from.parent.content.size > 0) return false
  return editor.commands.deleteNode('figure')
}

function attributesOf(picture: Element | null): FigureAttributes | false {
  const src = picture?.getAttribute('src') ?? ''
  // Pictures of other sites are not kept by the server either.
  if (!picture || !addressPattern.test(src)) return false
  return { src, alt: picture.getAttribute('alt') ?? '', width: pixelsOf(picture, 'width'), height: pixelsOf(picture, 'height') }
}

function pixelsOf(picture: Element, name: string): number | null {
  const pixels = Number(picture.getAttribute(name))
  return Number.isInteger(pixels) && pixels > 0 ? pixels : null
}

function definedOf(attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(['src', 'alt', 'width', 'height'].flatMap(name => (attributes[name] == null ? [] : [[name, attributes[name]]])))
}

function captionOf(element: Element): HTMLElement {
  return element.querySelector('figcaption') ?? document.createElement('figcaption')
}

/** The picture that the cursor is in. */
export function figureAt(editor: Editor): FigureAttributes | undefined {
  if (!editor.isActive('figure')) return undefined
  const { src, alt, width, height } = editor.getAttributes('figure')
  return {
    src: String(src),
    alt: typeof alt === 'string' ? alt : '',
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
  }
}
