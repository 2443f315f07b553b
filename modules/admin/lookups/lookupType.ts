import { bilingual, boolean, byPermission, integer, ref, resource, text } from '../../define.ts'

/** The specification's types have the numbers 1 to 190. */
export const firstOwnType = 1001
const key = { integersFrom: firstOwnType }

/** A list of values that forms offer (portal and administration, section 7.1). */
export const lookupType = resource('lookupType', {
  label: ['نوع قائمة', 'Lookup type', 'أنواع القوائم المرجعية', 'Lookup types'],
  permission: 'Admin.LookupType',
  scope: byPermission,
  key,
  fields: {
    code: text('الرمز', 'Code')
      .requiredAtOnce()
      .min(2)
      .max(50)
      .matches(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)
      .unique()
      .searchable(),
    name: bilingual('الاسم', 'Name').requiredBoth().min(2).max(100).searchable(),
    description: bilingual('الوصف', 'Description', 'longText').max(500),
    parentType: ref('النوع الأب', 'Parent type', () => ({ name: 'lookupType', options: { key } })),
    allowsNewValues: boolean('يقبل قيمًا جديدة', 'Accepts new values').requiredAtOnce().initially(true),
    isSystem: boolean('نوع نظام', 'System type').requiredAtOnce().bySystem().initially(false),
  },
  facts: { valuesCount: integer('عدد القيم', 'Values') },
  list: {
    columns: ['code', 'name', 'valuesCount', 'isSystem', 'allowsNewValues', 'parentType'],
    filters: ['isSystem', 'allowsNewValues'],
    sort: 'id',
  },
  form: [['نوع القائمة', 'Lookup type', 'code', 'name', 'description', 'parentType', 'allowsNewValues']],
})

/**
 * The types whose values the program depends on: they never take new ones (section 7.1).
 */
export const closedTypes: ReadonlySet<number> = new Set([
  ...[1, 2, 7, 10, 12, 15, 30, 32, 35, 36, 40, 41, 44, 45, 47, 48, 49, 50, 51, 53, 59, 60, 61, 99],
  ...[131, 132, 134, 135, 139, 141, 144, 153, 154, 155, 156, 158, 160, 161, 163, 164, 174, 175, 176, 178, 190],
])
