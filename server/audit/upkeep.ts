import { visitor } from '../../kernel/kernel.ts'
import type { Actor, Database } from '../database/connect.ts'
import { log } from '../log.ts'
import { noteEventNow } from './note.ts'
import { keepRetention, type Retention } from './retention.ts'
import { verifyChain, type Break } from './verify.ts'

const tenMinutesMs = 600_000
const daysWalked = 8
/** By then the day before is closed everywhere. */
const firstHour = 1

/** What the nightly work of the audit stands on. */
export interface AuditUpkeep {
  readonly database: Database
  /** Address of the owner: only he shortens, erases and takes out. */
  readonly ownerUrl: string
  retention(): Retention
  /** Where months that are taken out are written. */
  readonly folder: string
  /** Is told where the chain of the last days breaks. */
  onBroken?(broken: Break): Promise<void>
}

const actor: Actor = { caller: visitor, requestId: 'audit-upkeep', address: undefined }

/**
 * Every night: walks the chain of the last 8 days (portal and administration, section 6.2) and keeps what is kept for a time only for that
 * time (6.3). Several processes may do so; the second finds nothing left to do. @returns ends it
 */
export function keepAudit(upkeep: AuditUpkeep): () => void {
  let doneOn = ''
  const timer = setInterval(() => {
    const now = new Date()
    const today = now.toISOString().slice(0, 10)
    if (today === doneOn || now.getUTCHours() < firstHour) return
    doneOn = today
    void tendAudit(upkeep, today).catch((error: unknown) => {
      doneOn = ''
      log.error({ err: error }, 'the nightly work of the audit failed; it is tried again')
    })
  }, tenMinutesMs).unref()
  return () => clearInterval(timer)
}

/** One night's work. @param today `YYYY-MM-DD` in UTC */
export async function tendAudit({ database, ownerUrl, retention, folder, onBroken }: AuditUpkeep, today: string): Promise<void> {
  const from = new Date(Date.parse(`${today}T00:00:00Z`) - daysWalked * 86_400_000).toISOString().slice(0, 10)
  const { broken, entries } = await verifyChain(database, from, today)
  if (broken) {
    log.error(broken, 'the chain of the audit is broken')
    await noteEventNow(database, actor, {
      action: 'job',
      reason: 'the chain of the audit is broken',
      changes: { day: [null, broken.day], sequence: [null, broken.sequence], fault: [null, broken.fault] },
    })
    await onBroken?.(broken)
  } else log.info({ from, until: today, entries }, 'the chain of the audit is whole')
  const kept = await keepRetention(ownerUrl, retention(), folder)
  if (!kept || (kept.addresses === 0 && kept.signIns === 0 && kept.archived.length === 0)) return
  await noteEventNow(database, actor, {
    action: 'job',
    reason: 'the retention of the audit',
    changes: { addresses: [null, kept.addresses], signIns: [null, kept.signIns], archived: [null, kept.archived] },
  })
}
