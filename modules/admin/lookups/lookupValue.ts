import { bilingual, boolean, byPermission, integer, ref, resource, text } from '../../define.ts'
import { lookupType } from './lookupType.ts'
import { isCategoryColour, isCategoryIcon } from './signs.ts'

/** Values of the catalogue have the number of their type × 1,000 + their place in it. */
export const firstOwnValue = 1_000_000
const key = { integersFrom: firstOwnValue }

/**
 * A value of a lookup list (portal and administration, section 7.2). Code, both names and the number are unique in their type whatever the
 * case, and one value a type is the default: unique indexes of the migration `lookups_are_definitions`, named after the field at fault.
 */
export const lookupValue = resource('lookup', {
  label: ['قيمة مرجعية', 'Lookup value', 'القوائم المرجعية', 'Lookups'],
  permission: 'Admin.Lookup',
  scope: byPermission,
  key,
  fields: {
    type: ref('النوع', 'Type', () => lookupType)
      .requiredAtOnce()
      .fixed(),
    code: text('الرمز', 'Code')
      .requiredAtOnce()
      .max(50)
      .matches(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)
      .searchable(),
    name: bilingual('الاسم', 'Name').requiredBoth().max(200).searchable(),
    value: integer('القيمة', 'Value').between(0, 2_147_483_647),
    parent: ref('القيمة الأب', 'Parent value', () => ({ name: 'lookup', options: { key } })),
    sortOrder: integer('الترتيب', 'Order').requiredAtOnce().bySystem(),
    isActive: boolean('فعالة', 'Active').requiredAtOnce().bySystem().initially(true),
    isDefault: boolean('افتراضية', 'Default').requiredAtOnce().initially(false),
    color: text('اللون', 'Colour').max(20),
    icon: text('الأيقونة', 'Icon').max(40),
  },
  rulesAtOnce: [
    {
      at: 'color',
      ok: v => v.color == null || isCategoryColour(v.color),
      message: ['اختر لونًا من ألوان التصنيف', 'Choose one of the category colours'],
    },
    { at: 'icon', ok: v => v.icon == null || isCategoryIcon(v.icon), message: ['اختر أيقونة من القائمة', 'Choose an icon from the list'] },
  ],
  list: {
    columns: ['code', 'name', 'value', 'type', 'parent', 'sortOrder', 'isActive', 'isDefault', 'color', 'icon'],
    filters: ['type', 'isActive'],
    sort: ['type', 'sortOrder'],
  },
  form: [['القيمة', 'Value', 'type', 'code', 'name', 'value', 'parent', 'isDefault', 'color', 'icon']],
})
