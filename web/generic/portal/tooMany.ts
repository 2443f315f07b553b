/** What is said to whoever has asked a call too often from his address. */
export interface TooMany {
  readonly sentence: string
  readonly headers: Readonly<Record<string, string>>
}

/** What a page answers where a call of it was refused so, with status 429; undefined for any other failure. */
export function tooManyIn(error: unknown): TooMany | undefined {
  // The client of the API exists twice on the server: its errors are known by what they carry.
  if (!(error instanceof Error) || !('status' in error) || error.status !== 429) return undefined
  const details = 'details' in error ? error.details : undefined
  const seconds = typeof details === 'object' && details !== null && 'retryAfterSeconds' in details ? Number(details.retryAfterSeconds) : 60
  return { sentence: error.message, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } }
}
