import { useHere } from '../../generic/portal/site.ts'
import { bound } from '../../generic/portal/texts.tsx'
import { officeHours } from './Header.tsx'
import { quickLinks, quickNavigation } from './menu.ts'
import { LanguageLink } from './Tools.tsx'

const texts = {
  ar: {
    quick: 'روابط سريعة',
    staff: 'للعاملين',
    hours: 'أوقات الدوام:',
    signIn: 'تسجيل الدخول',
    demonstration: 'بيانات تجريبية: الأخبار والأرقام للعرض فقط',
    credit: 'إحداثيات الهيئات: GeoNames (geonames.org)، CC\u00a0BY\u00a04.0',
  },
  en: {
    quick: 'Quick links',
    staff: 'For staff',
    hours: 'Office hours:',
    signIn: 'Sign in',
    demonstration: 'Demonstration data: news and figures are for show only',
    credit: 'Coordinates of the authorities: GeoNames (geonames.org), CC\u00a0BY\u00a04.0',
  },
}

/** Whose portal it is, the second menu, the way to the desk, and what its data rest on. */
export function Footer() {
  const { lang, to, say, site } = useHere()
  const words = texts[lang]
  const desk = quickNavigation.filter(({ isPortal }) => !isPortal).map(({ label, path }) => ({ href: path, label: say(label) }))
  const groups = [
    { title: words.quick, ways: quickLinks.map(({ label, path }) => ({ href: to(path), label: say(label) })) },
    { title: words.staff, ways: [{ href: '/login', label: words.signIn }, ...desk] },
  ]
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="site-foot-columns">
          <div>
            <h2>{say(site.ownerName)}</h2>
            <p>
              {words.hours} {bound(say(officeHours))}
            </p>
            <p className="foot-language">
              <LanguageLink />
            </p>
          </div>
          {groups.map(group => (
            <nav key={group.title} aria-label={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.ways.map(way => (
                  <li key={way.href}>
                    <a href={way.href}>{way.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="site-foot-last">
          <span>
            {say(site.productName)}: {say(site.slogan)}
          </span>
          {site.isDemonstration && (
            <>
              <strong>{words.demonstration}</strong>
              <span>{words.credit}</span>
            </>
          )}
        </p>
      </div>
    </footer>
  )
}
