import { useDefinition } from '../../../web/generic/definition.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Prose } from '../../../web/ui/Prose.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { inLang, type AnyResource, type Label, type Lang } from '../../define.ts'
import { entryTemplate, fieldSources } from './entryTemplate.ts'
import { findModule } from './templated.ts'
import { orderedRows } from './templateRows.ts'
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
            <Told html={record[told === 'ar' ? 'introAr' : 'introEn']} />
            <ol className="template-preview-fields">
              {orderedRows(record.fields).map(row => (
                <li key={String(row.id)}>
                  <b>{nameOf(row, resource, told)}</b>
                  {row.required === true && <span className="field-need">{say('required', told)}</span>}
                  {row.visible === false && <span className="text-muted"> {say('hidden', told)}</span>}
                  <Help row={row} lang={told} />
                </li>
              ))}
            </ol>
            <Told html={record[told === 'ar' ? 'skeletonAr' : 'skeletonEn']} />
          </section>
        ))}
      </div>
      <p className="text-muted">{say('restAsUsual', lang)}</p>
    </>
  )
}

function Told({ html }: { html: unknown }) {
  return typeof html === 'string' && html !== '' ? <Prose dangerouslySetInnerHTML={{ __html: html }} /> : null
}

function Help({ row, lang }: { row: Readonly<Record<string, unknown>>; lang: Lang }) {
  const help = lang === 'ar' ? row.helpAr : row.helpEn
  return typeof help === 'string' && help !== '' ? <p className="text-muted">{help}</p> : null
}

function nameOf(row: Readonly<Record<string, unknown>>, { fields }: AnyResource, lang: Lang): string {
  const own: Label | undefined = fields[String(row.fieldKey)]?.label
  if (row.source !== fieldSources.added[0]) return own ? inLang(own, lang) : say('fieldMissing', lang)
  const label = lang === 'ar' ? row.labelAr : row.labelEn
  return typeof label === 'string' ? label : ''
}
