import type { Platform } from '../platform.ts'

/** What is answered at a path that is asked for as a visitor asks, past all old addresses. */
export interface Answered {
  readonly status: number
  /** It was answered where old addresses are asked for: what only programs ask for, such as a call, leads nobody on. */
  readonly mayMove: boolean
}
type Ask = (path: string) => Promise<Answered>
const asking = new WeakMap<Platform, Ask>()

/** From now on it is known what the program answers at its addresses. */
export function answerLivesBy(platform: Platform, ask: Ask): void {
  asking.set(platform, ask)
}

/**
 * `nothing`: nothing is there, or it was withdrawn, so an old address may lead on. `programs`: nothing is there either, but nobody would be led on.
 * `fault`: it could not be found out.
 */
export type Answering = 'nothing' | 'something' | 'programs' | 'fault'

/**
 * What the program itself answers at a path; without pages nothing is known to be there. It draws whole pages for that, so nobody asks within a
 * transaction: who holds a connection must not wait for others.
 */
export async function whatAnswers(platform: Platform, path: string): Promise<Answering> {
  const answer = await asking.get(platform)?.(path)
  if (!answer) return 'nothing'
  if (answer.status >= 500) return 'fault'
  if (answer.status !== 404 && answer.status !== 410) return 'something'
  return answer.mayMove ? 'nothing' : 'programs'
}

type Read = (path: string, accept: string) => Promise<Response>
const reading = new WeakMap<Platform, Read>()

/** From now on the program reads what it publishes as everybody does. */
export function readPublishedBy(platform: Platform, read: Read): void {
  reading.set(platform, read)
}

/** What everybody reads at a path now; undefined without pages. Nobody asks within a transaction: it needs connections of its own. */
export async function readPublished(platform: Platform, path: string, accept: string): Promise<Response | undefined> {
  return reading.get(platform)?.(path, accept)
}
