import { isObject, keptIn } from '../../generic/kept.ts'

/** A code that was sent to a mobile, and is waited for. */
export interface CodeStep {
  readonly name: 'code'
  readonly flowId: string
  /** When another code may be asked for: milliseconds since 1970; null: no more in this flow. */
  readonly at: number | null
  readonly phone: string
  /** When the code runs out: milliseconds since 1970. */
  readonly until: number
}

// Of this tab alone. The id of the flow is worth nothing without the code.
const key = 'recoveryFlow'

/** The code that is waited for in this tab, so that a page that is loaded anew asks for it still; undefined once it has run out. */
export function keptFlow(now = Date.now()): CodeStep | undefined {
  const kept = keptIn(sessionStorage, key)
  return isCodeStep(kept) && kept.until > now ? kept : undefined
}

/** Keeps the flow that has begun, or forgets the one that has ended. */
export function keepFlow(step: CodeStep | undefined): void {
  if (step) sessionStorage.setItem(key, JSON.stringify(step))
  else sessionStorage.removeItem(key)
}

function isCodeStep(value: unknown): value is CodeStep {
  if (!isObject(value)) return false
  const { name, flowId, at, phone, until } = value
  return (
    name === 'code' &&
    typeof flowId === 'string' &&
    (at === null || typeof at === 'number') &&
    typeof phone === 'string' &&
    typeof until === 'number'
  )
}
