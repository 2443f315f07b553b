import { Link } from 'react-router'
import { pages } from '../../../../catalogue.ts'
import { inLang, sidebarFor, type Lang } from '../../../../kernel/kernel.ts'
import { useSession } from '../../../generic/session.ts'
import { sidebarCallerOf } from '../callerOf.ts'
import { mayOpen } from '../pageTable.ts'
import { word } from '../texts.ts'
import { useCaller } from '../../../generic/caller.ts'
import { byUse } from './routeUse.ts'

const mostLinks = 8

/** The pages that the reader opens most; until he has opened any, the first ones of his side bar. */
export function QuickLinks({ lang }: { lang: Lang }) {
  const session = useSession()
  const caller = useCaller()
  const own = sidebarFor(pages, sidebarCallerOf(session)).flatMap(([, routes]) => routes)
  const others = Object.keys(pages).filter(route => !own.includes(route) && !route.includes('{') && mayOpen(route, caller))
  const routes = byUse(session?.user.id ?? '', [...own, 'profile', ...others]).slice(0, mostLinks)
  return (
    <section>
      <h2>{word('quickLinks', lang)}</h2>
      <ul className="quick-links">
        {routes.map(route => (
          <li key={route}>
            <Link to={`/dashboard/${route}`}>{labelOf(route, lang)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function labelOf(route: string, lang: Lang): string {
  const label = pages[route]?.label
  return label ? inLang(label, lang) : word('profile', lang)
}
