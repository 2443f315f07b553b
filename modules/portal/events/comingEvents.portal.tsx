import type { Api } from '../../../web/generic/api.ts'
import { lookupOf } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Section } from '../../../web/ui/Section.tsx'
import { EventLines } from './eventParts.portal.tsx'
import type { EventPage } from './publicEvents.ts'
import { comingTexts } from './texts.ts'

const most = 4

/** What home says of events: the next ones. */
export async function loadComingEvents(api: Api, lang: 'ar' | 'en') {
  const [{ items }, categories] = await Promise.all([
    api.get<EventPage>('Public/Event/GetBetween', { maxResultCount: most, ...(lang === 'en' ? { language: 'en' } : {}) }),
    lookupOf(api, 'eventCategory'),
  ])
  return { items, categories }
}

export function ComingEvents({ items, categories }: Awaited<ReturnType<typeof loadComingEvents>>) {
  const { lang, to } = useHere()
  const words = comingTexts.in(lang)
  if (items.length === 0) return null
  return (
    <Section id="coming-events" title={words.coming} more={{ href: to('/events'), label: words.all }}>
      <EventLines items={items} categories={categories} />
    </Section>
  )
}
