import type { HomeBlock, HomeRequest } from '../../../web/generic/portal/block.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { type LookupValue, lookupOf } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { ChoiceTabs } from '../../../web/ui/ChoiceTabs.tsx'
import { Section } from '../../../web/ui/Section.tsx'
import { NoticeLines } from './noticeParts.portal.tsx'
import type { NoticePage } from './publicAds.ts'
import { openNoticesTexts } from './texts.ts'

interface HomeNoticesData {
  readonly tenders: Pick<NoticePage, 'items' | 'totalCount'>
  readonly notices: Pick<NoticePage, 'items' | 'totalCount'>
  readonly categories: readonly LookupValue[]
}

/** What is open and closes soonest, for the home page: tenders, and whatever else is announced. */
export const homeNotices = {
  async load({ api, lang, count }: HomeRequest): Promise<HomeNoticesData | undefined> {
    const open = (group: 'tenders' | 'notices') =>
      api.get<NoticePage>('Public/Ads/GetByStage', { group, maxResultCount: count, ...besideIn(lang) })
    const [tenders, notices, categories] = await Promise.all([open('tenders'), open('notices'), lookupOf(api, 'adCategory')])
    return tenders.totalCount + notices.totalCount === 0 ? undefined : { tenders, notices, categories }
  },
  show: (data: HomeNoticesData) => <HomeNotices {...data} />,
} satisfies HomeBlock

function HomeNotices({ tenders, notices, categories }: HomeNoticesData) {
  const { lang, to } = useHere()
  const words = openNoticesTexts.in(lang)
  const tabs = [
    { id: 'open-tenders', label: words.tenders, ...tenders },
    { id: 'open-others', label: words.notices, ...notices },
  ].filter(({ totalCount }) => totalCount > 0)
  return (
    <Section id="open-notices" title={words.open} more={{ href: to('/ads'), label: words.all }} quiet>
      <ChoiceTabs
        name="open-notices"
        label={words.shown}
        tabs={tabs.map(({ id, label, totalCount, items }) => ({
          id,
          label,
          count: totalCount,
          shown: <NoticeLines items={items} categories={categories} />,
        }))}
        lang={lang}
      />
    </Section>
  )
}
