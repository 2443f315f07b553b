import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { latinDigits } from '../../kernel/kernel.ts'
import { type FieldFace, FieldFoot, FieldHead, faceProps } from './FieldParts.tsx'

interface CodeFieldProps extends FieldFace {
  value: string
  onChange: (value: string) => void
  /** Called with the whole code as soon as its last digit is there. */
  onComplete?: (code: string) => void
  id?: string
  name?: string
}

/** How many digits every code of ours has. */
const length = 6

/** A code of digits, as it comes in a message: one input that a telephone fills in by itself and that takes what is pasted, drawn as a box for each digit. */
export function CodeField({ label, hint, error, required, disabled, value, onChange, onComplete, ...rest }: CodeFieldProps) {
  const take = (typed: string) => {
    const code = latinDigits(typed).replaceAll(/\D/g, '').slice(0, length)
    onChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }
  return (
    <AriaTextField
      {...rest}
      {...faceProps({ error, required, disabled })}
      value={value}
      onChange={take}
      autoComplete="one-time-code"
      inputMode="numeric"
    >
      <FieldHead label={label} required={required} />
      <div className="code" dir="ltr">
        <Input className="code-input" />
        {Array.from({ length }, (_, index) => (
          <span key={index} className={index === Math.min(value.length, length - 1) ? 'code-cell is-next' : 'code-cell'} aria-hidden="true">
            {value[index]}
          </span>
        ))}
      </div>
      <FieldFoot hint={hint} error={error} />
    </AriaTextField>
  )
}
