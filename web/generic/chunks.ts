/** A part of the program did not come in time, or not at all. */
export class ChunkError extends Error {}

/** How long a part may take (specification, sections 7 and 8). */
const mostMs = 120_000

/** Loads a part of the program. @throws ChunkError after 120 seconds, or when it cannot be loaded */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('too late')), mostMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(error instanceof Error ? error.message : String(error))
  } finally {
    clearTimeout(timer)
  }
}
