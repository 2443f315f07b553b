import { hoursIn, openingsIn } from '../../generic/portal/hoursTexts.ts'
import { useHere } from '../../generic/portal/site.ts'
import { Day, DialLink, MailLink, PhoneNumber } from '../../generic/portal/texts.tsx'
import { bound } from '../../generic/bound.tsx'
import { titleOf } from '../../../modules/portal/menus/menus.ts'
import { Entries, EntryLink } from './MenuList.tsx'
import { quickNavigation, useFootPages, useSecondMenu } from './menus.ts'
import { LanguageLink } from './Tools.tsx'
import { footTexts, menuTexts } from './texts.ts'

/** Whose portal it is, the second menu, the way to the desk, and what its data rest on. */
export function Footer() {
  const { lang, say, site } = useHere()
  const words = footTexts.in(lang)
  const desk = quickNavigation
    .filter(({ isPortal }) => !isPortal)
    .map(({ word, path }) => ({ href: path, label: menuTexts.say(word, lang) }))
  const menu = useSecondMenu()
  const loose = [...menu.filter(({ children }) => children.length === 0), ...useFootPages()]
  const staff = [{ href: '/login', label: words.signIn }, ...desk]
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="site-foot-columns">
          <div>
            <h2>{say(site.ownerName)}</h2>
            <p>
              {words.hours} {bound(hoursIn(site.hours, lang))}
            </p>
            <p className="open-now" data-hours={JSON.stringify(openingsIn(site.hours, lang))} data-zone={site.timeZone} />
            <ContactLines />
            <p className="foot-language">
              <LanguageLink />
            </p>
          </div>
          {menu
            .filter(({ children }) => children.length > 0)
            .map(node => (
              <nav key={node.id} aria-label={titleOf(node, lang)}>
                <h2>{node.href === null ? titleOf(node, lang) : <EntryLink node={node} />}</h2>
                <Entries nodes={node.children} />
              </nav>
            ))}
          {loose.length > 0 && (
            <nav aria-label={words.others}>
              <h2>{words.others}</h2>
              <Entries nodes={loose} />
            </nav>
          )}
          <nav aria-label={words.staff}>
            <h2>{words.staff}</h2>
            <ul>
              {staff.map(way => (
                <li key={way.href}>
                  <a href={way.href}>{way.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="site-foot-last">
          <span>
            {say(site.productName)}: {say(site.slogan)}
          </span>
          {site.isDemonstration && <strong>{words.demonstration}</strong>}
          {site.mapCredit && <span>{say(site.mapCredit)}</span>}
          {site.version && (
            <span>
              {words.version} <bdi dir="ltr">{site.version.number}</bdi> · <Day day={site.version.builtOn} />
            </span>
          )}
        </p>
      </div>
    </footer>
  )
}

/** How one reaches the owner, as far as it was said. */
function ContactLines() {
  const { lang, say, site } = useHere()
  const words = footTexts.in(lang)
  const { phone, hotline, fax, email, poBox, address, social } = site.contact
  const lines = [
    { name: 'phone', text: phone, drawn: <DialLink number={phone} /> },
    { name: 'hotline', text: hotline, drawn: <DialLink number={hotline} /> },
    { name: 'fax', text: fax, drawn: <PhoneNumber>{fax}</PhoneNumber> },
    { name: 'email', text: email, drawn: <MailLink address={email} /> },
    { name: 'poBox', text: poBox, drawn: <PhoneNumber>{poBox}</PhoneNumber> },
  ] as const
  return (
    <address className="foot-contact">
      {address && <p>{bound(say(address))}</p>}
      {lines.map(
        ({ name, text, drawn }) =>
          text !== '' && (
            <p key={name}>
              {words[name]} {drawn}
            </p>
          ),
      )}
      {social.length > 0 && (
        <ul className="foot-social" aria-label={words.social}>
          {social.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {say(name)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </address>
  )
}
