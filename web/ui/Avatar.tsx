import { Mark } from './Mark.tsx'

/** A person by the first letters of two names; the name itself stands beside it. */
export function Avatar({ name, image }: { name: string; image?: string | undefined }) {
  if (image) return <img className="avatar" src={image} alt="" width="40" height="40" />
  const letters = name
    .split(' ')
    .filter(Boolean)
    .slice(0, 2)
    .map(word => Array.from(word)[0])
  return (
    <span className="avatar" aria-hidden="true">
      {letters.join(' ')}
    </span>
  )
}

interface PlaceMarkProps {
  /** Address of the place's own logo; without one the mark of its governorate stands for it. */
  logo?: string | undefined
  /** Code of the governorate, two digits. */
  governorate: string
  size?: 'small' | 'medium' | 'large'
}

const sides = { small: 36, medium: 51, large: 96 } as const

/** A place, by its logo or by the stitches of its governorate; its name stands beside it. */
export function PlaceMark({ logo, governorate, size = 'medium' }: PlaceMarkProps) {
  if (!logo) return <Mark code={governorate} size={size} />
  return <img className="mark object-contain" src={logo} alt="" width={sides[size]} height={sides[size]} loading="lazy" />
}
