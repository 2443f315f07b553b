import { bilingual, byPermission, resource, text } from '../../define.ts'

const most = 2000

/** The forms of an own text. Of a text without a number `text` alone; of one with a number it is the form for all other numbers. */
export const ownFields = {
  text: bilingual('النص', 'Text').max(most),
  zeroAr: text('صيغة الصفر', 'Arabic for zero').max(most),
  oneAr: text('صيغة الواحد', 'Arabic for one').max(most),
  twoAr: text('صيغة الاثنين', 'Arabic for two').max(most),
  fewAr: text('صيغة من 3 إلى 10', 'Arabic for 3 to 10').max(most),
  manyAr: text('صيغة من 11 إلى 99', 'Arabic for 11 to 99').max(most),
  oneEn: text('صيغة المفرد بالإنجليزية', 'English for one').max(most),
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
