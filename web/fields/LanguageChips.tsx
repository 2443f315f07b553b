import { findWord, inLang, type Column, type Lang } from '../../kernel/kernel.ts'
import { translationSigns } from '../generic/languageSigns.ts'
import { StateLabel } from '../ui/StateLabel.tsx'

/** In which languages a record is written, each by its sign, and how the two stand to each other, in words for those who hear it or point at it. */
export function LanguageChips({ column, value, lang }: { column: Column; value: unknown; lang: Lang }) {
  const words = column.field.words ?? {}
  const state = findWord(words, value) ?? ''
  const said = words[state]
  const name = said ? inLang([said[1], said[2]], lang) : ''
  return (
    <StateLabel kind={translationSigns[state] ?? 'draft'}>
      <span title={name} aria-hidden="true">
        <span className="told-sign">ع</span>
        {state !== 'missing' && <span className="told-sign">EN</span>}
      </span>
      <span className="sr">{name}</span>
    </StateLabel>
  )
}
