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
