import type { Values } from '../../define.ts'
import type { TypeFacts } from './typeRules.ts'
import type { ValueFacts } from './valueRules.ts'

/** A type as rules see it. @param record as it is stored */
export function typeFacts(record: Values): TypeFacts {
  const { id, code, allowsNewValues, isSystem, parentType } = record
  return {
    id: numberOrNone(id),
    code: textOrNull(code),
    allowsNewValues: allowsNewValues === true,
    isSystem: isSystem === true,
    parentType: numberOrNone(parentType) ?? null,
  }
}

/** A value as rules see it. @param record as it is stored */
export function valueFacts(record: Values): ValueFacts {
  return {
    id: numberOrNone(record.id),
    type: Number(record.type),
    code: textOrNull(record.code),
    nameAr: textOrNull(record.nameAr),
    nameEn: textOrNull(record.nameEn),
    value: numberOrNone(record.value) ?? null,
    parent: numberOrNone(record.parent) ?? null,
    isActive: record.isActive !== false,
    isDefault: record.isDefault === true,
  }
}

function numberOrNone(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
