import { useState } from 'react'
import { unitIn, type Lang } from '../../kernel/kernel.ts'
import { amountOf } from './amount.ts'
import { countedUnits } from './countedUnits.ts'
import { NumberField } from '../ui/NumberField.tsx'
import { later, SparePart } from '../ui/later.ts'
import { TextField } from '../ui/TextField.tsx'
import { useCurrency } from './currency.ts'
import { asNumber, asText, type EditorProps } from './editor.ts'

/** More than any field takes: what is typed beyond stays as it is and is told, where a bound of the input would silently make 25 of 2.5. */
const decimals = 6

interface WrittenUnit {
  readonly n: number | undefined
  readonly unit: string
  readonly lang: Lang
}
/** A span of time behind the number that is written of it. */
const countedUnit = later(() => import('./unitTexts.ts').then(file => (of: WrittenUnit) => file.unitBehind(of.n, of.unit, of.lang)))

/** A whole number, a measurement with its unit, a share, a year. */
export function NumberEditor({ id, column, label, hint, value, onChange, error, required, disabled, lang }: EditorProps) {
  const { kind, unit } = column.field
  const said = unit && unitIn(unit, lang)
  const isCounted = countedUnits.some(one => one === unit)
  return (
    <NumberField
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
      value={asNumber(value)}
      onChange={number => onChange(number ?? null)}
      unit={isCounted && unit ? <SparePart of={countedUnit} props={{ n: asNumber(value), unit, lang }} room={said} /> : said}
      decimals={decimals}
      grouped={kind !== 'year'}
    />
  )
}

/** An amount with its currency: text, so that no digit is lost on its way. What is being typed is left as it is. */
export function MoneyEditor({ id, column, label, hint, value, onChange, error, required, disabled, lang, record }: EditorProps) {
  const [typed, setTyped] = useState<string>()
  const unit = useCurrency(record, column.field, lang)
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
      leftToRight
      unit={unit}
      value={typed ?? amountOf(asText(value))}
      onChange={text => {
        setTyped(text)
        onChange(text.trim() === '' ? null : text.trim().replaceAll(',', ''))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
