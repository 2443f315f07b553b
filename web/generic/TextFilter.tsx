import { useEffect, useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { SearchField } from '../ui/SearchField.tsx'
import { say } from './texts.ts'

// Each key that is typed would be a call; the list waits until the reader pauses.
const pauseMs = 350

/** Free text that narrows a list; what is taken out of the address elsewhere goes from its field too. @param onText told when the writer pauses */
export function TextFilter({ text, onText, lang }: { text: string; onText: (text: string) => void; lang: Lang }) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  const [asked, setAsked] = useState(text)
  if (known !== text) {
    setKnown(text)
    // The address says a text that was not asked for here: a filter was removed, or the reader went back.
    if (asked !== text) {
      setAsked(text)
      setTyped(text)
    }
  }
  useEffect(() => {
    if (typed === asked) return
    const timer = setTimeout(() => {
      setAsked(typed)
      onText(typed)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, asked, onText])
  return <SearchField label={say('search', lang)} value={typed} onChange={setTyped} />
}
