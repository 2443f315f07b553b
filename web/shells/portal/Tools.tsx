import { Compass, LayoutDashboard, LogIn, PersonStanding, type LucideIcon } from 'lucide-react'
import { type ReactNode, use, useId } from 'react'
import { isChosen } from '../../generic/access.ts'
import { AccessButtons } from '../../generic/AccessButtons.tsx'
import { toolTexts } from '../../generic/accessTexts.ts'
import { RequestContext } from '../../generic/page.ts'
import { addressIn, useHere } from '../../generic/portal/site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { quickNavigation } from './menus.ts'
import { menuTexts } from './texts.ts'

/** The accessibility tools. With a script they act at once; without one they are a form that comes back here. */
export function AccessTools() {
  const { lang, bare, query } = useHere()
  const { preferences } = use(RequestContext)
  return (
    <form method="post" action="/preferences" className="access" aria-label={toolTexts.say('accessTools', lang)}>
      <input type="hidden" name="back" value={addressIn(lang, bare) + query} />
      <AccessButtons lang={lang} chosen={preferences} isOn={name => isChosen(name, preferences)} />
    </form>
  )
}

/**
 * The dashboard and the portal, and what the small script adds for its reader: the record of this page, and the place that he acts for. Real
 * links, which open in a tab of their own when one wants.
 */
export function QuickNavigation() {
  const { lang } = useHere()
  const words = toolTexts.in(lang)
  const id = useId()
  return (
    <ul className="quick signed-only" aria-label={words.quick}>
      {quickNavigation.map(({ word, path, isPortal }) => (
        <li key={path}>
          <a href={isPortal ? addressIn(lang, path) : path}>{menuTexts.say(word, lang)}</a>
        </li>
      ))}
      <li data-edit="" hidden>
        <a href="/dashboard">{words.edit}</a>
      </li>
      <li data-places="" data-failed={words.switchFailed} hidden>
        <p id={id}>{words.activePlace}</p>
        <p role="alert" className="field-error" hidden />
      </li>
    </ul>
  )
}

/** The same page in the other language, by that language's name. */
export function LanguageLink() {
  const { lang, bare, query } = useHere()
  const other = lang === 'ar' ? 'en' : 'ar'
  return (
    <a href={addressIn(other, bare) + query} lang={other} hrefLang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
      {other === 'ar' ? 'العربية' : 'English'}
    </a>
  )
}

/** The way in; for who is in already, his name and the way to the dashboard. */
export function SignInLink() {
  const { lang } = useHere()
  return (
    <>
      <a href="/login" className="visitor-only">
        <Icon of={LogIn} points />
        {toolTexts.say('signIn', lang)}
      </a>
      <a href="/dashboard" className="signed-only">
        <Icon of={LayoutDashboard} />
        <span data-reader="" className="reader-name">
          {menuTexts.say('dashboard', lang)}
        </span>
      </a>
    </>
  )
}

/** The tools that unfold beneath their name on a wide page; a narrow one has them in its menu. */
export function WideTools() {
  const { lang } = useHere()
  const fold = (icon: LucideIcon, name: string, content: ReactNode, whom = '') => (
    <details className={`fold wide-only ${whom}`} data-fold>
      <summary>
        <Icon of={icon} />
        {name}
      </summary>
      <div className="fold-panel">{content}</div>
    </details>
  )
  return (
    <>
      {fold(PersonStanding, toolTexts.in(lang).accessTools, <AccessTools />)}
      {fold(Compass, toolTexts.in(lang).quick, <QuickNavigation />, 'signed-only')}
    </>
  )
}
