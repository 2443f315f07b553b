import { createHash, randomBytes } from 'node:crypto'
import type { FileStore } from './store.ts'

const bytes = 64

/** Tries a store: writes something that nobody has written before, reads it back, removes it. @throws what the store throws, or Error when it answers something else */
export async function probe(store: FileStore): Promise<void> {
  const content = randomBytes(bytes)
  const key = createHash('sha256').update(content).digest('hex')
  await store.put(key, { parts: [content], sizeBytes: bytes })
  try {
    const parts: Uint8Array[] = []
    for await (const part of store.read(key)) parts.push(part)
    if (!Buffer.concat(parts).equals(content)) throw new Error('The store gave back something else than was put into it')
  } finally {
    await store.remove(key)
  }
  if ((await store.findSize(key)) !== undefined) throw new Error('The store keeps what was removed from it')
}
