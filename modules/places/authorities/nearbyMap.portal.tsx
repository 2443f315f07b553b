import { centred, dots, labelled, planOf, sizeOf } from '../../../web/generic/portal/points.ts'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { MapCredit } from './governorateMap.portal.tsx'
import type { AuthorityPoint } from './publicAuthorities.ts'

const texts = {
  ar: { caption: 'حجم النقطة بحسب عدد السكان. لا تُرسم حدود.', map: 'مواقع الهيئات نقاطًا' },
  en: { caption: 'Points are sized by population. No borders are drawn.', map: 'Authorities as points' },
}
const size = { width: 400, height: 380, margin: 22 }
const mostLabels = 14
const lineHeight = 20

/** The authorities of one governorate as points, with as many names as there is room for; one of them may be the page's own. */
export function NearbyMap({ points, own }: { points: readonly AuthorityPoint[]; own?: string | undefined }) {
  const { lang } = useHere()
  if (points.length < 2) return null
  // The page's own place is named whatever else is.
  const plan = centred(
    planOf(
      [...points].sort((a, b) => Number(b.code === own) - Number(a.code === own)),
      size,
    ),
    size.width,
  )
  const isOwn = (point: AuthorityPoint) => point.code === own
  // The page's own name is bolder and stands further from its larger point.
  const widthOf = (point: AuthorityPoint) => Array.from(nameIn(lang, point)).length * (isOwn(point) ? 9.2 : 8.4) + (isOwn(point) ? 4 : 0)
  const labels = labelled(plan, widthOf, lineHeight, mostLabels, isOwn)
  const classes = [
    ['dot dot-l', plan.points.filter(({ of }) => !isOwn(of) && sizeOf(of.populationCount) === 'l')],
    ['dot dot-m', plan.points.filter(({ of }) => !isOwn(of) && sizeOf(of.populationCount) === 'm')],
    ['dot dot-s', plan.points.filter(({ of }) => !isOwn(of) && sizeOf(of.populationCount) === 's')],
    ['dot dot-own', plan.points.filter(({ of }) => isOwn(of))],
  ] as const
  return (
    <figure className="map-nearby">
      <svg viewBox={`0 0 ${size.width} ${plan.height}`} className="points" role="img" aria-label={texts[lang].map}>
        {classes.map(([className, some]) => some.length > 0 && <path key={className} className={className} d={dots(some)} />)}
        {labels.map(({ of, x, y, side }) => (
          <text
            key={of.code}
            className={isOwn(of) ? 'label-own' : undefined}
            x={x + (side === 'right' ? 1 : -1) * (isOwn(of) ? 14 : 10)}
            y={y}
            textAnchor={(side === 'right') === (lang === 'ar') ? 'end' : 'start'}
            dominantBaseline="central"
          >
            {nameIn(lang, of)}
          </text>
        ))}
      </svg>
      <figcaption className="map-caption">
        {texts[lang].caption} <MapCredit />
      </figcaption>
    </figure>
  )
}
