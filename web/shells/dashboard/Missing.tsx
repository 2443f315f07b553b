import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { missingTexts } from './missingTexts.ts'
import { word } from './texts.ts'

/** There is no page at this address. */
export function Missing() {
  const lang = useLang()
  return (
    <EmptyState
      kind="missing"
      title={missingTexts.say('title', lang)}
      isPage
      action={
        <a className="btn" href="/dashboard">
          {word('home', lang)}
        </a>
      }
    >
      {missingTexts.say('text', lang)}
    </EmptyState>
  )
}
