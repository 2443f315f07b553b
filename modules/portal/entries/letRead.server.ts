import { callName, columnsAsked, type Values } from '../../define.ts'
import type { Call } from '../../../server/platform.ts'
import type { EntryFormSpec } from './entries.ts'

/**
 * What of its sender a record lets everybody read, as its form says it: a field that a switch lets them read, or that a value of a list keeps
 * from them, has one beside it that publishing writes, `publicEmail` beside `email`.
 */
export function letReadBy({ groups, resource, publicIf, publicUnless = {} }: EntryFormSpec) {
  return ({ platform }: Pick<Call, 'platform'>, record: Values): Values => {
    const isLet = (name: string) => {
      const at = publicIf[name]
      if (at !== undefined) return record[at] === true
      const [by = '', code = ''] = publicUnless[name] ?? []
      return record[by] !== platform.lookups.ids(resource.fields[by]?.list ?? '')[code]
    }
    const governed = columnsAsked({ groups }).filter(name => name in publicIf || name in publicUnless)
    return Object.fromEntries(governed.map(name => [`public${callName(name)}`, isLet(name) ? record[name] : null]))
  }
}
