import { useHere } from '../../../web/generic/portal/site.ts'
import { TabLinks } from '../../../web/ui/TabLinks.tsx'
import { adsPath, type AdsQuery } from './adsQuery.ts'
import { tabs, type NoticePage } from './publicAds.ts'
import { noticeTexts } from './texts.ts'

/** What the tab of each stage is called. */
export const tabWords = { open: 'openTab', soon: 'soonTab', closed: 'closedTab', all: 'allTab' } as const

/** The stages that have something, each with how much, and the one that is shown; where there is nothing, the empty list says so once. */
export function Stages({ query, counts }: { query: AdsQuery; counts: NoticePage['counts'] }) {
  const { lang, to } = useHere()
  const words = noticeTexts.in(lang)
  return (
    <div className="notice-stages">
      <TabLinks
        lang={lang}
        label={words.stages}
        tabs={tabs
          .filter(tab => counts[tab] > 0 || tab === query.tab)
          .map(tab => ({
            href: to(adsPath({ ...query, tab, page: 1 })),
            label: words[tabWords[tab]],
            count: counts[tab],
            current: tab === query.tab,
          }))}
      />
    </div>
  )
}
