import { columnsAsked, columnsOf, inLang, type FormSpec, type Lang } from '../../../kernel/kernel.ts'

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
  const { portal } = spec.resource.options
  const switches = new Set([...Object.values(spec.publicIf), ...(spec.publicWith ?? []).slice(0, 1)])
  const isRead = new Set([...Object.keys(spec.publicUnless ?? {}), ...(spec.publicToo ?? [])])
  const columns = new Map([...columnsOf(spec.resource.fields), ...columnsOf(spec.beside)].map(column => [column.name, column]))
  const fields = columnsAsked(spec).flatMap(name => (switches.has(name) ? [] : (columns.get(name) ?? [])))
  const whose = fields.flatMap(({ name, fieldName, field }): (readonly [readers: keyof Publicity, label: string])[] => {
    const label = inLang(spec.labels?.[name] ?? field.label, lang)
    if (name in spec.publicIf) return [['ifLet', label]]
    if (isRead.has(name) || portal?.fields.includes(fieldName)) return [['everybody', label]]
    return spec.publicOneByOne?.includes(name) ? [] : [['nobody', label]]
  })
  const of = (readers: keyof Publicity) => [...new Set(whose.flatMap(([who, label]) => (who === readers ? label : [])))]
  return { everybody: of('everybody'), ifLet: of('ifLet'), nobody: of('nobody') }
}
