import type { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { loadChunk } from '../generic/chunks.ts'
import type { transforms } from './pasted/transforms.ts'

/**
 * How the editor takes what is pasted or dropped into it. What reads it comes with the first that is, which waits for it; where it cannot be
 * loaded, the words come without their shape.
 * @param takesPictures does the text take pictures, those of other texts of ours?
 * @param tell is told how many pictures stayed behind
 */
export function pasting(takesPictures: boolean, tell: (pictures: number) => void) {
  let reader: ReturnType<typeof transforms> | undefined
  let isReplayed = false

  const wait = async (view: EditorView, again: Event, data: DataTransfer) => {
    try {
      reader = (await loadChunk(() => import('./pasted/transforms.ts'))).transforms(takesPictures, tell)
    } catch {
      data.clearData('text/html')
    }
    if (view.isDestroyed) return
    isReplayed = true
    view.dom.dispatchEvent(again)
    isReplayed = false
  }
  const held = (view: EditorView, event: Event, said: DataTransfer | null, replay: (data: DataTransfer) => Event): boolean => {
    const data = said && copyOf(said)
    // What is moved inside the editor, and what the browser writes itself while a word is composed, is no page.
    if (reader || isReplayed || !data || !view.editable || view.dragging || view.composing) return false
    event.preventDefault()
    void wait(view, replay(data), data)
    return true
  }
  return {
    transformPastedHTML: (html: string, view: EditorView): string => reader?.transformPastedHTML(html, view) ?? html,
    transformPastedText: (text: string): string => reader?.transformPastedText(text) ?? text,
    transformPasted: (slice: Slice, view: EditorView, isPlain: boolean): Slice => reader?.transformPasted(slice, view, isPlain) ?? slice,
    handleDOMEvents: {
      paste: (view: EditorView, event: ClipboardEvent): boolean =>
        held(
          view,
          event,
          event.clipboardData,
          clipboardData => new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
        ),
      drop: (view: EditorView, event: DragEvent): boolean =>
        held(view, event, event.dataTransfer, dataTransfer => {
          const { clientX, clientY } = event
          return new DragEvent('drop', { bubbles: true, cancelable: true, clientX, clientY, dataTransfer })
        }),
    },
  }
}

/** Its texts, which are gone once the event is over; nothing where it has none. */
function copyOf(data: DataTransfer): DataTransfer | undefined {
  const copy = new DataTransfer()
  for (const type of ['text/html', 'text/plain', 'text/uri-list']) {
    const text = data.getData(type)
    if (text !== '') copy.setData(type, text)
  }
  return copy.types.length > 0 ? copy : undefined
}
