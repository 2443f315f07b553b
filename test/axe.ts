import type Axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof Axe
  }
}

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds on the page as it stands, a line for each place; nothing inside frames. The script is given to a page once: to give it with
 * every look, and a blank page with it, took longer than the look.
 * @param rules only these
 * @param within only this part of the page: its selector
 */
export async function axeOf(page: Page, rules?: string[], within?: string): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(script)
  return page.evaluate(
    async ([only, part]) => {
      const found = await window.axe?.run(part ?? document, {
        resultTypes: ['violations'],
        iframes: false,
        // What it would load beside the page, and the ways to each element, which nobody reads here, are a quarter of the look.
        preload: false,
        selectors: false,
        rules: { 'target-size': { enabled: true } },
        ...(only && { runOnly: only }),
      })
      if (!found) throw new Error('axe was not given to the page')
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 140)} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
      )
    },
    [rules, within] as const,
  )
}
