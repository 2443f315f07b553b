import type { Api } from '../../../web/generic/api.ts'
import { lookupOf } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Section } from '../../../web/ui/Section.tsx'
import { NoticeLines } from './noticeParts.portal.tsx'
import type { NoticePage } from './publicAds.ts'
import { openNoticesTexts } from './texts.ts'

const most = 6

/** What home says of notices: the open ones that close soonest. */
export async function loadOpenNotices(api: Api, lang: 'ar' | 'en') {
  const [{ items }, categories] = await Promise.all([
    api.get<NoticePage>('Public/Ads/GetByStage', { maxResultCount: most, ...(lang === 'en' ? { language: 'en' } : {}) }),
    lookupOf(api, 'adCategory'),
  ])
  return { items, categories }
}

export function OpenNotices({ items, categories }: Awaited<ReturnType<typeof loadOpenNotices>>) {
  const { lang, to } = useHere()
  const words = openNoticesTexts.in(lang)
  if (items.length === 0) return null
  return (
    <Section id="open-notices" title={words.open} more={{ href: to('/ads'), label: words.all }} quiet>
      <NoticeLines items={items} categories={categories} />
    </Section>
  )
}
