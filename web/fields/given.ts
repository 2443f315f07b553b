import { createDocument, type Editor } from '@tiptap/react'
import { htmlOf } from './writing.ts'

/**
 * Keeps a text of the editor and the value of its form together. The server spells a text otherwise than the editor does: `<br />`, a hard
 * space, a paragraph of which nobody said how it runs. By its letters one that is again what it was would count as changed.
 */
export function givenText() {
  // What the form was told, until that has come back.
  const said = new Set<string>()
  // How texts that came from outside are spelt there, by how the editor spells the same.
  const spelt = new Map<string, string>()
  const textIn = ({ state }: Editor) => {
    const own = htmlOf(state.doc)
    return spelt.get(own) ?? own
  }
  return {
    /** What the form is to hold now. */
    say(editor: Editor): string {
      const text = textIn(editor)
      said.add(text)
      return text
    },
    /** Takes what the form holds. @param html first of all what the editor was made with */
    take(editor: Editor, html: string): void {
      if (spelt.size > 0) {
        // What was typed here comes back a little later than it was typed: by then there may be more, which it must not replace.
        if (html === textIn(editor)) return said.clear()
        if (said.has(html)) return
        // What comes from outside, another version or a restored draft, replaces what stands here. Saved, it is the same: the cursor stays.
        if (!isIn(editor, html)) editor.commands.setContent(html, { emitUpdate: false })
      }
      spelt.set(htmlOf(editor.state.doc), html)
    },
  }
}

/** Does this text stand in the editor, however it is spelt? What the editor wrote has its spaces as they were typed, at the end of a line too. */
function isIn({ state, schema }: Editor, html: string): boolean {
  return htmlOf(createDocument(html, schema, { preserveWhitespace: 'full' })) === htmlOf(state.doc)
}
