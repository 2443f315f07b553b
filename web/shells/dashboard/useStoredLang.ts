import { useSyncExternalStore } from 'react'
import { directionOf, type Lang } from '../../../kernel/kernel.ts'
import { storedLang } from '../../generic/browserApi.ts'

const listeners = new Set<() => void>()

/** The language of sign-in and dashboard: the stored one; changing it changes the page at once. */
export function useStoredLang(): [Lang, (lang: Lang) => void] {
  const lang = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    storedLang,
    () => 'ar' as const,
  )
  return [lang, setLang]
}

function setLang(lang: Lang): void {
  localStorage.setItem('currentLang', lang)
  document.documentElement.lang = lang
  document.documentElement.dir = directionOf[lang]
  for (const listener of listeners) listener()
}
