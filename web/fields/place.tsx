import { FieldError } from '../ui/FieldError.tsx'
import { NumberField } from '../ui/NumberField.tsx'
import { say } from '../generic/texts.ts'
import type { EditorProps } from './editor.ts'

interface Point {
  readonly lat?: number | undefined
  readonly lng?: number | undefined
}

/** A point on the map, by its coordinates. */
export function GeoPointEditor({ id, label, value, onChange, error, disabled, lang }: EditorProps) {
  const point = pointOf(value)
  const set = (next: Point) => onChange(next.lat === undefined && next.lng === undefined ? null : next)
  return (
    <fieldset className="field" id={id}>
      <legend className="field-label">{label}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={say('latitude', lang)}
          value={point.lat}
          onChange={lat => set({ ...point, lat })}
          decimals={6}
          unit="°"
          disabled={disabled}
          grouped={false}
        />
        <NumberField
          label={say('longitude', lang)}
          value={point.lng}
          onChange={lng => set({ ...point, lng })}
          decimals={6}
          unit="°"
          disabled={disabled}
          grouped={false}
        />
      </div>
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
