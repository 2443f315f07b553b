import { nameIn } from './lookups.ts'
import { leaders, type Label, type Plan } from './points.ts'
import { useHere } from './site.ts'

interface Placed {
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
}

interface MapLabelsProps<T extends Placed> {
  readonly plan: Plan<T>
  readonly labels: readonly Label<T>[]
  /** The point that the drawing is about: larger, and its name further from it. */
  readonly isOwn: (of: T) => boolean
}

/** The names of a drawing's points, each beside its own, with a line to it where it had no room on a level with it. */
export function MapLabels<T extends Placed>({ plan, labels, isOwn }: MapLabelsProps<T>) {
  const { lang } = useHere()
  return (
    <>
      <path className="leader" d={leaders(plan, labels)} />
      {labels.map(({ of, x, y, side }) => (
        <text
          key={of.code}
          className={isOwn(of) ? 'label-own' : undefined}
          x={side === 'middle' ? x : x + (side === 'right' ? 1 : -1) * (isOwn(of) ? 14 : 10)}
          y={y}
          textAnchor={side === 'middle' ? 'middle' : (side === 'right') === (lang === 'ar') ? 'end' : 'start'}
          dominantBaseline="central"
        >
          {nameIn(lang, of)}
        </text>
      ))}
    </>
  )
}
