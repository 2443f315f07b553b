import type { TestContext } from 'vitest'

/** Says what a test could not try on this machine, and why: nothing is left out in silence. */
export function notTried(context: TestContext, what: string, why: string): never {
  console.log(`NOT TRIED on this machine: ${what} (${why})`)
  return context.skip(`${what}: ${why}`)
}
