import { longestPage } from './pageRating.ts'

/** Pages of a visitor's own, whose address opens something, and those that are about a page themselves. */
const isNotRated =
  /^\/(?:(?:entry|follow|pageFeedback|dashboard|login|forgotPassword|resetPassword|gallery|assets|s)(?:\/|$)|api\/(?!docs(?:\/|$)))/

/** May a page be rated? @param path in Arabic, without its query */
export function isRated(path: string): boolean {
  return path.length <= longestPage && /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path) && !isNotRated.test(path)
}
