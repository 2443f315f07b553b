import { appendFileSync, readFileSync } from 'node:fs'
import type { Json } from '../../test/walk/json.ts'

/** What a client means to do, written down before it asks. */
export interface Intent {
  readonly number: number
  /** Sent with the request, so that the audit can be asked for it. */
  readonly requestId: string
  readonly kind: 'create' | 'update' | 'delete' | 'publish' | 'withdraw'
  /** Sent with a create, so that it can be asked for again. */
  readonly key?: string
  /** Of the record that is there already, as it was last answered. */
  readonly id?: string
  readonly stamp?: string
  readonly body: Json
}

/** What became of an intent. */
export interface Outcome {
  readonly number: number
  /** `done` is an acknowledged write. What nobody answered is `unknown` until the drill has found out: `happened` or `vanished`. */
  readonly is: 'done' | 'refused' | 'unknown' | 'happened' | 'vanished'
  readonly id?: string
  /** As it was answered; of a deletion there is none. */
  readonly record?: Json
  readonly why?: string
}

type Line = { readonly intent: Intent } | { readonly outcome: Outcome }

/** What a client knows from its diary. */
export interface Knowledge {
  /** The records as they were last acknowledged, by their ids. */
  readonly live: Map<string, Json>
  readonly intents: Map<number, Intent>
  readonly outcomes: Map<number, Outcome>
}

/** The log of one client: what it meant to do and what was acknowledged, line by line, kept in a file. */
export interface Diary extends Knowledge {
  intend(intent: Intent): void
  note(outcome: Outcome): void
}

/** Begins a diary. */
export function diaryIn(path: string): Diary {
  const knowledge: Knowledge = { live: new Map(), intents: new Map(), outcomes: new Map() }
  const write = (line: Line) => {
    appendFileSync(path, `${JSON.stringify(line)}\n`)
    learn(knowledge, line)
  }
  return { ...knowledge, intend: intent => write({ intent }), note: outcome => write({ outcome }) }
}

/** What stands in a diary, read from its beginning. */
export function knowledgeIn(path: string): Knowledge {
  const knowledge: Knowledge = { live: new Map(), intents: new Map(), outcomes: new Map() }
  for (const text of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const line: Line = JSON.parse(text)
    learn(knowledge, line)
  }
  return knowledge
}

function learn({ live, intents, outcomes }: Knowledge, line: Line): void {
  if ('intent' in line) {
    intents.set(line.intent.number, line.intent)
    return
  }
  const { number, is, id, record } = line.outcome
  outcomes.set(number, line.outcome)
  if ((is !== 'done' && is !== 'happened') || id === undefined) return
  if (record) live.set(id, record)
  else live.delete(id)
}
