import type { Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'

/** What comes of an Arabic document in a browser. */
export async function drawnInBrowser<T>(html: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.setContent(`<html dir="rtl" lang="ar"><body>${html}</body></html>`)
    return await work(page)
  } finally {
    await browser.close()
  }
}

/** A document as a PDF, with its typefaces in it. */
export function printed(html: string): Promise<Buffer> {
  return drawnInBrowser(html, page => page.pdf())
}
