import { BooleanEditor, ChoiceEditor, LookupEditor, RefEditor } from './choices.tsx'
import { lateField } from '../ui/lateFields.tsx'
import type { Editors } from './editor.ts'
import { DateEditor, DateTimeEditor, TimeEditor } from './moment.tsx'
import { MoneyEditor, NumberEditor } from './number.tsx'
import { RichTextEditor } from './richText.tsx'
import { LongTextEditor, TextEditor } from './text.tsx'

/** The editor of each kind of field. */
export const editors: Editors = {
  text: TextEditor,
  longText: LongTextEditor,
  richText: RichTextEditor,
  email: TextEditor,
  phone: TextEditor,
  url: TextEditor,
  integer: NumberEditor,
  decimal: NumberEditor,
  percent: NumberEditor,
  year: NumberEditor,
  money: MoneyEditor,
  boolean: BooleanEditor,
  date: DateEditor,
  dateTime: DateTimeEditor,
  time: TimeEditor,
  geoPoint: lateField(() => import('./place.tsx').then(file => file.GeoPointEditor)),
  choice: ChoiceEditor,
  lookup: LookupEditor,
  ref: RefEditor,
  image: lateField(() => import('./files.tsx').then(file => file.ImageEditor)),
  attachments: lateField(() => import('./files.tsx').then(file => file.AttachmentsEditor)),
  rows: lateField(() => import('./rows.tsx').then(file => file.RowsEditor)),
  // Steps change a state; no form does.
  state: () => null,
}
