import { useEffect } from 'react'
import { type LinksFunction, type MetaFunction, useSearchParams } from 'react-router'
import { directionOf, type Lang } from '../../kernel/kernel.ts'
import type { Example, Examples } from '../ui/examples.ts'
import { LangProvider } from '../ui/LangProvider.tsx'
import { ToastRegion } from '../ui/Toasts.tsx'
import css from './gallery.css?url'

export const handle = { interactive: true }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: css }]
export const meta: MetaFunction = () => [{ title: 'Mahalli - Gallery' }, { name: 'robots', content: 'noindex' }]

// Drawn in the browser only: React Aria hides its native inputs by style attributes, which the content security policy blocks in HTML
// from the server and React does not set again when it takes that HTML over.
export function clientLoader() {
  return null
}
clientLoader.hydrate = true as const
export function HydrateFallback() {
  return <main aria-busy="true" className="min-h-screen" />
}

const parts = Object.values(import.meta.glob<{ examples: Examples }>('../ui/*.examples.tsx', { eager: true })).map(
  module => module.examples,
)
const options = {
  lang: ['both', 'ar', 'en'],
  theme: ['land', 'dashboard', 'auth'],
  contrast: ['normal', 'inverted'],
  highlight: ['off', 'on'],
  zoom: ['100', '87', '112', '125', '150', '200'],
} as const
type Option = keyof typeof options

/** Every part in every state: `?lang=ar&theme=auth&contrast=inverted&part=Button`. Axe, keyboard test and pictures work on it. */
export default function Gallery() {
  const [query] = useSearchParams()
  const chosen = (option: Option) => options[option].find(value => value === query.get(option)) ?? options[option][0]
  const [lang, theme, contrast, highlight, zoom] = [
    chosen('lang'),
    chosen('theme'),
    chosen('contrast'),
    chosen('highlight'),
    chosen('zoom'),
  ]
  // What lies over the page (menus, dialogs, messages) hangs on the body, outside the wrapper: it takes the theme from the root.
  useEffect(
    () => Object.assign(document.documentElement.dataset, { theme, contrast, highlight, zoom }) && undefined,
    [theme, contrast, highlight, zoom],
  )
  const first: Lang = lang === 'en' ? 'en' : 'ar'
  const langs: readonly Lang[] = lang === 'both' ? ['ar', 'en'] : [first]
  const shown = parts.filter(({ part }) => !query.get('part') || part === query.get('part'))
  return (
    <div className="page min-h-screen p-4" data-theme={theme} data-contrast={contrast} lang={first} dir={directionOf[first]}>
      <header>
        <h1 className="text-24">{first === 'ar' ? 'معرض الأجزاء' : 'Gallery of parts'}</h1>
        <nav
          className="flex flex-wrap gap-x-6 border-b border-rule pb-2 text-14"
          aria-label={first === 'ar' ? 'خيارات العرض' : 'How to show it'}
        >
          {Object.entries(options).map(([option, values]) => (
            <p key={option} className="flex gap-2" dir="ltr">
              {option}
              {values.map(value => (
                <a
                  key={value}
                  href={addressWith(query, option, value)}
                  aria-current={value === (query.get(option) ?? values[0]) ? 'true' : undefined}
                >
                  {value}
                </a>
              ))}
            </p>
          ))}
        </nav>
      </header>
      <main>
        {shown.map(part => (
          <Part key={part.part} part={part} langs={langs} />
        ))}
      </main>
      <LangProvider lang={first}>
        <ToastRegion />
      </LangProvider>
    </div>
  )
}

function Part({ part, langs }: { part: Examples; langs: readonly Lang[] }) {
  return (
    <section className="border-b py-6" aria-labelledby={`part-${part.part}`}>
      <h2 id={`part-${part.part}`} className="text-18" dir="ltr">
        {part.part} <small className="font-normal text-muted">{part.on}</small>
      </h2>
      {part.examples.map(example => (
        <div key={example.name[1]} className="flex flex-wrap gap-x-12 border-t border-line first-of-type:border-0">
          {langs.map(lang => (
            <Specimen key={lang} example={example} lang={lang} />
          ))}
        </div>
      ))}
    </section>
  )
}

function Specimen({ example, lang }: { example: Example; lang: Lang }) {
  return (
    <div className="page min-w-0 flex-[1_1_20rem] pt-2 pb-5" lang={lang} dir={directionOf[lang]}>
      <p className="pb-3 text-15 text-muted">{example.name[lang === 'ar' ? 0 : 1]}</p>
      <LangProvider lang={lang}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{example.render(lang)}</div>
      </LangProvider>
    </div>
  )
}

function addressWith(query: URLSearchParams, option: string, value: string): string {
  const changed = new URLSearchParams(query)
  changed.set(option, value)
  return `?${changed}`
}
