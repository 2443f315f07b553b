import { Table2 } from 'lucide-react'
import { numberOf, pluralOf, type Lang, type Plural } from '../../define.ts'
import type { Block, BlockRequest } from '../../../web/generic/portal/block.ts'
import { lookupOf, type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { readFromLeft, withUnits } from '../../../web/generic/bound.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { KeyFigures } from '../../../web/ui/KeyFigures.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import { WaterChart } from './waterChart.portal.tsx'
import { figuresOf, type PublicSheet, type WaterFigures } from './waterFigures.ts'
import { days, litres, millions, thousands, waterTexts } from './texts.ts'

interface WaterData {
  /** Earliest first. */
  readonly years: readonly WaterFigures[]
  readonly latest: WaterFigures
  readonly source: LookupValue | undefined
}

const years = 5
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
  absent: lang => waterTexts.say('water', lang),
  isBroad: true,
  show: (data: WaterData) => <WaterFacts {...data} />,
} satisfies Block

function WaterFacts({ years: sheets, latest, source }: WaterData) {
  const { lang } = useHere()
  const words = waterTexts.in(lang)
  const isEstimate = source?.code === 'estimate'
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
                { key: 'supplied', heading: `${words.supplied} (${words.cubic})`, figure: ({ suppliedM3 }) => suppliedM3 ?? undefined },
                { key: 'billed', heading: `${words.billed} (${words.cubic})`, figure: ({ billedM3 }) => billedM3 ?? undefined },
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
  // What is estimated has no tenths.
  const inWhole = (value: number | null) => (isEstimate && value !== null ? Math.round(value) : value)
  const told = (word: 'perCapita' | 'isSupplied' | 'isNotBilled' | 'pumped', value: number | null, unit?: Plural) =>
    value === null ? [] : [waterTexts.say(word, lang, { figure: unit ? pluralOf(unit, value, lang) : inShort(value, lang) })]
  const clauses = [
    ...told('perCapita', inWhole(perCapita), litres),
    ...told('isSupplied', suppliedM3),
    ...told('isNotBilled', inWhole(nrwPercent)),
    ...told('pumped', daysPerWeek, days),
  ]
  const start = waterTexts.say(isEstimate ? 'inYearAbout' : 'inYear', lang, { year: String(latest.year) })
  const joined = clauses.reduce((first, next) => (first === '' ? next : waterTexts.say('both', lang, { first, next })), '')
  return readFromLeft(withUnits(`${start} ${joined}.`))
}

/** A figure as one says it: «15.1 مليون»; its digits stand in the table. */
function inShort(value: number, lang: Lang): string {
  const inThousands = Math.round(value / 1000)
  if (inThousands >= 1000) return pluralOf(millions, Math.round(value / 100_000) / 10, lang)
  return inThousands >= 10 ? pluralOf(thousands, inThousands, lang) : numberOf(value, lang)
}

/** Every section says where its figures come from. */
function SourceNote({ source, lang }: { source: LookupValue; lang: Lang }) {
  return (
    <p className="caption">
      {waterTexts.in(lang).source}: {nameIn(lang, source)}
    </p>
  )
}
