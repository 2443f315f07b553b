import { FieldError } from '../ui/FieldError.tsx'
import { NumberField } from '../ui/NumberField.tsx'
import type { EditorProps } from './editor.ts'
import { pointIn } from './point.ts'
import { pointTexts } from './pointTexts.ts'

interface Point {
  readonly lat?: number | undefined
  readonly lng?: number | undefined
}

/** A point on the map, by its coordinates; one that was copied elsewhere, as numbers or as the address of a map, fills both. */
export function GeoPointEditor({ id, label, value, onChange, error, disabled, lang }: EditorProps) {
  const point = pointOf(value)
  const set = (next: Point) => onChange(next.lat === undefined && next.lng === undefined ? null : next)
  return (
    <fieldset
      className="field"
      id={id}
      aria-describedby={disabled ? undefined : `${id}-paste`}
      onPasteCapture={event => {
        const pasted = disabled ? undefined : pointIn(event.clipboardData.getData('text'))
        if (!pasted) return
        event.preventDefault()
        onChange(pasted)
      }}
    >
      <legend className="field-label">{label}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={pointTexts.say('latitude', lang)}
          value={point.lat}
          onChange={lat => set({ ...point, lat })}
          decimals={6}
          unit="°"
          disabled={disabled}
          grouped={false}
        />
        <NumberField
          label={pointTexts.say('longitude', lang)}
          value={point.lng}
          onChange={lng => set({ ...point, lng })}
          decimals={6}
          unit="°"
          disabled={disabled}
          grouped={false}
        />
      </div>
      {!disabled && (
        <p className="field-hint" id={`${id}-paste`}>
          {pointTexts.say('paste', lang)}
        </p>
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

function pointOf(value: unknown): Point {
  if (typeof value !== 'object' || value === null) return {}
  const lat = 'lat' in value && typeof value.lat === 'number' ? value.lat : undefined
  const lng = 'lng' in value && typeof value.lng === 'number' ? value.lng : undefined
  return { lat, lng }
}
