import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focused, type Focused } from './eyes.ts'

/** Low enough that the bars at the top and at the foot come in the way. */
export const lowWindow = { viewport: { width: 1280, height: 560 } }
// The menu of a whole ministry and a long form stand before the last field.
const mostSteps = 140

/** Presses Tab until something of that name has the focus. On the way every stop has its ring and is in sight. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key = 'Tab',
  isWanted: (at: Focused) => boolean = () => true,
): Promise<void> {
  const wrong: string[] = []
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key)
    const at = await focused(page)
    if (!at.hasRing && at.role !== 'body') wrong.push(`no ring: ${at.html}`)
    if (at.isHidden && at.role !== 'body') wrong.push(`hidden: ${at.html}`)
    if ((typeof name === 'string' ? at.name === name : name.test(at.name)) && isWanted(at)) {
      expect(wrong).toEqual([])
      return
    }
  }
  throw new Error(`${String(name)} is not reached by ${key}; the focus is on ${(await focused(page)).html}`)
}
