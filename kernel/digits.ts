import { latinDigits, latinNumber } from './arabic.ts'
import type { Column } from './columns.ts'
import { findCheck, type FieldKind } from './field.ts'

const numbers = new Set<FieldKind>(['integer', 'decimal', 'percent', 'money', 'year'])
const written = new Set<FieldKind>(['phone', 'date', 'dateTime', 'time', 'choice', 'lookup', 'state'])

/** A text with Latin digits where its field is a number, a date, a telephone or a code; in other texts whoever writes chooses his digits. */
export function latinDigitsIn({ field, fieldName }: Pick<Column, 'field' | 'fieldName'>, text: string): string {
  if (numbers.has(field.kind)) return latinNumber(text)
  return written.has(field.kind) || isCode(field, fieldName) ? latinDigits(text) : text
}

function isCode(field: Column['field'], fieldName: string): boolean {
  const isBound = findCheck(field, 'digits') !== undefined || findCheck(field, 'matches') !== undefined
  return field.kind === 'text' && (isBound || /code$/i.test(fieldName))
}
