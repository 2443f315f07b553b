import type { Page } from 'playwright-core'

/** A list and an item of each other kind. */
export async function furtherPaths(url: string): Promise<string[]> {
  const album = await firstOf(url, 'ImageAlbum/GetListPaged?maxResultCount=1')
  const component = (await answerOf(url, 'LocalGovernmentSector/GetOverview')).components[0].id
  const council = (await answerOf(url, 'Council/GetList')).items[0].code
  return [
    '/ads',
    '/ads?stage=closed',
    `/ads/${await firstOf(url, 'Ads/GetByStage?language=en')}`,
    '/events',
    '/events?view=list',
    `/event/${await firstOf(url, 'Event/GetBetween?language=en')}`,
    '/mediaCenter',
    '/imgCenter',
    `/imgCenter/${album}`,
    `/imgCenter/${album}/2`,
    '/videoCenter',
    `/video/${await firstOf(url, 'Video/GetListPaged?maxResultCount=1')}`,
    '/successStory',
    `/successStory/${await firstOf(url, 'SuccessStory/GetListPaged?maxResultCount=1')}`,
    '/knowledgeExchange',
    `/knowledgeExchange/${await firstOf(url, 'KnowledgeExchange/GetListPaged?maxResultCount=1')}`,
    '/legalEnvironment',
    `/legalEnvironment?q=${encodeURIComponent('القرعة')}`,
    `/legalEnvironment/${await firstOf(url, 'LegalEnvironment/GetListPaged?maxResultCount=1')}`,
    '/localGovernmentSector',
    `/localGovernmentSector/${component}`,
    '/partnerships',
    `/partnerships?id=${await firstOf(url, 'Partnership/GetAll')}`,
    '/gateServices',
    `/gateServices?service=${await firstOf(url, 'GateService/GetListPaged?maxResultCount=1')}`,
    '/entrepreneurialIdeaBank',
    `/entrepreneurialIdeaBank/${await firstOf(url, 'CreativeIdeasBank/GetListPaged?maxResultCount=1')}`,
    '/addCreativeIdeasBank',
    '/investors',
    `/investors/${await firstOf(url, 'Investors/GetListPaged?maxResultCount=1')}`,
    '/addInvestor',
    '/entry',
    '/aboutUs',
    '/contactUs',
    '/councils',
    `/council/${council}`,
    '/page/accessibility-statement',
    '/sitemap',
    '/localCommList/news',
  ]
}

async function answerOf(url: string, call: string) {
  return (await fetch(`${url}/api/Public/${call}`)).json()
}

/** The id of the first record that a public list answers. */
export async function firstOf(url: string, call: string): Promise<string> {
  return (await answerOf(url, call)).items[0].id
}

/** To the end and back, so that everything which waits for its reader is asked for. */
export async function scrollThrough(page: Page): Promise<void> {
  // What is laid out on the way makes the page longer or shorter.
  for (let isAtEnd = false; !isAtEnd; ) {
    await page.mouse.wheel(0, 500)
    isAtEnd = await page.evaluate(
      () =>
        new Promise<boolean>(resolve =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(scrollY + innerHeight >= document.documentElement.scrollHeight - 1)),
          ),
        ),
    )
  }
  await page.waitForLoadState('networkidle')
}

/** Lays everything out, as it is once its reader has come near; nothing is cut where it begins to stand out of its part. */
export function layOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':is(main, .site-foot) * { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** How far the last word or picture of a page is from the site's foot. */
export function roomBeneath(): number {
  const [main, foot] = [document.querySelector('main'), document.querySelector('footer.site-foot')]
  if (!main || !foot) return 0
  let lowest = -Infinity
  const range = document.createRange()
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // What is out of everybody's sight stands nowhere.
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility() || node.parentElement.closest('.form-trap')) continue
    range.selectNodeContents(node)
    lowest = Math.max(lowest, range.getBoundingClientRect().bottom)
  }
  for (const picture of main.querySelectorAll('img, svg')) lowest = Math.max(lowest, picture.getBoundingClientRect().bottom)
  return foot.getBoundingClientRect().top - lowest
}

/** What a narrow page can do wrong that the wide one does not: its parts are the same, at other places. */
export const rulesOfPlaces = ['target-size', 'scrollable-region-focusable', 'heading-order', 'aria-hidden-focus']

/** Lines of facts that begin or end with their separator, or whose neighbours are written as one word, for the page to say. */
export function faultsOfFacts(): string[] {
  const widthOfLast = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let last: Node | null = null
    while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) last = texts.currentNode
    const letter = document.createRange()
    if (last) letter.setStart(last, Math.max(0, (last.textContent?.length ?? 0) - 1))
    if (last) letter.setEnd(last, last.textContent?.length ?? 0)
    return letter.getBoundingClientRect().width
  }
  // What a narrow page leaves out is drawn nowhere: it has no line of its own.
  const lines = [...document.querySelectorAll<HTMLElement>('.meta')].filter(line => line.checkVisibility())
  return lines.flatMap(line => {
    const isRtl = getComputedStyle(line).direction === 'rtl'
    const edge = (element: Element) => (isRtl ? -element.getBoundingClientRect().right : element.getBoundingClientRect().left)
    const faults: string[] = []
    if (getComputedStyle(line).overflowX !== 'clip') faults.push('the line shows what stands outside it')
    let above = -Infinity
    for (const fact of line.children) {
      if (!fact.checkVisibility()) continue
      // A name may go on in the next line: the fact behind it follows in the line where it ends.
      const pieces = fact.getClientRects()
      const begins = (pieces[0]?.top ?? 0) > above + 4
      above = pieces[pieces.length - 1]?.top ?? above
      // The first of a line reaches out of it by the room of its dot, the next ones stand within.
      if (begins !== edge(fact) < edge(line) - 1) faults.push(fact.textContent ?? '')
      if (getComputedStyle(fact, '::after').content.includes('·')) faults.push('a dot behind a fact')
      // A letter that joins what stands behind the fact has another form, and another width, than in the same fact alone.
      const alone = fact.cloneNode(true)
      if (!(alone instanceof HTMLElement)) continue
      alone.style.position = 'absolute'
      const joined = widthOfLast(fact)
      line.append(alone)
      if (Math.abs(widthOfLast(alone) - joined) > 0.1) faults.push(`${fact.textContent} is joined to what follows`)
      alone.remove()
    }
    return faults
  })
}

/** Running texts of which a line is longer than a reader follows, for the page to say: so many letters in Arabic, so many in English. */
export function longLines(): string[] {
  const most = document.documentElement.lang === 'ar' ? 72 : 92
  const texts = [...document.querySelectorAll<HTMLElement>('main p:not(.meta)')].filter(
    text => text.checkVisibility() && !text.closest('.prose'),
  )
  return texts.flatMap(text => {
    const lines = new Map<number, number>()
    const letter = document.createRange()
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      for (let at = 0; at < (node.textContent?.length ?? 0); at++) {
        letter.setStart(node, at)
        letter.setEnd(node, at + 1)
        const { width, bottom } = letter.getBoundingClientRect()
        if (width > 0) lines.set(Math.round(bottom / 8), (lines.get(Math.round(bottom / 8)) ?? 0) + 1)
      }
    return Math.max(0, ...lines.values()) > most ? [text.textContent ?? ''] : []
  })
}

/** Pages with links of each kind; with `/` at its end: an item of that list. */
export const touched = [
  '/ads/',
  '/event/',
  '/events',
  '/ads',
  '/events?view=list',
  '/news',
  '/legalEnvironment',
  '/knowledgeExchange',
  '/contact-us.html',
]

/** Links of an item’s head, of what stands beside it and of the rows of lists that meet a finger on less than 44 pixels of height, for the page to say. */
export function smallLinks(): string[] {
  const ofItem = '.article-meta .tag, .aside li > a, .who a, .month-day a, .neighbours a, .law-subjects a'
  const ofRows = '.entries-title > a, .row-title > a, .notice-lines a, .event-lines a, .lines a, .likely-pages a, .error-ways a'
  const links = [...document.querySelectorAll<HTMLElement>(`${ofItem}, ${ofRows}`)]
  return links
    .filter(link => {
      if (!link.checkVisibility()) return false
      link.scrollIntoView({ block: 'center' })
      const box = link.getClientRects()[0] ?? link.getBoundingClientRect()
      const middle = box.top + box.height / 2
      const meets = (y: number) => link.contains(document.elementFromPoint(box.left + box.width / 2, y))
      let [above, below] = [0, 0]
      while (above < 44 && meets(middle - above - 1)) above++
      while (below < 44 && meets(middle + below + 1)) below++
      return above + below + 1 < 44
    })
    .map(link => link.textContent ?? '')
}

/** How high some links meet a finger, each by its words; of links that stand in several lines the first. */
export function heightsUnderFinger(selector: string): { readonly said: string; readonly height: number }[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap(link => {
    if (!link.checkVisibility()) return []
    link.scrollIntoView({ block: 'center' })
    const box = link.getClientRects()[0] ?? link.getBoundingClientRect()
    const middle = box.top + box.height / 2
    const meets = (y: number) => link.contains(document.elementFromPoint(box.left + box.width / 2, y))
    let [above, below] = [0, 0]
    while (above < 44 && meets(middle - above - 1)) above++
    while (below < 44 && meets(middle + below + 1)) below++
    return [{ said: link.textContent ?? '', height: above + below + 1 }]
  })
}

/** For a page to begin with: how far things move by themselves. */
export function noteMoves(): void {
  Object.assign(globalThis, { moved: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        Object.assign(globalThis, { moved: Number(Reflect.get(globalThis, 'moved')) + Number(entry.value) })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** For the page to say. */
export function movedOf(): number {
  return Number(Reflect.get(globalThis, 'moved'))
}
