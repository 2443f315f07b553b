// What somebody has typed and not saved is kept in this browser, tied to his id, until it is saved or discarded.

type Values = Readonly<Record<string, unknown>>
const days = 14

/** The draft under a key, unless it is older than two weeks. */
export function readDraft(key: string): Values | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!isDraft(kept) || Date.now() - kept.at > days * 86_400_000) return undefined
    return kept.values
  } catch {
    // Unreadable: as good as none.
    return undefined
  }
}

/** Keeps a draft; where the browser has no room left, the newest counts and older drafts of other forms give way. */
export function keepDraft(key: string, values: Values): void {
  const text = JSON.stringify({ at: Date.now(), values })
  try {
    localStorage.setItem(key, text)
  } catch {
    for (const name of Object.keys(localStorage)) if (name.startsWith('draft:') && name !== key) localStorage.removeItem(name)
    localStorage.setItem(key, text)
  }
}

/** Forgets a draft. */
export function dropDraft(key: string): void {
  localStorage.removeItem(key)
}

function isDraft(value: unknown): value is { at: number; values: Values } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  )
}
