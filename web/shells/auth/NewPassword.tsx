import { useEffect, useState } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'
import { passwordProblems, passwordRules, type PasswordFacts } from '../../../modules/admin/sessions/passwordRule.ts'
import { browserApi } from '../../generic/browserApi.ts'
import { CheckList } from '../../ui/CheckList.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { say } from './texts.ts'

/** A new password as it is typed: twice. */
export interface Typed {
  readonly password: string
  readonly repeated: string
}
export const nothingTyped: Typed = { password: '', repeated: '' }

/** What is known of a new password in this browser; what the server alone knows, such as earlier ones, it says itself. */
export function usePasswordFacts(names: readonly string[]): PasswordFacts {
  const [known, setKnown] = useState<{ readonly minLength: number; readonly common: ReadonlySet<string> }>()
  useEffect(() => {
    let isGone = false
    browserApi
      .get<{ items: readonly string[]; minLength: number }>('Public/CommonPasswords')
      .then(({ items, minLength }) => {
        if (!isGone) setKnown({ minLength, common: new Set(items) })
      })
      // Without the list the server still refuses what stands in it.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return { minLength: known?.minLength ?? 6, names, isCommon: known && (text => known.common.has(text)) }
}

/** What is wrong with it, for the two fields; undefined where nothing is. */
export function problemsOfTyped({ password, repeated }: Typed, facts: PasswordFacts, lang: Lang): { password?: string; repeated?: string } {
  // The server says the same: all that is wrong, and nothing that is right.
  const wrong = passwordProblems(password, facts, 'newPassword').map(({ sentence }) => sentence[lang])
  return {
    ...(wrong.length > 0 && { password: wrong.join(lang === 'ar' ? '؛ ' : '; ') }),
    ...(repeated !== password && { repeated: say('differ', lang) }),
  }
}

interface NewPasswordProps {
  typed: Typed
  onChange: (typed: Typed) => void
  facts: PasswordFacts
  errors: { readonly password?: string | undefined; readonly repeated?: string | undefined }
  lang: Lang
}

/** A new password twice, and its conditions, which are met one by one while it is typed. */
export function NewPassword({ typed, onChange, facts, errors, lang }: NewPasswordProps) {
  const { password, repeated } = typed
  return (
    <>
      <PasswordField
        id="newPassword"
        name="newPassword"
        label={say('newPassword', lang)}
        value={password}
        onChange={next => onChange({ ...typed, password: next })}
        autoComplete="new-password"
        error={errors.password}
      />
      <div>
        <CheckList
          label={say('passwordRules', lang)}
          items={passwordRules.map(rule => ({
            id: rule.id,
            text: rule.label(facts)[lang],
            // Nothing is typed yet: nothing is wrong with it, and nothing is right.
            isMet: password !== '' && rule.ok(password, facts),
          }))}
        />
        <p className="field-hint">{say('alsoNotUsed', lang)}</p>
      </div>
      <PasswordField
        id="repeatPassword"
        name="repeatPassword"
        label={say('repeatPassword', lang)}
        value={repeated}
        onChange={next => onChange({ ...typed, repeated: next })}
        autoComplete="new-password"
        error={errors.repeated}
      />
    </>
  )
}
