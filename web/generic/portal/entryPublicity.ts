import { columnsAsked, columnsOf, inLang, type FormSpec, type Lang } from '../../../kernel/kernel.ts'
import { readersOf, type Readers } from './entryReaders.ts'

/** What becomes of the fields of a form, each by its name there. */
export interface Publicity {
  /** Everybody reads them, once what was sent is published. */
  readonly everybody: readonly string[]
  /** Everybody reads them where their sender has switched that on. */
  readonly ifLet: readonly string[]
  /** They are never published. */
  readonly nobody: readonly string[]
}

/**
 * Who will read the fields of a form, as it is asked: told before anything is filled in. Consents and switches are no fields to read; files of
 * which some are let go one by one say so at their field.
 */
export function publicityOf(spec: FormSpec, lang: Lang): Publicity {
  const columns = new Map([...columnsOf(spec.resource.fields), ...columnsOf(spec.beside)].map(column => [column.name, column]))
  const whose = columnsAsked(spec).flatMap(name => {
    const column = columns.get(name)
    return column ? [[toldAs[readersOf(spec, column).who], inLang(spec.labels?.[name] ?? column.field.label, lang)] as const] : []
  })
  const of = (readers: keyof Publicity) => [...new Set(whose.flatMap(([who, label]) => (who === readers ? label : [])))]
  return { everybody: of('everybody'), ifLet: of('ifLet'), nobody: of('nobody') }
}

const toldAs = {
  governs: undefined,
  everybody: 'everybody',
  if: 'ifLet',
  unless: 'everybody',
  oneByOne: undefined,
  nobody: 'nobody',
} as const satisfies Record<Readers['who'], keyof Publicity | undefined>
