import { isObject, keptIn } from './kept.ts'

// What somebody has typed and not saved is kept in this browser, tied to his id and place, until it is saved or discarded.

/** What was typed: only the values that differ from what was saved, and on which version of the record. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  /** The concurrency stamp of that version; undefined of a new record. */
  readonly stamp: string | undefined
}
const days = 14

/** The draft under a key, unless it is older than two weeks: such drafts are removed, of other forms too. */
export function readDraft(key: string): Draft | undefined {
  for (const name of draftNames()) if (draftAt(name) === undefined) dropDraft(name)
  return draftAt(key)
}

/** Keeps a draft; where the browser has no room left, the newest counts and older drafts of other forms give way. */
export function keepDraft(key: string, { values, stamp }: Draft): void {
  const text = JSON.stringify({ at: Date.now(), values, stamp })
  try {
    localStorage.setItem(key, text)
  } catch {
    for (const name of draftNames()) if (name !== key) dropDraft(name)
    localStorage.setItem(key, text)
  }
}

/** Forgets a draft. */
export function dropDraft(key: string): void {
  localStorage.removeItem(key)
}

function draftNames(): string[] {
  return Object.keys(localStorage).filter(name => name.startsWith('draft:'))
}

function draftAt(key: string): Draft | undefined {
  const kept = keptIn(localStorage, key)
  if (!isObject(kept)) return undefined
  const { at, values, stamp } = kept
  if (typeof at !== 'number' || !isObject(values) || Date.now() - at > days * 86_400_000) return undefined
  return { values, stamp: typeof stamp === 'string' ? stamp : undefined }
}
