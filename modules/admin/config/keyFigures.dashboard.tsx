import { inLang, type Lang } from '../../define.ts'
import { Checkbox } from '../../../web/ui/Checkbox.tsx'
import { FieldError } from '../../../web/ui/FieldError.tsx'
import { OrderedList } from '../../../web/ui/OrderedList.tsx'
import { moved } from '../../../web/ui/ordering.ts'
import { keyFigures, usualFigures } from '../settings/settings.ts'

interface KeyFiguresEditorProps {
  readonly id: string
  readonly label: string
  /** The codes of those that are shown, in their order; none: all, in the sentence that the first page has by itself. */
  readonly value: unknown
  /** Null where they stand as they do by themselves. */
  readonly onChange: (value: readonly number[] | null) => void
  readonly error: string | undefined
  readonly disabled: boolean
  readonly lang: Lang
}

/** The key figures of the first page: each is ticked or not, and those that are shown are moved by dragging, buttons or keys. One is always left. */
export function KeyFiguresEditor({ id, label, value, onChange, error, disabled, lang }: KeyFiguresEditorProps) {
  const chosen = Array.isArray(value) ? usualFigures.filter(code => value.includes(code)) : []
  const shown = chosen.length === 0 ? usualFigures : chosen.toSorted((a, b) => orderIn(value, a) - orderIn(value, b))
  const all = [...shown, ...usualFigures.filter(code => !shown.includes(code))]
  const set = (codes: readonly number[]) => onChange(codes.join() === usualFigures.join() ? null : codes)
  const items = all.map(code => {
    const said = nameOf(code, lang)
    const isShown = shown.includes(code)
    const face = (
      <Checkbox
        checked={isShown}
        disabled={disabled || (isShown && shown.length === 1)}
        onChange={ticked => set(ticked ? [...shown, code] : shown.filter(other => other !== code))}
      >
        {said}
      </Checkbox>
    )
    return { id: String(code), label: said, face, isLoose: !isShown }
  })
  return (
    <fieldset className="field home-blocks" id={id}>
      <legend className="field-label">{label}</legend>
      {disabled ? (
        <ol className="ordered">
          {items.map(({ id: code, face }) => (
            <li key={code}>{face}</li>
          ))}
        </ol>
      ) : (
        <OrderedList
          items={items}
          onMove={(code, by) => {
            const order = moved(
              shown.map(one => ({ id: String(one), one })),
              code,
              by,
            )
            set(order.map(({ one }) => one))
          }}
        />
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

function orderIn(value: unknown, code: number): number {
  return Array.isArray(value) ? value.indexOf(code) : 0
}

function nameOf(code: number, lang: Lang): string {
  const found = Object.values(keyFigures).find(([own]) => own === code)
  return found ? inLang([found[1], found[2]], lang) : String(code)
}
