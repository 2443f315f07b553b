import { useDefinition } from '../../../web/generic/definition.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { pairOf, titleOf, type Row } from '../../../web/generic/record.ts'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Prose } from '../../../web/ui/Prose.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { inLang, type AnyResource, type Label, type Lang } from '../../define.ts'
import { choicesOf } from './choices.ts'
import { entryTemplate, fieldSources } from './entryTemplate.ts'
import { findModule } from './templated.ts'
import { shownColumns } from './templateColumns.ts'
import { orderedRows, type EditedRow } from './templateRows.ts'
import { say } from './texts.ts'

/** A template as who fills in its form meets it, in both languages. */
export function TemplatePreview({ template, onClose }: { template: Row; onClose: () => void }) {
  const lang = useLang()
  const { record, failure } = useRecord(entryTemplate, String(template.id))
  const modules = useLookup('moduleType')
  const found = findModule(modules.find(item => item.id === template.module)?.code ?? '')
  const { resource } = useDefinition(found?.resource)
  const title = say('previewOf', lang, { title: titleOf(entryTemplate, template, lang) })
  return (
    <Dialog title={title} open onClose={onClose} wide>
      {failure ?? (record && resource ? <Both record={record} resource={resource} /> : <Skeleton lang={lang} lines={6} />)}
    </Dialog>
  )
}

function Both({ record, resource }: { record: Row; resource: AnyResource }) {
  const lang = useLang()
  return (
    <>
      <div className="template-preview">
        {(['ar', 'en'] as const).map(told => (
          <section key={told} lang={told} dir={told === 'ar' ? 'rtl' : 'ltr'}>
            <h3 lang={lang}>{say(told === 'ar' ? 'inArabic' : 'inEnglish', lang)}</h3>
            <Told record={record} name="intro" lang={told} />
            <ol className="template-preview-fields">
              {orderedRows(record.fields).map(row => (
                <li key={String(row.id)}>
                  <b>{nameOf(row, resource, told)}</b>
                  {row.required === true && <span className="field-need">{say('required', told)}</span>}
                  {row.visible === false && <span className="text-muted"> {say('hidden', told)}</span>}
                  <Details row={row} lang={told} />
                  <Help row={row} lang={told} />
                </li>
              ))}
            </ol>
            {/* Each language of the body has its own: none takes the place of the other. */}
            <Prepared html={record[told === 'ar' ? 'skeletonAr' : 'skeletonEn']} />
          </section>
        ))}
      </div>
      <p className="text-muted">{say('restAsUsual', lang)}</p>
    </>
  )
}

/** A text that is read before the form, in the other language where this one has none: as the form itself has it. */
function Told({ record, name, lang }: { record: Row; name: string; lang: Lang }) {
  const said = pairOf(record, name, lang)
  if (!said) return null
  return (
    <div lang={said.lang} dir={said.lang === 'ar' ? 'rtl' : 'ltr'}>
      <Prose dangerouslySetInnerHTML={{ __html: said.text }} />
    </div>
  )
}

function Prepared({ html }: { html: unknown }) {
  return typeof html === 'string' && html !== '' ? <Prose dangerouslySetInnerHTML={{ __html: html }} /> : null
}

function Help({ row, lang }: { row: EditedRow; lang: Lang }) {
  const said = pairOf(row, 'help', lang)
  return said ? (
    <p className="text-muted" lang={said.lang} dir={said.lang === 'ar' ? 'rtl' : 'ltr'}>
      {said.text}
    </p>
  ) : null
}

/** What an added field takes. */
function Details({ row, lang }: { row: EditedRow; lang: Lang }) {
  if (row.source !== fieldSources.added[0]) return null
  const told = detailsOf(row, lang)
  return <p className="text-muted">{told.map(([label, value]) => `${label}: ${value}`).join(' · ')}</p>
}

function detailsOf(row: EditedRow, lang: Lang): (readonly [label: string, value: string])[] {
  return shownColumns(row).flatMap(({ name, label, field }) => {
    if (!details.has(name)) return []
    const value =
      name === 'choices'
        ? choicesOf(typeof row.choices === 'string' ? row.choices : null).map(one => inLang(one, lang))
        : [row[name]].flat()
    const words = Object.values(field.words ?? {})
    const said = value.flatMap(one => {
      const word = words.find(([code]) => code === one)
      if (word) return inLang([word[1], word[2]], lang)
      return typeof one === 'string' || typeof one === 'number' ? String(one) : []
    })
    return said.length === 0 ? [] : [[inLang(label, lang), said.join(lang === 'ar' ? '، ' : ', ')] as const]
  })
}

const details: ReadonlySet<string> = new Set(['fieldType', 'textKind', 'choices', 'min', 'max', 'maxKB', 'fileTypes'])

function nameOf(row: EditedRow, { fields }: AnyResource, lang: Lang): string {
  const own: Label | undefined = fields[String(row.fieldKey)]?.label
  if (row.source !== fieldSources.added[0]) return own ? inLang(own, lang) : say('fieldMissing', lang)
  const label = lang === 'ar' ? row.labelAr : row.labelEn
  return typeof label === 'string' ? label : ''
}
