import { Link } from 'react-router'
import type { Lang } from '../../../../kernel/kernel.ts'
import { useSession } from '../../../generic/session.ts'
import { word } from '../texts.ts'
import { usePages } from '../usePages.ts'
import { byUse } from './routeUse.ts'

const mostLinks = 8

/** The pages that the reader opens most; until he has opened any, the first ones of his side bar. */
export function QuickLinks({ lang }: { lang: Lang }) {
  const session = useSession()
  const pages = usePages()
  const profile = { route: 'profile', label: word('profile', lang), href: '/dashboard/profile', group: undefined }
  const known = [...pages.filter(({ group }) => group !== undefined), profile, ...pages.filter(({ group }) => group === undefined)]
  const routes = byUse(
    session?.user.id ?? '',
    known.map(({ route }) => route),
  ).slice(0, mostLinks)
  return (
    <section>
      <h2>{word('quickLinks', lang)}</h2>
      <ul className="quick-links">
        {routes.flatMap(route =>
          known
            .filter(page => page.route === route)
            .map(({ href, label }) => (
              <li key={route}>
                <Link to={href}>{label}</Link>
              </li>
            )),
        )}
      </ul>
    </section>
  )
}
