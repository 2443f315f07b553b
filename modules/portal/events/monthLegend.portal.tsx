import { use } from 'react'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { SiteContext, useHere } from '../../../web/generic/portal/site.ts'
import { CategoryPicture } from '../../../web/ui/CategoryPicture.tsx'
import type { EventsData } from './eventsData.portal.tsx'
import { eventsPath } from './eventsQuery.ts'
import { signOf } from './eventSigns.ts'
import { daysOf } from './month.ts'
import { eventsTexts } from './texts.ts'

/** The sign of an event's category, which the legend names; a phone says it in words. */
export function MonthSign({ category }: { category: LookupValue | undefined }) {
  const { lang } = useHere()
  if (!category) return null
  return (
    <span className="month-sign" title={nameIn(lang, category)}>
      <CategoryPicture icon={signOf(category)} />
    </span>
  )
}

/** What the signs of the weeks mean: the categories that stand in them, each with the way to those alone. */
export function MonthLegend({ query, weeks, items, categories }: Pick<EventsData, 'query' | 'weeks' | 'items' | 'categories'>) {
  const { lang, to } = useHere()
  const { timeZone } = use(SiteContext)
  const days = new Set(weeks.flat())
  const shown = items.filter(item => daysOf(item, timeZone).some(day => days.has(day)))
  const there = categories.filter(({ id }) => shown.some(({ category }) => category === id))
  return (
    <ul className="month-legend" aria-label={eventsTexts.say('legend', lang)}>
      {there.map(category => (
        <li key={category.id}>
          <MonthSign category={category} />
          {query.category === category.code ? (
            nameIn(lang, category)
          ) : (
            <a href={to(eventsPath({ ...query, category: category.code, page: 1 }))}>{nameIn(lang, category)}</a>
          )}
        </li>
      ))}
    </ul>
  )
}
