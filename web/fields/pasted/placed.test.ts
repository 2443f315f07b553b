import { Fragment, type Node, Schema, Slice } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { placed, withWholePicture } from './placed.ts'

// As much of the editor's own as decides where a text goes.
const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'text*', group: 'block', attrs: { dir: { default: 'auto' } } },
    heading: { content: 'text*', group: 'block', defining: true, attrs: { dir: { default: 'auto' } } },
    bulletList: { content: 'listItem+', group: 'block' },
    listItem: { content: 'paragraph block*', defining: true },
    figure: { content: 'text*', group: 'block', isolating: true },
    text: {},
  },
})
const textIn = (text: string) => (text === '' ? [] : [schema.text(text)])
const paragraph = (text: string, dir = 'auto') => schema.node('paragraph', { dir }, textIn(text))
const heading = (text: string) => schema.node('heading', { dir: 'rtl' }, textIn(text))
const list = (...items: string[]) =>
  schema.node(
    'bulletList',
    null,
    items.map(item => schema.node('listItem', null, [paragraph(item)])),
  )
const doc = (...nodes: Node[]) => schema.node('doc', null, nodes)

/** The text after something has been pasted at its end. */
function after(before: Node, ...nodes: Node[]): Node {
  const state = EditorState.create({ doc: before, selection: TextSelection.atEnd(before) })
  const slice = placed(Slice.maxOpen(Fragment.from(nodes), true), state.selection.$from)
  return state.tr.replaceSelection(slice).doc
}

test.each<[string, Node, Node[], Node]>([
  ['in an empty paragraph its first one keeps its direction', doc(paragraph('')), [paragraph('أ', 'rtl')], doc(paragraph('أ', 'rtl'))],
  [
    'so does each of several',
    doc(paragraph('')),
    [paragraph('a', 'ltr'), paragraph('ب', 'rtl')],
    doc(paragraph('a', 'ltr'), paragraph('ب', 'rtl')),
  ],
  ['a few words join the line where the cursor stands', doc(paragraph('قبل')), [paragraph('أ', 'rtl')], doc(paragraph('قبلأ'))],
  ['a few words of a heading do', doc(paragraph('قبل')), [heading('أ')], doc(paragraph('قبلأ'))],
  [
    'a text that begins with a heading stands beneath it',
    doc(paragraph('قبل')),
    [heading('أ'), paragraph('ب')],
    doc(paragraph('قبل'), heading('أ'), paragraph('ب')),
  ],
  ['a list does', doc(paragraph('قبل')), [list('أ', 'ب')], doc(paragraph('قبل'), list('أ', 'ب'))],
  ['the words of one item join the line', doc(paragraph('قبل')), [list('أ')], doc(paragraph('قبلأ'))],
  ['items join the list where the cursor stands', doc(list('قبل', '')), [list('أ', 'ب')], doc(list('قبل', 'أ', 'ب'))],
])('%s', (_what, before, pasted, expected) => {
  expect(after(before, ...pasted).toJSON()).toEqual(expected.toJSON())
})

test('what follows a picture that was copied with a part of its caption is no part of that', () => {
  const figure = (caption: string) => schema.node('figure', null, textIn(caption))
  const state = EditorState.create({ doc: doc(paragraph('قبل وبعد')) })
  const copied = new Slice(Fragment.from([paragraph('نص'), figure('شرح')]), 1, 1)
  const at = state.tr.setSelection(TextSelection.create(state.doc, 5))
  expect(at.replaceSelection(withWholePicture(copied)).doc.toJSON()).toEqual(
    doc(paragraph('قبل نص'), figure('شرح'), paragraph('وبعد')).toJSON(),
  )
  // A few words of the caption alone are words.
  const words = new Slice(Fragment.from(figure('شرح')), 1, 1)
  expect(withWholePicture(words)).toBe(words)
})
