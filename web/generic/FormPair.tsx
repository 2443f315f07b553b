import { useState, type ReactNode } from 'react'
import { directionOf, type Lang } from '../../kernel/kernel.ts'
import { say } from './texts.ts'

const languages = [
  ['ar', 'العربية'],
  ['en', 'English'],
] as const satisfies readonly (readonly [Lang, string])[]

/** Over the pairs of a part, where they stand side by side: the names of their languages, which the fields say themselves. @param note beside the English */
export function PairHeads({ note }: { note: ReactNode }) {
  return (
    <div className="form-langs">
      {languages.map(([lang, name]) => (
        <span key={lang} lang={lang} dir={directionOf[lang]}>
          <span aria-hidden="true">{name}</span> {lang === 'en' && note}
        </span>
      ))}
    </div>
  )
}

interface FormPairProps {
  /** Formatted texts: a form that has room for one column shows one of them at a time. */
  readonly isLong: boolean
  /** A mistake is never folded away: then both are shown. */
  readonly hasFaults: boolean
  readonly label: string
  readonly lang: Lang
  readonly children: ReactNode
}

/** The Arabic and the English of one field. */
export function FormPair({ isLong, hasFaults, label, lang, children }: FormPairProps) {
  const [shown, setShown] = useState<Lang>(lang)
  const isFolded = isLong && !hasFaults
  // The editors keep their place in the tree: a mistake that goes while somebody types must not take the field from under his hands.
  return (
    <div className={isFolded ? `form-pair form-pair-long is-${shown}` : 'form-pair'}>
      {/* Two buttons that say what is pressed; a form with room for both columns has none. */}
      {isFolded && (
        <fieldset className="form-switch">
          <legend className="sr">{`${label}: ${say('language', lang)}`}</legend>
          {languages.map(([other, name]) => (
            <button key={other} type="button" className="tab" lang={other} aria-pressed={shown === other} onClick={() => setShown(other)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {children}
    </div>
  )
}
