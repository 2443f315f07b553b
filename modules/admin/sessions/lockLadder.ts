/** The numbers of the lock (portal and administration, section 3.2). Minutes. */
export interface LockNumbers {
  readonly maxFailures: number
  readonly windowMinutes: number
  readonly firstMinutes: number
  readonly secondMinutes: number
}

const aDay = 24 * 60

/**
 * When the lock ends that failures under one name have earned: the first lock is short, the second within a day longer, the third has no end.
 * A name that nobody has is locked by this as an account is, so that the answer does not tell which names exist.
 * @param failures when they happened, in minutes from any zero, ascending; none stands inside a lock, which no try passes
 * @returns minutes from the same zero, Infinity for a lock without end, -Infinity when nothing was locked
 * @source portal and administration, section 3.2
 */
export function lockEndOf(failures: readonly number[], { maxFailures, windowMinutes, firstMinutes, secondMinutes }: LockNumbers): number {
  let count = 0
  let first = -Infinity
  let locks = 0
  let lastLock = -Infinity
  let end = -Infinity
  for (const at of failures) {
    if (first > at - windowMinutes) count += 1
    else [count, first] = [1, at]
    if (count < maxFailures) continue
    locks = lastLock > at - aDay ? locks + 1 : 1
    end = locks === 1 ? at + firstMinutes : locks === 2 ? at + secondMinutes : Infinity
    ;[count, first, lastLock] = [0, -Infinity, at]
  }
  return end
}
