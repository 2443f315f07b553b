import { FieldError } from '../../../web/ui/FieldError.tsx'
import { CategoryPicture } from '../../../web/ui/CategoryPicture.tsx'
import { inLang, type Label } from '../../define.ts'
import type { EditorProps } from '../../../web/fields/editor.ts'
import { iconNames } from './iconNames.ts'
import { categoryColours } from './signs.ts'
import { say } from './texts.ts'

/** One of the ten colours of categories, or none. */
export function ColourEditor(props: EditorProps) {
  return (
    <Signs {...props} none={say('noColour', props.lang)} names={Object.entries(categoryColours)}>
      {color => <span className={`sign-colour cat-${color}`} />}
    </Signs>
  )
}

/** One of the signs of categories, or none, drawn in the colour that is chosen. */
export function IconEditor(props: EditorProps) {
  const color = props.record?.color
  return (
    <Signs
      {...props}
      none={say('noIcon', props.lang)}
      names={Object.entries(iconNames)}
      tone={typeof color === 'string' ? `cat-${color}` : ''}
    >
      {icon => <CategoryPicture icon={icon} />}
    </Signs>
  )
}

interface SignsProps extends EditorProps {
  readonly none: string
  readonly names: readonly (readonly [sign: string, name: Label])[]
  readonly tone?: string
  readonly children: (sign: string) => React.ReactNode
}

/** Signs to choose one of: each has a name for who does not see it. */
function Signs({ id, column, label, value, onChange, error, disabled, lang, none, names, tone = '', children }: SignsProps) {
  return (
    <fieldset id={id} className="field" tabIndex={-1} disabled={disabled}>
      <legend className="field-label">{label}</legend>
      <div className={`signs ${tone}`}>
        <label className="sign sign-none">
          <input type="radio" name={`sign-${column.name}`} checked={value === null} onChange={() => onChange(null)} />
          <span>{none}</span>
        </label>
        {names.map(([sign, name]) => (
          <label key={sign} className="sign" title={inLang(name, lang)}>
            <input
              type="radio"
              name={`sign-${column.name}`}
              aria-label={inLang(name, lang)}
              checked={value === sign}
              onChange={() => onChange(sign)}
            />
            {children(sign)}
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
