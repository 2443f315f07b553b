import { pluralOf, type Lang } from '../../../kernel/kernel.ts'
import { Button } from '../../ui/Button.tsx'
import { resendIn, say } from './texts.ts'
import { useCountdown } from './useCountdown.ts'

/** When another code may be asked for: milliseconds since 1970; null: no more in this flow. */
export function instantOf(resendAfter: number | null): number | null {
  return resendAfter === null ? null : Date.now() + resendAfter * 1000
}

/** Asks for the code again, when the time has come; until then it counts down. */
export function ResendButton({ at, onResend, lang }: { at: number | null; onResend: () => void; lang: Lang }) {
  if (at === null) return <p className="field-hint">{say('noResend', lang)}</p>
  return <Counting key={at} at={at} onResend={onResend} lang={lang} />
}

function Counting({ at, onResend, lang }: { at: number; onResend: () => void; lang: Lang }) {
  const left = useCountdown(at)
  if (left > 0) return <p className="auth-wait">{pluralOf(resendIn, left, lang)}</p>
  return (
    <Button look="plain" onClick={onResend}>
      {say('resend', lang)}
    </Button>
  )
}
