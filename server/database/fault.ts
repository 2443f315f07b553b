const faults = new WeakSet<Error>()

/** The answer of the database; what fails is known from then on as its fault, whoever throws it on. */
export async function ofDatabase<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error) faults.add(error)
    throw error
  }
}

/** Did the database fail here? The network's errors of other services look the same. */
export function isOfDatabase(error: unknown): error is Error {
  return error instanceof Error && faults.has(error)
}

/**
 * What a database says that nobody gets into, or that goes: errors of the connection (class 08), its start and its end (57P), one that takes
 * nobody (55000 at connecting), and those of the network.
 */
const awayCodes = /^(?:08...|57P0.)$|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
const awayWords = /^Connection terminated|is not currently accepting connections|^Client has encountered a connection error/

/** Does an error say that there is no database, or none that takes anybody? */
export function saysAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const attempts: readonly unknown[] = error instanceof AggregateError ? error.errors : []
  return (
    ('code' in error && typeof error.code === 'string' && awayCodes.test(error.code)) ||
    awayWords.test(error.message) ||
    attempts.some(saysAway)
  )
}
