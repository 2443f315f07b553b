import { createContext, type ReactNode, use } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type Lang, localeOf } from '../../kernel/kernel.ts'

const LangContext = createContext<Lang>('ar')

/** Tells the parts of the dashboard, ours and React Aria's, which language they speak. Parts of the portal take `lang` as a prop. */
export function LangProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  return (
    <LangContext value={lang}>
      <I18nProvider locale={localeOf[lang]}>{children}</I18nProvider>
    </LangContext>
  )
}

export function useLang(): Lang {
  return use(LangContext)
}
