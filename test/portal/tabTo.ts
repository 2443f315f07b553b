import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focused } from '../dashboard/eyes.ts'

const mostSteps = 90

/** Presses Tab until something of that name has the focus; every stop on the way has its ring and is in sight. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wrong: string[] = []
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (at.role !== 'body' && (at.isHidden || (!at.hasRing && !at.html.startsWith('<a xlink') && at.role !== 'a'))) wrong.push(at.html)
    if (typeof name === 'string' ? at.name === name : name.test(at.name)) {
      expect(wrong).toEqual([])
      return
    }
  }
  throw new Error(`${String(name)} is not reached; the focus is on ${(await focused(page)).html}`)
}
