import type { Lang } from '../../kernel/kernel.ts'
import { SearchField } from '../ui/SearchField.tsx'
import { say } from './texts.ts'
import { useTyped } from './useTyped.ts'

/** Free text that narrows a list; what is taken out of the address elsewhere goes from its field too. @param onText told when the writer pauses */
export function TextFilter({ text, onText, lang }: { text: string; onText: (text: string) => void; lang: Lang }) {
  const [typed, type] = useTyped(text, onText)
  return <SearchField label={say('search', lang)} value={typed} onChange={type} />
}
