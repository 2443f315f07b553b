import { AArrowDown, AArrowUp, Accessibility, Compass, Contrast, Link2, LogIn, type LucideIcon, RotateCcw } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { RequestContext } from '../../generic/page.ts'
import { addressIn, useHere } from '../../generic/portal/site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { quickNavigation } from './menus.ts'
import { menuTexts, toolTexts } from './texts.ts'

type Act = 'larger' | 'smaller' | 'highlight' | 'contrast' | 'reset'

/** Font size, highlighted links, inverted colours. With a script they act at once; without one they are a form that comes back here. */
export function AccessTools() {
  const { lang, bare, query } = useHere()
  const { preferences } = use(RequestContext)
  const words = toolTexts.in(lang)
  const button = (act: Act, icon: LucideIcon, pressed?: boolean) => (
    <button type="submit" name="act" value={act} data-act={act} className="tool" aria-pressed={pressed}>
      <Icon of={icon} />
      {words[act]}
    </button>
  )
  return (
    <form method="post" action="/preferences" className="access" aria-label={words.accessTools}>
      <input type="hidden" name="back" value={addressIn(lang, bare) + query} />
      {button('larger', AArrowUp)}
      {button('smaller', AArrowDown)}
      {button('highlight', Link2, preferences.highlight === 'on')}
      {button('contrast', Contrast, preferences.contrast === 'inverted')}
      {button('reset', RotateCcw)}
    </form>
  )
}

/** The dashboard and the portal: real links, which open in a tab of their own when one wants. */
export function QuickNavigation() {
  const { lang } = useHere()
  return (
    <ul className="quick" aria-label={toolTexts.in(lang).quick}>
      {quickNavigation.map(({ word, path, isPortal }) => (
        <li key={path}>
          <a href={isPortal ? addressIn(lang, path) : path}>{menuTexts.say(word, lang)}</a>
        </li>
      ))}
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

export function SignInLink() {
  const { lang } = useHere()
  return (
    <a href="/login">
      <Icon of={LogIn} points />
      {toolTexts.in(lang).signIn}
    </a>
  )
}

/** The tools that unfold beneath their name on a wide page; a narrow one has them in its menu. */
export function WideTools() {
  const { lang } = useHere()
  const fold = (icon: LucideIcon, name: string, content: ReactNode) => (
    <details className="fold wide-only" data-fold>
      <summary>
        <Icon of={icon} />
        {name}
      </summary>
      <div className="fold-panel">{content}</div>
    </details>
  )
  return (
    <>
      {fold(Accessibility, toolTexts.in(lang).access, <AccessTools />)}
      {fold(Compass, toolTexts.in(lang).quick, <QuickNavigation />)}
    </>
  )
}
