import { directionOf, pluralOf, type Lang } from '../../define.ts'
import type { TextItem } from './calls.ts'
import type { FormName } from './entries.ts'
import { Said } from './said.dashboard.tsx'
import { say } from './texts.ts'

interface PreviewProps {
  readonly item: TextItem
  /** A form as it is typed; what is empty leaves the original. */
  readonly valueOf: (name: FormName) => string
  readonly side: Lang
  readonly lang: Lang
}

/** One number of each form, and the numbers of which the form is not guessed. */
const numbers = [0, 1, 2, 3, 11, 100]

/** How a text reads while it is typed; one with a number with numbers of all its forms. */
export function Preview({ item, valueOf, side, lang }: PreviewProps) {
  const said = (name: FormName) => valueOf(name) || (item.originals[name] ?? '')
  return (
    <div className="own-text-preview">
      <h4>{say('preview', lang)}</h4>
      {item.isCount ? (
        <ul lang={side} dir={directionOf[side]}>
          {numbers.map(n => (
            <li key={n}>{pluralOf(formsIn(said), n, side)}</li>
          ))}
        </ul>
      ) : (
        <p lang={side} dir={directionOf[side]}>
          <Said text={said(side === 'ar' ? 'textAr' : 'textEn')} in={side} />
        </p>
      )}
    </div>
  )
}

function formsIn(said: (name: FormName) => string) {
  return {
    ar: {
      zero: said('zeroAr'),
      one: said('oneAr'),
      two: said('twoAr'),
      few: said('fewAr'),
      many: said('manyAr'),
      other: said('textAr'),
    },
    en: { one: said('oneEn'), other: said('textEn') },
  }
}
