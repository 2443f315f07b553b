import { Ellipsis, Eye, Pencil, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { inLang, type Lang } from '../../kernel/kernel.ts'
import { Button } from './Button.tsx'
import { DataTable, type SheetBody, type SheetColumn } from './DataTable.tsx'
import { EmptyState } from './EmptyState.tsx'
import { type Examples, pick } from './examples.ts'
import { RowActs } from './RowActs.tsx'
import { type StateKind, StateLabel } from './StateLabel.tsx'

interface Item {
  readonly id: string
  readonly title: readonly [ar: string, en: string]
  readonly place: readonly [ar: string, en: string]
  readonly date: string
  readonly views: number
  readonly state: readonly [kind: StateKind, ar: string, en: string]
}
const items: readonly Item[] = [
  {
    id: '1',
    title: ['أربعة عشر كيلومترًا من شبكة المياه تصل الأحياء الشرقية', 'Fourteen kilometres of water network reach the eastern quarters'],
    place: ['بلدية جنين', 'Jenin'],
    date: '2026/11/22',
    views: 12840,
    state: ['done', 'منشور', 'Published'],
  },
  {
    id: '2',
    title: ['تمديد مهلة إقرار الموازنات', 'More time to adopt the budgets'],
    place: ['الوزارة', 'Ministry'],
    date: '2026/11/22',
    views: 934,
    state: ['changed', 'منشور وله تعديل', 'Published, edited'],
  },
  {
    id: '3',
    title: ['توقيع مذكرة تفاهم', 'A memorandum is signed'],
    place: ['الوزارة', 'Ministry'],
    date: '2026/11/15',
    views: 77,
    state: ['refused', 'مرفوض', 'Rejected'],
  },
]

export const examples: Examples = {
  part: 'DataTable',
  on: 'dashboard',
  examples: [
    { name: ['صفوف', 'Rows'], render: lang => <Rows lang={lang} /> },
    { name: ['تحميل: الشكل نفسه', 'Loading: the same shape'], render: lang => <Sheet lang={lang} body={{ loading: 4 }} /> },
    {
      name: ['فارغة: لماذا وما الطريق', 'Empty: why, and the way on'],
      render: lang => {
        const t = pick(lang)
        const instead = (
          <EmptyState
            title={t('لا توجد نتائج ضمن عوامل التصفية', 'Nothing matches the filters')}
            action={<Button>{t('أزل التصفية', 'Remove the filters')}</Button>}
          />
        )
        return <Sheet lang={lang} body={{ instead }} />
      },
    },
    {
      name: ['خطأ', 'Error'],
      render: lang => {
        const t = pick(lang)
        const instead = (
          <EmptyState
            kind="error"
            title={t('تعذّر تحميل الأخبار', 'The news could not be loaded')}
            action={<Button icon={RotateCw}>{t('أعد المحاولة', 'Try again')}</Button>}
          />
        )
        return <Sheet lang={lang} body={{ instead }} />
      },
    },
    {
      name: ['دون صلاحية', 'No permission'],
      render: lang => {
        const t = pick(lang)
        const instead = (
          <EmptyState kind="forbidden" title={t('لا تملك صلاحية عرض الأخبار', 'You lack the permission to see the news')}>
            {t('اطلبها من مدير المستخدمين في جهتك.', 'Ask the user manager of your place for it.')}
          </EmptyState>
        )
        return <Sheet lang={lang} body={{ instead }} />
      },
    },
  ],
}

function columnsOf(lang: Lang): readonly SheetColumn<Item>[] {
  const t = pick(lang)
  return [
    {
      key: 'title',
      heading: t('العنوان', 'Title'),
      title: true,
      sortable: true,
      cell: item => <a href={`#${item.id}`}>{inLang(item.title, lang)}</a>,
    },
    { key: 'place', heading: t('الجهة', 'Place'), room: 'medium', cell: item => inLang(item.place, lang) },
    { key: 'date', heading: t('التاريخ', 'Date'), sortable: true, cell: item => <bdi dir="ltr">{item.date}</bdi> },
    { key: 'views', heading: t('القراءات', 'Views'), figure: item => item.views, room: 'wide' },
    { key: 'state', heading: t('الحالة', 'State'), cell: ({ state: [kind, ar, en] }) => <StateLabel kind={kind}>{t(ar, en)}</StateLabel> },
  ]
}

function Sheet({ lang, body }: { lang: Lang; body: SheetBody<Item> }) {
  return <DataTable caption={pick(lang)('الأخبار', 'News')} columns={columnsOf(lang)} body={body} keyOf={item => item.id} />
}

function Rows({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const [sort, setSort] = useState({ key: 'date', descending: true })
  return (
    <DataTable
      caption={t('الأخبار', 'News')}
      columns={columnsOf(lang)}
      body={{ rows: items }}
      keyOf={item => item.id}
      nameOf={item => inLang(item.title, lang)}
      firstNumber={1}
      sort={sort}
      onSort={key => setSort({ key, descending: sort.key === key && !sort.descending })}
      selected={selected}
      onSelect={setSelected}
      actsOf={item => (
        <RowActs
          name={inLang(item.title, lang)}
          acts={[
            { icon: Pencil, label: t('تحرير', 'Edit'), onAct: () => {} },
            { icon: Eye, label: t('عرض', 'View'), onAct: () => {}, disabledReason: t('لم يُنشر بعد', 'Not published yet') },
            { icon: Ellipsis, label: t('المزيد', 'More'), acts: [{ label: t('حذف', 'Delete'), danger: true, onAct: () => {} }] },
          ]}
        />
      )}
    />
  )
}
