import { PlaceMark } from '../../ui/Avatar.tsx'
import { ProductMark } from '../../ui/ProductMark.tsx'
import { imageAddress } from './Picture.tsx'
import type { Publishing } from './published.ts'

/** Whose a record is, by logo or by the stitches of its governorate; the ministry by the product's own sign. */
export function PublisherMark({ publisher }: { publisher: Publishing | undefined }) {
  if (!publisher?.governorate)
    return (
      <span className="mark">
        <ProductMark />
      </span>
    )
  return <PlaceMark governorate={publisher.governorate} logo={publisher.logo ? imageAddress(publisher.logo, 400) : undefined} />
}
