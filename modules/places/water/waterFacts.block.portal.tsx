import { Table2 } from 'lucide-react'
import { numberOf, type Lang } from '../../define.ts'
import type { Block, BlockRequest } from '../../../web/generic/portal/block.ts'
import { lookupOf, type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { FactList } from '../../../web/ui/FactList.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
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
    perCapita: 'نصيب الفرد',
    perCapitaUnit: 'لتر/يوم',
    supplied: 'الكمية الموردة',
    billed: 'الكمية المفوترة',
    nrw: 'مياه غير محاسب عليها',
    days: 'أيام الضخ',
    daysUnit: 'في الأسبوع',
    year: 'السنة',
    table: 'المياه خلال خمس سنوات',
    estimate: 'تقريبي',
    source: 'المصدر',
    data: 'البيانات جدولًا',
  },
  en: {
    water: 'Water',
    perCapita: 'Use per person',
    perCapitaUnit: 'L/day',
    supplied: 'Water supplied',
    billed: 'Water billed',
    nrw: 'Non-revenue water',
    days: 'Supply days',
    daysUnit: 'a week',
    year: 'Year',
    table: 'Water over five years',
    estimate: 'approximate',
    source: 'Source',
    data: 'The data as a table',
  },
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
  show: (data: WaterData) => <WaterFacts {...data} />,
} satisfies Block

function WaterFacts({ years: sheets, latest, source }: WaterData) {
  const { lang } = useHere()
  const words = texts[lang]
  const isEstimate = source?.code === 'estimate'
  const note = `${latest.year}${isEstimate ? `${lang === 'ar' ? '، ' : ', '}${words.estimate}` : ''}`
  const cubic = lang === 'ar' ? 'م³' : 'm³'
  const fact = (label: string, value: number | null, unit: string) =>
    value === null ? [] : [{ label, value: <bdi dir="ltr">{numberOf(value, lang)}</bdi>, unit, note }]
  return (
    <section className="block" aria-labelledby="water">
      <h2 id="water" className="display-section">
        {words.water}
      </h2>
      <FactList
        facts={[
          ...fact(words.perCapita, latest.perCapita, words.perCapitaUnit),
          ...fact(words.supplied, latest.suppliedM3, cubic),
          ...fact(words.nrw, latest.nrwPercent, '%'),
          ...fact(words.days, latest.daysPerWeek, words.daysUnit),
        ]}
      />
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

/** Every section says where its figures come from. */
function SourceNote({ source, lang }: { source: LookupValue; lang: Lang }) {
  return (
    <p className="caption">
      {texts[lang].source}: {nameIn(lang, source)}
    </p>
  )
}
