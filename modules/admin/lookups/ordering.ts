import { action, ref, returns } from '../../define.ts'
import { lookupType } from './lookupType.ts'
import { lookupValue } from './lookupValue.ts'

/** So many values a list may have where its order is shown and written: nobody arranges more by hand. */
export const mostValues = 10_000

/** Puts the values of a list in order: all of them, the first one first (section 7.2). */
export const reorderValues = action('ترتيب قيم قائمة', 'Put the values of a list in order', {
  method: 'PUT',
  path: 'Lookup/Reorder',
  permission: 'Admin.Lookup.Reorder',
  input: {
    type: ref('النوع', 'Type', () => lookupType).required(),
    ids: ref('القيم', 'Values', () => lookupValue)
      .many(mostValues)
      .required(),
  },
  output: returns<{ readonly count: number }>(),
})
