import { Rss } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { useHere } from './site.ts'
import { listTexts } from './words.ts'

/** The way to the feed of a list, as narrow as the list is where there is such a feed. @param address path of the feed in Arabic */
export function FeedLink({ address }: { address: string }) {
  const { lang, to } = useHere()
  return (
    <a className="more" href={to(address)} type="application/rss+xml">
      <Icon of={Rss} />
      {listTexts.say('feed', lang)}
    </a>
  )
}

/** The path of a list's feeds: of one category or one body where the list has them apart, else of the whole list. */
export function feedPath(
  list: string,
  { category, place }: Readonly<Record<'category' | 'place', { readonly code: string } | undefined>>,
): string {
  const only = place ?? category
  return only ? `${list}/${only.code}` : list
}
