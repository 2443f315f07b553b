import { inLang, type Lang } from '../../kernel/kernel.ts'
import { type Examples, pick } from './examples.ts'
import { RuledTable } from './RuledTable.tsx'
import { DueLabel } from './StateLabel.tsx'

type Pair = readonly [ar: string, en: string]
const budgets: readonly { name: Pair; people: number; loss: number | undefined; budget: number | undefined }[] = [
  { name: ['بلدية جنين', 'Jenin'], people: 49900, loss: 24.1, budget: 41300000 },
  { name: ['بلدية عنبتا', 'Anabta'], people: 8300, loss: 31, budget: 6940000 },
  { name: ['بلدية سبسطية', 'Sebastia'], people: 3200, loss: 9.7, budget: 985000 },
  { name: ['مجلس قروي كفر راعي', 'Kafr Rai'], people: 980, loss: undefined, budget: undefined },
]

const tenders: readonly { no: string; title: Pair; place: Pair; due: string; near: boolean }[] = [
  {
    no: '14/2026',
    title: ['تأهيل شبكة المياه الداخلية، المرحلة الثانية', 'Rehabilitation of the inner water network, phase two'],
    place: ['بلدية قلقيلية', 'Qalqilya'],
    due: '2026/11/22',
    near: true,
  },
  {
    no: '31/2026',
    title: ['توريد حاويات نفايات صلبة', 'Supply of waste containers'],
    place: ['مجلس شمال الخليل', 'North Hebron'],
    due: '2026/12/03',
    near: false,
  },
]

export const examples: Examples = {
  part: 'RuledTable',
  on: 'portal',
  examples: [
    { name: ['الآحاد تحت الآحاد', 'Units under units'], render: lang => <Budgets lang={lang} /> },
    { name: ['سجل بين خطين', 'A ledger between two lines'], render: lang => <Tenders lang={lang} /> },
  ],
}

function Budgets({ lang }: { lang: Lang }) {
  const t = pick(lang)
  return (
    <RuledTable
      lang={lang}
      caption={t('السكان والفاقد والموازنة', 'People, loss and budget')}
      rows={budgets}
      keyOf={row => row.name[1]}
      total={{ name: ['المجموع', 'Total'], people: 62380, loss: 21.6, budget: 49225000 }}
      columns={[
        { key: 'name', heading: t('الهيئة', 'Authority'), cell: row => inLang(row.name, lang), title: true },
        { key: 'people', heading: t('السكان', 'Population'), figure: row => row.people },
        { key: 'loss', heading: t('الفاقد (%)', 'Loss (%)'), figure: row => row.loss, decimals: 1 },
        { key: 'budget', heading: t('الموازنة', 'Budget'), figure: row => row.budget, unit: t('شيكل', 'NIS') },
      ]}
    />
  )
}

function Tenders({ lang }: { lang: Lang }) {
  const t = pick(lang)
  return (
    <RuledTable
      ledger
      captionHidden
      lang={lang}
      caption={t('عطاءات مفتوحة', 'Open tenders')}
      rows={tenders}
      keyOf={row => row.no}
      columns={[
        { key: 'no', heading: t('الرقم', 'Number'), cell: row => <bdi dir="ltr">{row.no}</bdi> },
        {
          key: 'title',
          heading: t('العطاء والجهة', 'Tender and place'),
          title: true,
          cell: row => (
            <>
              <a href={`#${row.no}`}>{inLang(row.title, lang)}</a>
              <span className="row-note">{inLang(row.place, lang)}</span>
            </>
          ),
        },
        { key: 'due', heading: t('الإغلاق', 'Closes'), cell: row => <bdi dir="ltr">{row.due}</bdi> },
        {
          key: 'left',
          heading: t('المتبقي', 'Left'),
          cell: row => (row.near ? <DueLabel>{t('ينتهي اليوم', 'Closes today')}</DueLabel> : t('بقي 11 يومًا', '11 days left')),
        },
      ]}
    />
  )
}
