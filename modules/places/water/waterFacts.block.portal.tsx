import { Table2 } from 'lucide-react'
import { numberOf, pluralOf, type Lang, type Plural } from '../../define.ts'
import type { Block, BlockRequest } from '../../../web/generic/portal/block.ts'
import { lookupOf, type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { withUnits } from '../../../web/generic/portal/texts.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { KeyFigures } from '../../../web/ui/KeyFigures.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import { WaterChart } from './waterChart.portal.tsx'
import { figuresOf, type PublicSheet, type WaterFigures } from './waterFigures.ts'

interface WaterData {
  /** Earliest first. */
  readonly years: readonly WaterFigures[]
  readonly latest: WaterFigures
  readonly source: LookupValue | undefined
}

const years = 5
const texts = {
  ar: {
    water: 'المياه',
    supplied: 'الكمية الموردة',
    billed: 'الكمية المفوترة',
    nrw: 'مياه غير محاسب عليها',
    year: 'السنة',
    table: 'المياه خلال خمس سنوات',
    source: 'المصدر',
    data: 'البيانات جدولًا',
  },
  en: {
    water: 'Water',
    supplied: 'Water supplied',
    billed: 'Water billed',
    nrw: 'Non-revenue water',
    year: 'Year',
    table: 'Water over five years',
    source: 'Source',
    data: 'The data as a table',
  },
}

const litres: Plural = {
  ar: { zero: '{n} لتر', one: '{n} لتر', two: '{n} لتر', few: '{n} لترات', many: '{n} لترًا', other: '{n} لتر' },
  en: { one: '{n} litre', other: '{n} litres' },
}
const days: Plural = {
  ar: { zero: '{n} يوم', one: 'يوم واحد', two: 'يومان', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
  en: { one: '{n} day', other: '{n} days' },
}

/** An authority's water: the latest verified sheet and the four before it. */
export const waterFacts = {
  async load({ api, place }: BlockRequest): Promise<WaterData | undefined> {
    const list = await api.get<{ items: readonly { id: string }[] }>('Public/WaterYear/GetListPaged', {
      localCommId: place.id,
      maxResultCount: years,
    })
    if (list.items.length === 0) return undefined
    const [categories, sources, ...sheets] = await Promise.all([
      lookupOf(api, 'subscriberCategory'),
      lookupOf(api, 'dataSource'),
      ...list.items.map(({ id }) => api.get<PublicSheet>(`Public/WaterYear/Get/${id}`)),
    ])
    const figures = sheets.map(sheet => figuresOf(sheet, categories)).sort((a, b) => a.year - b.year)
    const latest = figures.at(-1)
    const source = sources.find(({ id }) => id === sheets.find(({ year }) => year === latest?.year)?.dataSource)
    return latest && { years: figures, latest, source }
  },
  absent: { ar: texts.ar.water, en: texts.en.water },
  show: (data: WaterData) => <WaterFacts {...data} />,
} satisfies Block

function WaterFacts({ years: sheets, latest, source }: WaterData) {
  const { lang } = useHere()
  const words = texts[lang]
  const isEstimate = source?.code === 'estimate'
  const cubic = lang === 'ar' ? 'م³' : 'm³'
  return (
    <section className="block" aria-labelledby="water">
      <h2 id="water" className="display-section">
        {words.water}
      </h2>
      <KeyFigures parts={[sentenceOf(latest, isEstimate, lang)]} />
      {sheets.length > 1 && (
        <>
          <WaterChart years={sheets} supplied={words.supplied} billed={words.billed} />
          <details className="data-table" open>
            <summary>
              <Icon of={Table2} />
              {words.data}
            </summary>
            <RuledTable
              caption={words.table}
              captionHidden
              lang={lang}
              rows={[...sheets].reverse()}
              keyOf={({ year }) => String(year)}
              columns={[
                { key: 'year', heading: words.year, title: true, cell: ({ year }) => <bdi dir="ltr">{year}</bdi> },
                { key: 'supplied', heading: `${words.supplied} (${cubic})`, figure: ({ suppliedM3 }) => suppliedM3 ?? undefined },
                { key: 'billed', heading: `${words.billed} (${cubic})`, figure: ({ billedM3 }) => billedM3 ?? undefined },
                { key: 'nrw', heading: `${words.nrw} (%)`, figure: ({ nrwPercent }) => nrwPercent ?? undefined, decimals: 1 },
              ]}
            />
          </details>
        </>
      )}
      {source && <SourceNote source={source} lang={lang} />}
    </section>
  )
}

/** What the latest year says, in one sentence: the year once, and of each figure what it counts. */
function sentenceOf(latest: WaterFigures, isEstimate: boolean, lang: Lang): string {
  const { perCapita, suppliedM3, nrwPercent, daysPerWeek } = latest
  const said = (value: number | null, tell: (figure: string) => string, unit?: Plural) =>
    value === null ? [] : [tell(unit ? pluralOf(unit, value, lang) : numberOf(value, lang))]
  const clauses =
    lang === 'ar'
      ? [
          ...said(perCapita, n => `نصيب الفرد من الاستهلاك المنزلي ${n} في اليوم`, litres),
          ...said(suppliedM3, n => `الكمية الموردة ${n} م³`),
          ...said(nrwPercent, n => `غير المحاسب عليه منها ${n}%`),
          ...said(daysPerWeek, n => `مدة الضخ ${n} في الأسبوع`, days),
        ]
      : [
          ...said(perCapita, n => `household use of ${n} per person a day`, litres),
          ...said(suppliedM3, n => `${n} m³ supplied`),
          ...said(nrwPercent, n => `${n}% of it non-revenue water`),
          ...said(daysPerWeek, n => `supply on ${n} a week`, days),
        ]
  const start =
    lang === 'ar' ? `في سنة ${latest.year}${isEstimate ? '، بالتقريب' : ''}: ` : `In ${latest.year}${isEstimate ? ', approximately' : ''}: `
  return withUnits(`${start}${clauses.join(lang === 'ar' ? '، و' : ', ')}.`)
}

/** Every section says where its figures come from. */
function SourceNote({ source, lang }: { source: LookupValue; lang: Lang }) {
  return (
    <p className="caption">
      {texts[lang].source}: {nameIn(lang, source)}
    </p>
  )
}
