/**
 * One reading for all who ask at once. Whoever asks while it is being read waits for the reading after it, which sees what he has heard of.
 * One that fails fails those who wait for it, and nobody after them.
 */
export function coalesced(read: () => Promise<void>): () => Promise<void> {
  let reading = Promise.resolve()
  let waiting: Promise<void> | undefined
  return () => {
    waiting ??= reading
      .catch(() => undefined)
      .then(() => {
        waiting = undefined
        reading = read()
        return reading
      })
    return waiting
  }
}
