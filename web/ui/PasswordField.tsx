import { useState } from 'react'
import { Button } from './Button.tsx'
import { useLang } from './LangProvider.tsx'
import { TextField } from './TextField.tsx'
import { wordOf } from './texts.ts'

interface PasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** What a password manager takes it for. */
  autoComplete: 'current-password' | 'new-password'
  id?: string
  name?: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
}

/** A password, which its writer may look at. */
export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  const lang = useLang()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      leftToRight
      end={
        <Button look="plain" aria-label={`${wordOf(isShown ? 'hide' : 'show', lang)}: ${label}`} onClick={() => setShown(!isShown)}>
          {wordOf(isShown ? 'hide' : 'show', lang)}
        </Button>
      }
    />
  )
}
