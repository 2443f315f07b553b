import { ownTexts, takeOwnTexts } from '../../kernel/kernel.ts'

/** The element of a page with React that brings the ministry's own texts along: no call has to be waited for before anything is drawn. */
export const ownTextsElement = 'own-texts'

/** What the element holds, in both languages, as the server does not know which one is stored in the browser; nothing where there are no own texts. */
export function ownTextsToSend(): string {
  const { ar, en } = ownTexts()
  const sent = { ar: sentToBrowser(ar), en: sentToBrowser(en) }
  const isNone = Object.keys(sent.ar).length + Object.keys(sent.en).length === 0
  // Within a script element only the end of the element could be mistaken for markup.
  return isNone ? '' : JSON.stringify(sent).replaceAll('<', '\\u003c')
}

/**
 * Pages of the portal are drawn on the server alone, but for the messages above the card of signing in, and the frame of a page that failed in
 * the browser. The check of the sources asks that whatever else a page with React says is in none of these areas.
 */
const portalAreasInBrowser = [
  'portal.copy',
  'portal.gate',
  'portal.head',
  'portal.menu',
  'portal.tools',
  'portal.foot',
  'portal.hours',
  'portal.error',
]

/** Is an own text with this key known to pages with React? */
export function isSentToBrowser(key: string): boolean {
  return !key.startsWith('portal.') || portalAreasInBrowser.some(area => key.startsWith(`${area}.`))
}

function sentToBrowser(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isSentToBrowser(key)))
}

/** In the browser: takes what the page has brought, before the first text is said. @returns the content of the element, for whoever draws the page again */
export function takeTextsOfPage(): string {
  const sent = document.getElementById(ownTextsElement)?.textContent ?? ''
  if (sent !== '') takeOwnTexts(JSON.parse(sent))
  return sent
}
