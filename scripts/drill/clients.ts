import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { isObject, textIn, type Json } from '../../test/walk/json.ts'
import { chanceFrom, oneOf } from './chance.ts'
import type { Diary, Intent, Outcome } from './diary.ts'

/** What a client writes: drafts of news, water sheets with their rows, or news that another person publishes. */
export type Work = 'drafts' | 'sheets' | 'newsroom'

/** Somebody at work. */
export interface Worker {
  readonly name: string
  readonly work: Work
  readonly diary: Diary
  /** Who writes, and who decides on what was written. */
  readonly tokens: { readonly writer: string; readonly decider: string }
  /** Of the authority whose sheets it writes. */
  readonly place?: string
  readonly seed: number
}

/** The calls and the table of what a worker writes. */
export const targetOf = {
  drafts: { calls: 'News', table: 'news', resource: 'news' },
  newsroom: { calls: 'News', table: 'news', resource: 'news' },
  sheets: { calls: 'WaterYear', table: 'water_year', resource: 'waterYear' },
} as const satisfies Record<Work, { calls: string; table: string; resource: string }>

const mostLive = 12

/** Writes, one call after the other, until it is told to stop or nobody answers. @returns how many writes were acknowledged */
export async function keepWriting(worker: Worker, url: string, isOver: () => boolean): Promise<number> {
  const chance = chanceFrom(worker.seed + worker.diary.intents.size)
  let acknowledged = 0
  while (!isOver()) {
    const intent = await nextIntent(worker, url, chance).catch(() => undefined)
    if (!intent) return acknowledged
    worker.diary.intend(intent)
    const outcome = await ask(worker, url, intent)
    worker.diary.note(outcome)
    if (outcome.is === 'done') acknowledged++
    if (outcome.is === 'unknown') return acknowledged
  }
  return acknowledged
}

/** Sends what was intended. Only an answer is an acknowledgement. */
export async function ask({ work, tokens }: Worker, url: string, intent: Intent): Promise<Outcome> {
  const { number, requestId, kind, key, id } = intent
  const [method, path] = callOf(targetOf[work].calls, intent)
  try {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${kind === 'publish' || kind === 'withdraw' ? tokens.decider : tokens.writer}`,
        'x-request-id': requestId,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(method !== 'DELETE' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'DELETE' && { body: JSON.stringify(intent.body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    if (answer.status >= 500) return { number, is: 'unknown', why: `${answer.status}` }
    if (answer.status >= 400) return { number, is: 'refused', why: `${method} ${path}: ${answer.status} ${text}` }
    if (kind === 'delete') return { number, is: 'done', ...(id !== undefined && { id }) }
    const record: unknown = JSON.parse(text)
    return isObject(record) ? { number, is: 'done', id: textIn(record, 'id'), record } : { number, is: 'refused', why: text }
  } catch (error) {
    return { number, is: 'unknown', why: String(error) }
  }
}

function callOf(calls: string, { kind, id }: Intent): [method: string, path: string] {
  const paths = {
    create: ['POST', `${calls}/Create`],
    update: ['PUT', `${calls}/Update`],
    delete: ['DELETE', `${calls}/Delete?id=${id}`],
    publish: ['PUT', `${calls}/Publish/${id}`],
    withdraw: ['PUT', `${calls}/CancelPublish/${id}`],
  } as const satisfies Record<Intent['kind'], readonly [string, string]>
  return [...paths[kind]]
}

async function nextIntent(worker: Worker, url: string, chance: () => number): Promise<Intent> {
  const { live, intents } = worker.diary
  const head = { number: intents.size, requestId: `drill-${worker.name}-${intents.size}-${randomUUID().slice(0, 8)}` }
  const records = [...live.values()]
  const isFull = records.length >= mostLive
  if (records.length === 0 || (!isFull && chance() < 0.4))
    return { ...head, kind: 'create', key: randomUUID(), body: await newRecord(worker, url, chance) }
  const record = oneOf(chance, records)
  const { id, stamp } = { id: textIn(record, 'id'), stamp: textIn(record, 'concurrencyStamp') }
  const known = { ...head, id, stamp }
  if (typeof record.liveVersion === 'number')
    return { ...known, kind: 'withdraw', body: { concurrencyStamp: stamp, note: 'سُحبت المادة في أثناء التمرين' } }
  if (worker.work === 'newsroom' && chance() < 0.5) return { ...known, kind: 'publish', body: { concurrencyStamp: stamp } }
  // Whoever works in the newsroom may not delete.
  if (worker.work !== 'newsroom' && chance() < (isFull ? 0.6 : 0.2)) return { ...known, kind: 'delete', body: {} }
  return { ...known, kind: 'update', body: { id, concurrencyStamp: stamp, ...changesOf(worker, record, chance) } }
}

async function newRecord(worker: Worker, url: string, chance: () => number): Promise<Json> {
  const mark = `${worker.name}-${worker.diary.intents.size}`
  if (worker.work === 'sheets') return { localCommId: worker.place, year: freeYear(worker, chance), ...sheetValues(chance) }
  const draft = { titleAr: `خبر التمرين ${mark}`, summaryAr: `ملخص خبر التمرين ${mark} وفيه ما يكفي من الكلمات` }
  if (worker.work === 'drafts') return { ...draft, isDraft: true }
  return {
    ...draft,
    bodyAr: `<p>نص خبر التمرين ${mark} وفيه من الكلمات ما يكفي لكي يُنشر على البوابة كما تُنشر الأخبار.</p>`,
    category: 8001,
    mainImage: await upload(url, worker.tokens.writer),
    mainImageAltAr: 'مربع بلون واحد',
  }
}

/** What is saved as it was leaves no entry in the audit: something is always another. */
function changesOf({ work, name, diary }: Worker, { connectedHouseholds }: Json, chance: () => number): Json {
  return work === 'sheets'
    ? sheetValues(chance, connectedHouseholds)
    : { titleAr: `خبر معدل ${name}-${diary.intents.size}`, titleEn: `Edited ${diary.intents.size}` }
}

/** A sheet is one per year, and what became of the last one may not be known yet. */
function freeYear({ diary }: Worker, chance: () => number): number {
  const taken = new Set([...diary.live.values()].map(({ year }) => year))
  return oneOf(
    chance,
    Array.from({ length: 25 }, (_, index) => 2000 + index).filter(year => !taken.has(year)),
  )
}

function sheetValues(chance: () => number, before?: unknown): Json {
  const any = 100 + Math.floor(chance() * 900)
  const count = any === before ? any + 1 : any
  return {
    connectedHouseholds: count,
    subscribers: [
      { category: 83_001, count, consumptionM3: count * 100 },
      { category: 83_002, count: 7, consumptionM3: 5000 },
    ].slice(0, 1 + Math.floor(chance() * 2)),
    supply: [{ sourceType: 82_001, quantityM3: count * 130 }],
  }
}

async function upload(url: string, token: string): Promise<string> {
  square ??= await sharp({ create: { width: 800, height: 450, channels: 3, background: '#7a8f5a' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('resource', 'news')
  form.set('field', 'mainImage')
  form.set('file', new File([new Uint8Array(square)], 'square.png'))
  const answer = await fetch(`${url}/api/Attachment/Upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    signal: AbortSignal.timeout(20_000),
  })
  return textIn(await answer.json(), 'id')
}

let square: Uint8Array | undefined
