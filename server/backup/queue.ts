import { StartFault } from '../startFault.ts'

/** Bytes of a stream, taken in the lengths that their reader wants. */
export interface ByteQueue {
  /** Exactly so many. @throws StartFault when the stream ends before */
  take(bytes: number): Promise<Buffer>
  /** The same, piece by piece: never more of it is held than one part of the stream. */
  parts(bytes: number): AsyncGenerator<Uint8Array>
  /** Has the stream ended? */
  isOver(): Promise<boolean>
}

/** @param hear gets everything that is taken, in its order */
export function queueOf(source: AsyncIterable<Uint8Array>, hear: (part: Uint8Array) => void = () => undefined): ByteQueue {
  const parts = source[Symbol.asyncIterator]()
  let held: Uint8Array = new Uint8Array()

  async function some(most: number): Promise<Uint8Array> {
    if (await isOver()) throw new StartFault('The backup is damaged: it is cut off.')
    const part = held.subarray(0, most)
    held = held.subarray(part.length)
    hear(part)
    return part
  }

  async function isOver(): Promise<boolean> {
    while (held.length === 0) {
      const { done, value } = await parts.next()
      if (done) return true
      held = value
    }
    return false
  }

  async function* several(bytes: number): AsyncGenerator<Uint8Array> {
    for (let left = bytes; left > 0; ) {
      const part = await some(left)
      left -= part.length
      yield part
    }
  }

  return {
    isOver,
    parts: several,
    async take(bytes) {
      const taken: Uint8Array[] = []
      for await (const part of several(bytes)) taken.push(part)
      return Buffer.concat(taken)
    },
  }
}
