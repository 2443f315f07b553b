import { KeptFiles } from '../fields/keptFiles.tsx'
import { rowsOf } from '../fields/rowKeys.ts'
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
  const rows = rowsOf(record.additionalData)
  if (rows.length === 0) return null
  const facts = rows.map(row => ({
    label: pairOf(row, 'label', lang)?.text ?? String(row.fieldKey),
    value: <Answer row={row} lang={lang} />,
  }))
  return (
    <section className="form-part">
      <h2>{inLang(additionalLabel, lang)}</h2>
      <FactList look="rows" facts={facts} />
    </section>
  )
}

/** A text, or the files that were sent, each of which opens. */
function Answer({ row: { value, personalValue, files }, lang }: { row: Row; lang: Lang }) {
  const ids = Array.isArray(files) ? files.filter(id => typeof id === 'string') : []
  if (ids.length > 0) return <KeptFiles ids={ids} lang={lang} />
  return <bdi>{typeof value === 'string' ? value : typeof personalValue === 'string' ? personalValue : ''}</bdi>
}
