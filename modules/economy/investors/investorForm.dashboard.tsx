import { inLang } from '../../define.ts'
import type { EditorProps } from '../../../web/fields/editor.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import type { Row } from '../../../web/generic/record.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { OwnSwitch, SenderAgreed } from '../../../web/generic/SenderAgreed.tsx'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { investorDeskTexts } from './deskTexts.ts'
import { investors } from './investor.ts'

const own = { allowToPublish: InvestorSwitch, showContact: InvestorSwitch }

/** An investor at the desk: what he has agreed to is read before his fields. */
export function InvestorForm({ params: { id } }: { params: { readonly id: string } }) {
  const desk = useDesk()
  const { record } = useRecord(investors, id)
  return (
    <RecordForm
      resource={investors}
      id={id}
      listHref={desk.listHref(investors)}
      hrefOf={row => desk.hrefOf(investors, row)}
      above={record && <Agreed record={record} />}
      own={own}
    />
  )
}

/** What an investor has agreed to, in words: nobody but him agrees to more. */
function Agreed({ record }: { record: Row }) {
  const lang = useLang()
  const words = investorDeskTexts.in(lang)
  const { allowToPublish, investorApproval, showContact } = investors.fields
  return (
    <SenderAgreed
      title={words.agreed}
      facts={[
        { label: inLang(allowToPublish.label, lang), value: record.allowToPublish === true ? words.allows : words.allowsNot },
        { label: inLang(investorApproval.label, lang), value: record.investorApproval === true ? words.approves : words.approvesNot },
        { label: inLang(showContact.label, lang), value: record.showContact === true ? words.reached : words.reachedNot },
      ]}
    />
  )
}

function InvestorSwitch(props: EditorProps) {
  return <OwnSwitch {...props} of={investors} />
}
