import type { Node, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { disarmed } from './disarmed.ts'
import { isOurs } from './ours.ts'
import { pageOf } from './page.ts'
import { pastedText } from './pasted.ts'
import { placed, withWholePicture } from './placed.ts'
import { tidyText } from './tidy.ts'

/**
 * What the editor makes of what is pasted or dropped into it.
 * @param takesPictures does the text take pictures, those of other texts of ours?
 * @param tell is told how many pictures stayed behind
 */
export function transforms(takesPictures: boolean, tell: (pictures: number) => void) {
  // Asked for the page first, then for what the editor has made of it.
  let isFromElsewhere = false
  return {
    transformPastedHTML(html: string, view: EditorView): string {
      isFromElsewhere = !isOurs(html, takesPictures)
      const pasted = isFromElsewhere
        ? pastedText(pageOf(html), degreesAbove(view.state.doc, view.state.selection.from))
        : { html: disarmed(html), pictures: 0 }
      tell(pasted.pictures)
      return pasted.html
    },
    transformPastedText(text: string): string {
      tell(0)
      return tidyText(text)
    },
    transformPasted(slice: Slice, view: EditorView, isPlain: boolean): Slice {
      const isForeign = isFromElsewhere && !isPlain
      // What is moved inside the editor is no page: of the next one it is said anew.
      isFromElsewhere = false
      return isForeign ? placed(slice, view.state.selection.$from) : withWholePicture(slice)
    },
  }
}

/** The degrees of the headings before a place. */
function degreesAbove(doc: Node, place: number): number[] {
  const found: number[] = []
  doc.nodesBetween(0, place, node => {
    const level: unknown = node.type.name === 'heading' && node.content.size > 0 ? node.attrs.level : undefined
    if (typeof level === 'number') found.push(level)
  })
  return found
}
