import { dateAndTime, inLang } from '../../define.ts'
import { Choices } from '../../../web/fields/choices.tsx'
import type { EditorProps } from '../../../web/fields/editor.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { optionsOf, useLookup } from '../../../web/generic/lookups.ts'
import { isOfSender, type Row } from '../../../web/generic/record.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { OwnSwitch, SenderAgreed } from '../../../web/generic/SenderAgreed.tsx'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { deskZone } from '../../../web/generic/zone.ts'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { accessibilities, creativeIdeasBank } from './creativeIdeasBank.ts'
import { ideaDeskTexts } from './deskTexts.ts'
import { readersOf } from './readers.ts'
import { isSubFieldOf } from './subFields.ts'

const own = { subField: SubFieldEditor, showOwnerName: OwnerSwitch, accessibility: ReadersEditor }

/** An idea at the desk: what its owner has agreed to is read before its fields. */
export function IdeaForm({ params: { id } }: { params: { readonly id: string } }) {
  const desk = useDesk()
  const { record } = useRecord(creativeIdeasBank, id)
  return (
    <RecordForm
      resource={creativeIdeasBank}
      id={id}
      listHref={desk.listHref(creativeIdeasBank)}
      hrefOf={row => desk.hrefOf(creativeIdeasBank, row)}
      above={record && <Agreed record={record} />}
      own={own}
    />
  )
}

/** What the owner of an idea has agreed to, in words: nobody but him agrees to more. */
function Agreed({ record }: { record: Row }) {
  const lang = useLang()
  const words = ideaDeskTexts.in(lang)
  const { ownerApproval, ownerApprovalDate, showOwnerName, accessibility } = creativeIdeasBank.fields
  const readers = Object.values(accessibilities).find(([code]) => code === record.accessibility)
  const agreedAt = typeof record.ownerApprovalDate === 'string' ? dateAndTime(record.ownerApprovalDate, deskZone(), lang) : undefined
  return (
    <SenderAgreed
      title={words.agreed}
      facts={[
        {
          label: inLang(ownerApproval.label, lang),
          value: record.ownerApproval === true ? words.agrees : words.agreesNot,
          ...(record.ownerApproval === true && agreedAt !== undefined && { note: `${inLang(ownerApprovalDate.label, lang)}: ${agreedAt}` }),
        },
        { label: inLang(showOwnerName.label, lang), value: record.showOwnerName === true ? words.named : words.namedNot },
        ...(readers ? [{ label: inLang(accessibility.label, lang), value: inLang([readers[1], readers[2]], lang) }] : []),
      ]}
    />
  )
}

function OwnerSwitch(props: EditorProps) {
  return <OwnSwitch {...props} of={creativeIdeasBank} />
}

/** Who may read an idea: of one that its owner has sent himself no more than he has said. */
function ReadersEditor(props: EditorProps) {
  const { saved = {}, lang } = props
  const isSent = isOfSender(creativeIdeasBank, saved)
  const offered = Object.values(accessibilities).filter(([code]) => !isSent || readersOf(code) <= readersOf(saved.accessibility))
  return <Choices {...props} options={offered.map(([code, ar, en]) => ({ value: String(code), label: inLang([ar, en], lang) }))} />
}

/** The subfields of the field that is chosen; of another one that which stands there already, which is refused in words. */
function SubFieldEditor(props: EditorProps) {
  const fields = useLookup(creativeIdeasBank.fields.field.list)
  const values = useLookup(props.column.field.list)
  const field = fields.find(({ id }) => id === props.record?.field)?.code
  const offered = values.filter(({ id, code }) => field === undefined || id === props.value || isSubFieldOf(field, code))
  return <Choices {...props} options={optionsOf(offered, [props.value], props.lang)} />
}
