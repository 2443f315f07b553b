import type { Platform } from '../platform.ts'

type StatusOf = (path: string) => Promise<number>
const answering = new WeakMap<Platform, StatusOf>()

/** From now on it is known what the program answers at its addresses. @param statusOf asks for a path as a visitor does, past all old addresses */
export function answerLivesBy(platform: Platform, statusOf: StatusOf): void {
  answering.set(platform, statusOf)
}

/** Does the program itself answer at this path? What is not there and what was withdrawn does not. Without pages nothing is known to. */
export async function isLiving(platform: Platform, path: string): Promise<boolean> {
  const status = await answering.get(platform)?.(path)
  return status !== undefined && status !== 404 && status !== 410
}
