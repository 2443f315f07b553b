import { nameIn } from './lookups.ts'
import { leaders, type Label } from './pointLabels.ts'
import { useHere } from './site.ts'

interface Placed {
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
}

interface MapLabelsProps<T extends Placed> {
  readonly labels: readonly Label<T>[]
  /** The point that the drawing is about: its name is bolder. */
  readonly isOwn: (of: T) => boolean
}

/** The names of a drawing's points, each beside its own, with a line to it where it had no room right beside it. */
export function MapLabels<T extends Placed>({ labels, isOwn }: MapLabelsProps<T>) {
  const { lang } = useHere()
  return (
    <>
      <path className="leader" d={leaders(labels)} />
      {labels.map(({ of, x, y, side }) => (
        <text
          key={of.code}
          className={isOwn(of) ? 'label-own' : undefined}
          x={x}
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
