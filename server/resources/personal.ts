import { isPersonal, listedColumnsOf, masked, type Values } from '../../kernel/kernel.ts'
import type { Call } from '../platform.ts'
import type { Model } from './model.ts'

/** May the caller see the personal values of a definition's records in full? (portal and administration, section 0) */
export function seesPersonal({ caller }: Call, { resource }: Model): boolean {
  return caller.can(`${resource.permission}.ViewPersonalData`)
}

/** A record as this caller may see it: personal values are masked for who may not see them. */
export function withoutPersonal(call: Call, model: Model, record: Values): Values {
  const hidden = listedColumnsOf(model.resource).filter(({ field, name }) => isPersonal(field) && name in record)
  if (hidden.length === 0 || seesPersonal(call, model)) return record
  return { ...record, ...Object.fromEntries(hidden.map(({ name }) => [name, masked(record[name])])) }
}
