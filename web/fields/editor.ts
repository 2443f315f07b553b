import { createContext, type ComponentType } from 'react'
import type { Column, FieldKind, Lang } from '../../kernel/kernel.ts'

/** What an editor of a value is given. The form holds the value; the editor shows it and says what was typed. */
export interface EditorProps {
  readonly id: string
  readonly column: Column
  readonly label: string
  readonly hint?: string | undefined
  /** The value as JSON has it; null when there is none. */
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** The same for what ends later than it began, an upload: it is given the value as it is by then. */
  readonly onUpdate: (change: (known: unknown) => unknown) => void
  /** Told 1 when something that will change the value begins, a file on its way, and -1 when it has ended. */
  readonly onUnderWay?: ((change: 1 | -1) => void) | undefined
  /** In the reader's language. */
  readonly error: string | undefined
  /** Errors further inside, of child rows, by their path after this field: `[2].quantityM3`. */
  readonly innerErrors: ReadonlyMap<string, string>
  readonly required: boolean
  readonly disabled: boolean
  readonly lang: Lang
  /** The definition that the field belongs to, for uploads. */
  readonly resource: string
  /** What else the form holds: some references depend on it. */
  readonly record?: Readonly<Record<string, unknown>> | undefined
  /** The record as the server answered it last: it names what its references lead to. Undefined of a new one. */
  readonly saved?: Readonly<Record<string, unknown>> | undefined
  /** The field of child rows that it stands in, for uploads. */
  readonly within?: string | undefined
}

/** A value as text; empty when there is none. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A value as number; undefined when there is none. */
export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** A value as list; empty when there is none. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The first argument of a field's check, when it is a number. */
export function bound(column: Column, check: string): number | undefined {
  const argument = column.field.checks.findLast(({ name }) => name === check)?.args[0]
  return typeof argument === 'number' ? argument : undefined
}

/** What a chooser of files offers for a field: of one that takes pictures alone no other file. */
export function acceptedOf({ field }: Column): readonly string[] {
  return field.kind === 'image' ? imageTypes : []
}
const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

/** The editor of each kind of field. */
export type Editors = Readonly<Record<FieldKind, ComponentType<EditorProps>>>

/** The editors that child rows are edited with; who draws a form gives them. */
export const EditorsContext = createContext<Editors | undefined>(undefined)
