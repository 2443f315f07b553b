import { useSearchParams } from 'react-router'
import { useDesk } from '../../../web/generic/desk.ts'
import { RecordList, type ListExtras } from '../../../web/generic/RecordList.tsx'
import { tabOf } from '../../../web/generic/tabOf.ts'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { TabLinks } from '../../../web/ui/TabLinks.tsx'
import { inLang, type Lang } from '../../define.ts'
import { entryDeskTexts } from './deskTexts.ts'
import { ToBlocked } from './toBlocked.dashboard.tsx'
import { entryQueues, visitorSubmission } from './visitorSubmission.ts'

const tabs = ['toReview', 'toComplete', 'unconfirmed', 'spam', 'all'] as const
type EntryTab = (typeof tabs)[number]
const extras: ListExtras = { tools: <ToBlocked /> }

/** What visitors have sent, by what is to be done with it; who has waited longest first (domain/portal-and-admin, section 13.1). */
export function EntryTabs() {
  const lang = useLang()
  const desk = useDesk()
  const [query, setQuery] = useSearchParams()
  const asked = tabOf(query, tabs)
  const tab = tabs.find(one => one === asked) ?? 'toReview'
  const [, , ar, en] = visitorSubmission.options.label
  const title = inLang([ar, en], lang)
  return (
    <>
      <div className="desk-title">
        <h1>{title}</h1>
      </div>
      <TabLinks
        label={title}
        lang={lang}
        tabs={tabs.map(id => ({
          href: `?${turned(query, id).toString()}`,
          label: nameOf(id, lang),
          current: id === tab,
          onClick: event => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            setQuery(turned(query, id))
          },
        }))}
      />
      <RecordList
        key={tab}
        resource={visitorSubmission}
        title={nameOf(tab, lang)}
        // The tabs say that themselves: nobody is offered it as a filter beside them.
        fixed={{ queue: tab === 'all' ? '' : String(entryQueues[tab][0]) }}
        hrefOf={row => desk.hrefOf(visitorSubmission, row)}
        newHref={undefined}
        isPart
        extras={extras}
      />
    </>
  )
}

/** What the reader narrows by stays when he looks at another tab; of that he sees the first page. */
function turned(query: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('page')
  next.set('tab', tab)
  return next
}

function nameOf(tab: EntryTab, lang: Lang): string {
  if (tab === 'all') return entryDeskTexts.say('all', lang)
  const [, ar, en] = entryQueues[tab]
  return inLang([ar, en], lang)
}
