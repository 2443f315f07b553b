import { pluralOf, type Label, type Lang } from '../../define.ts'
import type { Kind, Variable } from './kind.ts'

/** What every template may name beside the variables of its kind. */
const commonVariables = {
  name: text('اسم المستلم', 'Recipient’s name', 'سمر عبد الله', 'Samar Abdallah'),
  product: text('اسم النظام', 'Name of the system', 'محلّي', 'Mahalli'),
  link: text('الرابط', 'Link', 'https://mahalli.example/dashboard', 'https://mahalli.example/dashboard'),
  host: text('عنوان الموقع', 'Address of the site', 'mahalli.example', 'mahalli.example'),
} as const satisfies Record<string, Variable>

/** Every variable that a template of the kind may name. */
export function variablesOf({ variables }: Kind): Readonly<Record<string, Variable>> {
  return { ...commonVariables, ...variables }
}

/** The examples of a kind's variables, as a preview shows them. @param dateOf writes an instant */
export function examplesOf(kind: Kind, lang: Lang, dateOf: (instant: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(variablesOf(kind)).map(([name, variable]) => [name, exampleOf(variable, lang, dateOf)]))
}

function exampleOf(variable: Variable, lang: Lang, dateOf: (instant: string) => string): string {
  if (variable.as === 'count') return pluralOf(variable.words, variable.example, lang)
  return variable.as === 'date' ? dateOf(variable.example) : variable.example[lang === 'ar' ? 0 : 1]
}

/** A text that a template may name, with an example of it. */
export function text(ar: string, en: string, ...example: Label): Variable & { as: 'text' } {
  return { label: [ar, en], as: 'text', example }
}
