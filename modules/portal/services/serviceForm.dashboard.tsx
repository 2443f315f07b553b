import type { EditorProps } from '../../../web/fields/editor.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { CategoryPicture } from '../../../web/ui/CategoryPicture.tsx'
import { FieldError } from '../../../web/ui/FieldError.tsx'
import { inLang } from '../../define.ts'
import { iconNames } from '../../admin/lookups/lookups.ts'
import { gateService } from './gateService.ts'
import { serviceFormTexts } from './texts.ts'

const own = { icon: IconEditor }

/** The form of a service; its sign is chosen among pictures. */
export function ServiceForm({ params: { id } }: { params: { readonly id: string } }) {
  return (
    <RecordForm
      resource={gateService}
      id={id}
      listHref="/dashboard/gateService"
      hrefOf={saved => `/dashboard/gateService/${String(saved.id)}`}
      own={own}
    />
  )
}

/** One of the signs of categories, or none: each has a name for who does not see it. */
function IconEditor({ id, label, value, onChange, error, disabled, lang }: EditorProps) {
  return (
    <fieldset id={id} className="field" tabIndex={-1} disabled={disabled}>
      <legend className="field-label">{label}</legend>
      <div className="signs">
        <label className="sign sign-none">
          <input type="radio" name="sign-icon" checked={value === null || value === undefined} onChange={() => onChange(null)} />
          <span>{serviceFormTexts.say('noIcon', lang)}</span>
        </label>
        {Object.entries(iconNames).map(([sign, name]) => (
          <label key={sign} className="sign" title={inLang(name, lang)}>
            <input type="radio" name="sign-icon" aria-label={inLang(name, lang)} checked={value === sign} onChange={() => onChange(sign)} />
            <CategoryPicture icon={sign} />
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
