import { numberOf, type Lang } from '../../define.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import type { WaterFigures } from './waterFigures.ts'
import { chartTexts } from './texts.ts'

interface WaterChartProps {
  /** Earliest first. */
  years: readonly WaterFigures[]
  supplied: string
  billed: string
}

const sizes = [
  { className: 'chart chart-wide', width: 720, height: 300 },
  { className: 'chart chart-narrow', width: 340, height: 250 },
] as const

/** Supplied and billed water, year by year, in thousands of m³; time runs as the language is read. Its data stand in the table below it. */
export function WaterChart({ years, supplied, billed }: WaterChartProps) {
  const { lang } = useHere()
  const label = `${supplied}, ${billed}, ${chartTexts.in(lang).thousand}: ${years[0]?.year ?? ''} - ${years.at(-1)?.year ?? ''}`
  return (
    <figure className="chart-figure">
      <figcaption className="chart-key">
        <span>
          <Swatch className="bar-pale" />
          {supplied}
        </span>
        <span>
          <Swatch className="bar-full" />
          {billed}
        </span>
      </figcaption>
      {sizes.map(({ className, width, height }) => (
        <svg key={className} className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <Drawing years={years} lang={lang} width={width} height={height} />
        </svg>
      ))}
    </figure>
  )
}

function Swatch({ className }: { className: string }) {
  return (
    <svg className="swatch" viewBox="0 0 14 14" aria-hidden="true">
      <rect className={className} x="0.5" y="0.5" width="13" height="13" />
    </svg>
  )
}

const top = 44
const bottom = 30

function Drawing({ years, lang, width, height }: { years: readonly WaterFigures[]; lang: Lang; width: number; height: number }) {
  const thousands = (n: number | null) => (n ?? 0) / 1000
  const step = stepOf(Math.max(...years.map(({ suppliedM3, billedM3 }) => Math.max(thousands(suppliedM3), thousands(billedM3)))))
  const lines = step.count + 1
  const axisWidth = 14 + numberOf(step.size * step.count, lang).length * 9
  const floor = height - bottom
  const y = (value: number) => round(floor - ((floor - top) * value) / (step.size * step.count))
  const room = (width - axisWidth) / years.length
  const bar = Math.min(52, room * 0.36)
  // Written from the side where reading begins: the axis stands there, and the first year beside it.
  const place = (index: number) => (lang === 'ar' ? width - axisWidth - (index + 0.5) * room : axisWidth + (index + 0.5) * room)
  const [from, to] = lang === 'ar' ? [0, width - axisWidth] : [axisWidth, width]
  return (
    <>
      {Array.from({ length: lines }, (_, index) => index * step.size).map(value => (
        <g key={value}>
          <path className={value === 0 ? 'chart-base' : 'chart-line'} d={`M${from} ${y(value)}H${to}`} />
          <text
            className="chart-axis"
            direction="ltr"
            x={lang === 'ar' ? width - axisWidth + 8 : axisWidth - 8}
            y={y(value)}
            textAnchor={lang === 'ar' ? 'start' : 'end'}
            dominantBaseline="central"
          >
            {numberOf(value, lang)}
          </text>
        </g>
      ))}
      <text className="chart-axis" direction="ltr" x={lang === 'ar' ? width : 0} y="12" textAnchor={lang === 'ar' ? 'end' : 'start'}>
        {chartTexts.in(lang).thousand}
      </text>
      {years.map(({ year, suppliedM3, billedM3 }, index) => {
        const middle = place(index)
        const sign = lang === 'ar' ? -1 : 1
        const pair = [
          { value: suppliedM3, className: 'bar-pale', at: middle - (sign * bar) / 2 - sign },
          { value: billedM3, className: 'bar-full', at: middle + (sign * bar) / 2 + sign },
        ]
        return (
          <g key={year}>
            {pair.map(({ value, className, at }) =>
              value === null ? null : (
                <g key={className}>
                  <rect
                    className={className}
                    x={round(at - bar / 2)}
                    y={y(thousands(value))}
                    width={round(bar)}
                    height={round(floor - y(thousands(value)))}
                  />
                  {bar > 34 && (
                    <text className="chart-value" direction="ltr" x={round(at)} y={y(thousands(value)) - 8} textAnchor="middle">
                      {numberOf(Math.round(thousands(value)), lang)}
                    </text>
                  )}
                </g>
              ),
            )}
            <text direction="ltr" x={round(middle)} y={height - 8} textAnchor="middle">
              {year}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** Steps of an axis that reads in round numbers and holds the greatest value, with a little room above it. */
function stepOf(most: number): { size: number; count: number } {
  const rough = (Math.max(most, 1) * 1.02) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const size = [1, 2, 2.5, 5, 10].map(factor => factor * power).find(candidate => candidate >= rough) ?? rough
  return { size, count: Math.ceil((most * 1.02) / size) }
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
