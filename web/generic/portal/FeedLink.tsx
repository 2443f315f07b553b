import { Rss } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { useHere } from './site.ts'
import { listTexts } from './words.ts'

/** The way to the feed of a list. @param address path of the feed in Arabic */
export function FeedLink({ address }: { address: string }) {
  const { lang, to } = useHere()
  return (
    <a className="more" href={to(address)} type="application/rss+xml">
      <Icon of={Rss} />
      {listTexts.say('feed', lang)}
    </a>
  )
}
