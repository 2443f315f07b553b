import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { isObject, textIn, type Json } from '../../test/walk/json.ts'
import { ask, targetOf, type Worker } from './clients.ts'
import type { Intent, Outcome } from './diary.ts'

/**
 * Finds out what became of a write that nobody answered: it has happened wholly or not at all. A create is asked for again with its
 * key, which must make the record once.
 * @returns what is neither, in words
 */
export async function settleUnknown(client: pg.Client, worker: Worker, url: string): Promise<string[]> {
  const faults: string[] = []
  for (const { number, is } of worker.diary.outcomes.values()) {
    const intent = worker.diary.intents.get(number)
    if (is !== 'unknown' || !intent) continue
    faults.push(...(intent.kind === 'create' ? await askAgain(client, worker, url, intent) : await lookAt(client, worker, url, intent)))
  }
  return faults
}

async function askAgain(client: pg.Client, worker: Worker, url: string, intent: Intent): Promise<string[]> {
  const happened = await isAudited(client, worker, intent)
  const again: Intent = { ...intent, number: worker.diary.intents.size, requestId: `drill-again-${randomUUID()}` }
  worker.diary.intend(again)
  const outcome = await ask(worker, url, again)
  if (outcome.is !== 'done' || outcome.id === undefined || !outcome.record)
    return [`${worker.name}: ${intent.requestId} was asked for again with its key and ${outcome.is}: ${outcome.why}`]
  // The first request made it, or the second: never both.
  const made = { id: outcome.id, record: outcome.record }
  worker.diary.note(happened ? { number: intent.number, is: 'happened', ...made } : { number: intent.number, is: 'vanished' })
  worker.diary.note(happened ? { number: again.number, is: 'vanished' } : { number: again.number, is: 'done', ...made })
  return happened === (await isAudited(client, worker, again))
    ? [`${worker.name}: ${intent.requestId} and its repetition both made a record, or neither`]
    : []
}

async function lookAt(client: pg.Client, worker: Worker, url: string, intent: Intent): Promise<string[]> {
  const { number, kind, requestId, id = '', stamp } = intent
  const where = `${worker.name} ${kind} ${id} (${requestId})`
  const answer = await fetch(`${url}/api/${targetOf[worker.work].calls}/Get/${id}`, {
    headers: { authorization: `Bearer ${worker.tokens.writer}` },
  })
  const body: unknown = await answer.json()
  if (answer.status !== 200 && answer.status !== 404) return [`${where}: asked for it, ${answer.status}`]
  const record = answer.status === 200 && isObject(body) ? body : undefined
  const happened = kind === 'delete' ? !record : record !== undefined && textIn(record, 'concurrencyStamp') !== stamp
  worker.diary.note(outcomeOf(number, id, happened, record))
  const faults = happened && record ? halfDone(intent, record) : []
  if (happened !== (await isAudited(client, worker, intent)))
    faults.push(happened ? 'it happened without an audit entry' : 'it is audited and did not happen')
  return faults.map(fault => `${where}: ${fault}`)
}

function outcomeOf(number: number, id: string, happened: boolean, record: Json | undefined): Outcome {
  return happened ? { number, is: 'happened', id, ...(record && { record }) } : { number, is: 'vanished' }
}

function halfDone({ kind, body }: Intent, record: Json): string[] {
  if (kind === 'publish') return record.liveVersion === record.currentVersion ? [] : ['published without a live version']
  if (kind === 'withdraw') return record.liveVersion === null ? [] : ['withdrawn with a live version']
  return ['titleAr', 'titleEn', 'connectedHouseholds']
    .filter(key => body[key] !== undefined && record[key] !== body[key])
    .map(key => `${key} was not written`)
}

async function isAudited(client: pg.Client, { work }: Worker, { requestId }: Intent): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from audit_entry where table_name = $1 and request_id = $2', [
    targetOf[work].table,
    requestId,
  ])
  return rowCount !== 0
}
