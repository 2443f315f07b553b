const mostBytes = 16 * 1024 * 1024
const mostMs = 10_000

/**
 * Reads the rest of a body that is refused, and drops it. Whoever is still sending when the connection closes never reads why he was
 * refused: his system drops the answer with the connection.
 * @returns once the body has ended, broken off, or given more than 16 MB or 10 seconds: then the connection may close on its sender
 */
export async function readOut(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tired = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), mostMs)
  })
  try {
    for (let left = mostBytes; left > 0; ) {
      const part = await Promise.race([reader.read(), tired])
      if (!part || part.done) return
      left -= part.value.length
    }
  } catch {
    // Who sends has gone: nobody is left to be told.
  } finally {
    clearTimeout(timer)
  }
}
