/** What is kept in this browser under a name; undefined where nothing is, or where another program has left what is no JSON. Of any shape. */
export function keptIn(storage: Storage, key: string): unknown {
  try {
    const text = storage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // What another program wrote under this name is nothing of ours.
    return undefined
  }
}

/** Is it an object with names, and no list? */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
