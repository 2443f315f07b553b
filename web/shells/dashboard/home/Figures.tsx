import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { inLang, numberOf, pluralOf, type Lang } from '../../../../kernel/kernel.ts'
import { figureFaces, type FigureFace, type KeyFigure, type KeyFigures } from '../../../../modules/reports/home/figures.ts'
import { browserApi } from '../../../generic/browserApi.ts'
import { LoadFailed } from '../../../generic/LoadFailed.tsx'
import { Moment } from '../../../generic/Moment.tsx'
import { Figure, figuresWide } from '../../../ui/Figure.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { word } from '../texts.ts'
import type { BlockName } from './layout.ts'

/** Figures older than this are asked for again. Milliseconds (reports, section 4). */
const longestAgeMs = 60_000

interface FiguresProps {
  readonly place: string
  /** Blocks that the reader has taken off the page: nothing leads to them. */
  readonly hidden: readonly BlockName[]
  readonly lang: Lang
}

/** The key figures of the place that the reader acts for; each leads to what it counts. Without any there is no such block. */
export default function Figures({ place, hidden, lang }: FiguresProps) {
  const isHere = (href: string | null) => !hidden.some(name => href === `/dashboard#${name}`)
  const figures = useQuery({
    // Whatever list is read anew, the figures are too: they count what it shows.
    queryKey: ['list', 'figures', place],
    queryFn: () => browserApi.get<KeyFigures>('Home/GetFigures'),
    staleTime: longestAgeMs,
    refetchInterval: longestAgeMs,
  })
  if (figures.data?.items.length === 0) return null
  const width = figuresWide(
    (figures.data?.items ?? []).map(({ value }) => value),
    undefined,
  )
  return (
    <section>
      <h2>{word('figures', lang)}</h2>
      {figures.isPending && <Skeleton lang={lang} lines={4} />}
      {figures.isError && !figures.data && <LoadFailed error={figures.error} onRetry={() => void figures.refetch()} />}
      {figures.data && (
        <>
          <ul className="figure-rows">
            {figures.data.items.map(figure => (
              <FigureRow key={figure.code} figure={isHere(figure.href) ? figure : { ...figure, href: null }} width={width} lang={lang} />
            ))}
          </ul>
          <p className="figure-at">
            {word('asOf', lang)}{' '}
            <time dateTime={figures.data.at}>
              <Moment at={figures.data.at} lang={lang} />
            </time>
          </p>
        </>
      )}
    </section>
  )
}

function FigureRow({ figure: { code, value, beside, yearBefore, href }, width, lang }: { figure: KeyFigure; width: number; lang: Lang }) {
  const face: FigureFace = figureFaces[code]
  const label = inLang(face.label, lang)
  return (
    <li>
      <span className="home-row-text">
        {href === null ? (
          <span>{label}</span>
        ) : href.startsWith('/dashboard/') ? (
          <Link to={href}>{label}</Link>
        ) : (
          <a href={href}>{label}</a>
        )}
        {face.beside && beside !== null && <span className="home-row-facts">{pluralOf(face.beside, beside, lang)}</span>}
        {yearBefore !== null && (
          <span className="home-row-facts">
            {word('yearBefore', lang)} <bdi dir="ltr">{numberOf(yearBefore, lang)}</bdi>
          </span>
        )}
      </span>
      <b className="figure-value">
        <Figure value={value} width={width} lang={lang} />
      </b>
    </li>
  )
}
