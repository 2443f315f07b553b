import { bilingual, byPermission, resource, text } from '../../define.ts'

const most = 2000

/** The forms of an own text. Of a text without a number `text` alone; of one with a number it is the form for all other numbers. */
export const ownFields = {
  text: bilingual('النص', 'Text').max(most),
  zeroAr: text('صيغة 0', 'Arabic: 0').max(most),
  oneAr: text('صيغة 1', 'Arabic: 1').max(most),
  twoAr: text('صيغة 2', 'Arabic: 2').max(most),
  fewAr: text('صيغة 3-10', 'Arabic: 3-10').max(most),
  manyAr: text('صيغة 11-99', 'Arabic: 11-99').max(most),
  oneEn: text('صيغة 1 بالإنجليزية', 'English: 1').max(most),
}

/**
 * What the ministry says in place of a text of the program (portal and administration, section 10.4). There is a row only for a text that
 * was changed once; empty forms leave the program's.
 */
export const interfaceText = resource('interfaceText', {
  label: ['نص واجهة', 'Interface text', 'نصوص الواجهة', 'Interface texts'],
  permission: 'Admin.InterfaceText',
  scope: byPermission,
  without: ['create', 'delete'],
  fields: { key: text('المفتاح', 'Key').required().fixed().unique().max(150), ...ownFields },
  list: { columns: ['key', 'text'], sort: 'key' },
})
