import { additionalLabel, inLang, type FormTemplate, type Lang } from '../../kernel/kernel.ts'
import { FactList } from '../ui/FactList.tsx'
import { Prose } from '../ui/Prose.tsx'
import { pairOf, type Row } from './record.ts'

/** What the ministry says before somebody writes. */
export function Instructions({ template, lang }: { template: FormTemplate; lang: Lang }) {
  const said = pairOf({ ...template }, 'intro', lang)
  if (!said) return null
  return (
    <div className="form-intro" lang={said.lang} dir={said.lang === 'ar' ? 'rtl' : 'ltr'}>
      <Prose dangerouslySetInnerHTML={{ __html: said.text }} />
    </div>
  )
}

/** What a visitor was asked beside the fields of the record, each answer under the label that it was asked with; nothing where nothing was. */
export function AdditionalData({ record, lang }: { record: Row; lang: Lang }) {
  const rows = Array.isArray(record.additionalData) ? record.additionalData.filter(isRow) : []
  if (rows.length === 0) return null
  const names = new Map(
    Array.isArray(record.files) ? record.files.filter(isFile).map(({ id, originalFileName }) => [id, originalFileName]) : [],
  )
  const facts = rows.map(row => ({
    label: pairOf(row, 'label', lang)?.text ?? String(row.fieldKey),
    value: <bdi>{valueOf(row, names, lang)}</bdi>,
  }))
  return (
    <section className="form-part">
      <h2>{inLang(additionalLabel, lang)}</h2>
      <FactList look="rows" facts={facts} />
    </section>
  )
}

function valueOf({ value, personalValue, files }: Row, names: ReadonlyMap<string, string>, lang: Lang): string {
  const ids = Array.isArray(files) ? files.filter(id => typeof id === 'string') : []
  if (ids.length > 0) return ids.map(id => names.get(id) ?? id).join(lang === 'ar' ? '، ' : ', ')
  return typeof value === 'string' ? value : typeof personalValue === 'string' ? personalValue : ''
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null
}

function isFile(value: unknown): value is { id: string; originalFileName: string } {
  return typeof value === 'object' && value !== null && 'id' in value && 'originalFileName' in value
}
