import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lang } from '../../define.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { DatePicker } from '../../../web/ui/lateFields.tsx'
import type { AuditVerified } from './audit.ts'
import { say } from './texts.ts'

const aDayMs = 86_400_000
const usualDays = 8

function dayInUtc(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * aDayMs).toISOString().slice(0, 10)
}

/** Walks the chain of a period and says what it has found. Its days are those of UTC, in which the chain is kept. */
export function VerifyDialog({ lang, onClose }: { lang: Lang; onClose: () => void }) {
  const [from, setFrom] = useState<string | undefined>(() => dayInUtc(usualDays))
  const [to, setTo] = useState<string | undefined>(() => dayInUtc(0))
  const verify = useMutation({
    mutationFn: () => browserApi.send<AuditVerified>('POST', 'AuditLog/Verify', { from, to }),
  })
  return (
    <Dialog
      title={say('verify', lang)}
      open
      onClose={onClose}
      acts={
        <>
          <Button look="act" pending={verify.isPending} onClick={() => verify.mutate()}>
            {say('verifyRun', lang)}
          </Button>
          <Button onClick={onClose}>{say('close', lang)}</Button>
        </>
      }
    >
      <div className="verify-dialog">
        <p>{say('verifyText', lang)}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <DatePicker label={say('from', lang)} value={from} onChange={setFrom} required />
          <DatePicker label={say('to', lang)} value={to} onChange={setTo} required />
        </div>
        {verify.isError && (
          <Notice lang={lang} tone="danger" live="assertive">
            {messageOf(verify.error, lang)}
          </Notice>
        )}
        {verify.data && (
          <Notice lang={lang} tone={verify.data.broken ? 'danger' : 'ok'} live="polite">
            {verify.data.message}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
