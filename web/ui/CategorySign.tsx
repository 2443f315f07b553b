import { later, SparePart } from './later.ts'

// A page does not fail for want of a decoration.
const picture = later(() => import('./CategoryPicture.tsx').then(file => file.CategoryPicture))

interface CategorySignProps {
  /** One of the ten category colours, by its name; none: the colour of the text. */
  readonly color: string | null
  /** The name of a sign; none: a stitch in the colour. */
  readonly icon: string | null
}

/** The sign of a category before its name. It says nothing of its own: the name does. */
export function CategorySign({ color, icon }: CategorySignProps) {
  if (color === null && icon === null) return null
  const tone = color === null ? '' : ` cat-${color}`
  if (icon === null) return <span className={`category-stitch${tone}`} aria-hidden="true" />
  return (
    <span className={`category-sign${tone}`} aria-hidden="true">
      <SparePart of={picture} props={{ icon }} />
    </span>
  )
}
