import { numberOf } from '../../define.ts'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import type { WayOn } from '../../../web/generic/portal/wayOn.ts'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { adsPath, type AdsQuery } from './adsQuery.ts'
import { tabWords } from './adsStages.portal.tsx'
import type { NoticePage } from './publicAds.ts'
import { noticeTexts } from './texts.ts'

interface NothingFoundProps {
  query: AdsQuery
  counts: NoticePage['counts']
  /** How many there are in Arabic alone. */
  inArabic: number
  wayOn: WayOn | undefined
  isNarrowed: boolean
}

/** Where a reader of an empty list may look next, the nearest stage first. */
const nextTabs = ['open', 'closed', 'all'] as const

/** An empty list of notices, with the way to those that there are: at another stage, in Arabic, or all. */
export function NothingFound({ query, counts, inArabic, wayOn, isNarrowed }: NothingFoundProps) {
  const { lang, to } = useHere()
  const words = noticeTexts.in(lang)
  if (query.tab === 'open' && !isNarrowed && counts.all > 0)
    return (
      <EmptyState title={words.noneOpen} action={<LinkButton href={to('/ads?stage=closed')}>{words.showClosed}</LinkButton>}>
        {words.noneOpenWhy}
      </EmptyState>
    )
  const next = nextTabs.find(tab => tab !== query.tab && counts[tab] > 0)
  if (isNarrowed && next)
    return (
      <EmptyState
        title={words.none}
        action={
          <LinkButton href={to(adsPath({ ...query, tab: next, page: 1 }))}>
            {words[tabWords[next]]} ({numberOf(counts[next], lang)})
          </LinkButton>
        }
      >
        {words.noneInTab}
      </EmptyState>
    )
  const said = { yet: words.noneYet, title: words.none, why: words.noneWhy, all: words.allAds }
  return <NothingListed isNarrowed={isNarrowed || counts.all > 0} {...said} path="/ads?stage=all" wayOn={wayOn} inArabic={inArabic} />
}
