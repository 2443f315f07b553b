import type { Page } from 'playwright-core'
import { axeOf } from '../axe.ts'
import { layOut, rulesOfPlaces } from './looks.ts'

/** A way in which a reader has the colours drawn: what he chose by the portal's own buttons, and what his system asks for. */
export interface Drawing {
  /** On the root element; undefined: not chosen. */
  readonly chosen: Readonly<Record<string, string | undefined>>
  readonly contrast: 'more' | 'no-preference'
}

/** What of a page can be right in one set of colours and wrong in another. Everything else is the same in all of them. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** The ways in which the colours of a page can be drawn, but the first: as it comes. */
export interface Drawings {
  readonly all: readonly Drawing[]
  /** Each other set of colours, and everything at once. */
  readonly themes: readonly Drawing[]
}

/**
 * How colours can be drawn on the pages of the portal: the buttons that stay pressed say what a reader can choose, the style sheets which values
 * that has, and which wishes of his system they heed. A value that draws the page as it comes is none.
 */
export async function drawingsOf(page: Page): Promise<Drawings> {
  const { values, grounds, isMoreHeeded } = await page.evaluate(readDrawings)
  let chosen: Drawing['chosen'][] = [{}]
  for (const [name, those] of Object.entries(values))
    chosen = chosen.flatMap(each => [undefined, ...those].map(value => ({ ...each, [name]: value })))
  const contrasts = isMoreHeeded ? (['no-preference', 'more'] as const) : (['no-preference'] as const)
  const all = contrasts.flatMap(contrast => chosen.map(each => ({ chosen: each, contrast }))).slice(1)
  const names = Object.keys(values)
  const others = grounds.map(
    ([own, value]): Drawing => ({
      chosen: Object.fromEntries(names.map(name => [name, name === own ? value : undefined])),
      contrast: 'no-preference',
    }),
  )
  return { all, themes: [...others, ...all.slice(-1)] }
}

/** For the page to say. */
function readDrawings() {
  const root = document.documentElement
  const drawn = (selector: string) => {
    const { backgroundColor, color } = getComputedStyle(document.querySelector(selector) ?? root)
    return `${backgroundColor} ${color}`
  }
  const names = new Set([...document.querySelectorAll('[data-act][aria-pressed]')].flatMap(button => button.getAttribute('data-act') ?? []))
  const values: Record<string, string[]> = Object.fromEntries([...names].map(name => [name, []]))
  const grounds: [name: string, value: string][] = []
  const [plain, ground] = [drawn('h1'), drawn('body')]
  let isMoreHeeded = false
  const note = (name: string, value: string) => {
    if (values[name]?.includes(value) !== false) return
    root.dataset[name] = value
    if (drawn('h1') !== plain || drawn('body') !== ground) values[name].push(value)
    if (drawn('body') !== ground && !grounds.some(([, known]) => known === value)) grounds.push([name, value])
    delete root.dataset[name]
  }
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-contrast: more')) isMoreHeeded = true
      if (rule instanceof CSSStyleRule)
        for (const [, name = '', value = ''] of rule.selectorText.matchAll(/\[data-(\w+)="(\w+)"\]/g)) note(name, value)
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) read(sheet.cssRules)
  return { values, grounds, isMoreHeeded }
}

function nameOf({ chosen, contrast }: Drawing): string {
  const named = Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
  return [...named, ...(contrast === 'more' ? ['more contrast'] : [])].join(', ')
}

/** Draws the page so, without loading it again. */
export async function draw(page: Page, { chosen, contrast }: Drawing): Promise<void> {
  await page.emulateMedia({ contrast })
  await page.evaluate(choices => {
    for (const [name, value] of choices)
      if (value === undefined) delete document.documentElement.dataset[name]
      else document.documentElement.dataset[name] = value
  }, Object.entries(chosen))
}

/** What a page has been drawn of in every set of colours: each element as style sheets see it, with all around it. Both languages have the same. */
export type Drawn = Set<number>

/**
 * The parts of a page that show what none before it showed. Colours hang on what style sheets see of an element and of what it lies in: where all
 * of that was looked at on other pages, other sets of colours say nothing new about it. What a style sheet sees of an element by its neighbours or
 * by what lies in it (`+`, `~`, `:has()`, `:first-child`) is not looked at: a rule of that kind that changes a colour needs a page of its own.
 * @param drawn what was shown until now; what this page shows is added
 * @returns their selector; undefined where there are none
 */
export async function partsNotDrawn(page: Page, drawn: Drawn): Promise<string | undefined> {
  const fresh = await page.evaluate(markFresh, [...drawn])
  for (const sight of fresh) drawn.add(sight)
  return fresh.length > 0 ? '[data-not-drawn]' : undefined
}

/** For the page to say. The outermost elements that are new are marked: all within them is new as they are. @param drawn what is not @returns what is */
function markFresh(drawn: readonly number[]): number[] {
  const known = new Set(drawn)
  const fresh = new Set<number>()
  const sightOf = (element: Element): string => {
    const seen = [...element.attributes].flatMap(({ name, value }) => {
      if (name === 'class') return value.split(/\s+/).toSorted().join('.')
      // Words and addresses are each page's own; what a part is, and how it stands, are words of the program.
      return /^[a-z-]{0,16}$/i.test(value) && /^(?:aria|data)-|^(?:type|lang|dir|role|open|hidden|disabled)$/.test(name)
        ? `${name}=${value}`
        : name
    })
    return `${element.localName} ${seen.toSorted().join(' ')}`
  }
  const walk = (element: Element, around: number, isWithin: boolean) => {
    let hash = around
    for (const letter of sightOf(element)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
    const isNew = !known.has(hash)
    if (isNew) fresh.add(hash)
    for (const child of element.children) walk(child, hash, isWithin || isNew)
    if (isNew && !isWithin) element.setAttribute('data-not-drawn', '')
  }
  walk(document.body, 2_166_136_261, false)
  return [...fresh]
}

/**
 * What axe finds on a page as it stands, in every drawing of its colours.
 * @param within only in this part: its selector @param notDrawn in further drawings only in these parts
 */
export async function faultsInColours(
  page: Page,
  drawings: readonly Drawing[],
  within?: string,
  notDrawn: string | undefined = within,
): Promise<string[]> {
  const found = await axeOf(page, undefined, within)
  for (const drawing of drawings) {
    await draw(page, drawing)
    found.push(...(await axeOf(page, rulesOfColours, notDrawn)).map(fault => `(${nameOf(drawing)}) ${fault}`))
  }
  const [first] = drawings
  if (first)
    await draw(page, { chosen: Object.fromEntries(Object.keys(first.chosen).map(name => [name, undefined])), contrast: 'no-preference' })
  return found
}

/** The same of a page as wide as its parts stand beside each other, with all its folds open. @param notDrawn in further drawings only of these parts */
export async function faultsOf(page: Page, drawings: Drawings, notDrawn?: string): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await layOut(page)
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
  })
  return faultsInColours(page, drawings.themes, undefined, notDrawn)
}

/** The same, and of its parts where the narrowest phone puts them: they are the same parts, with the same colours. */
export async function faultsOfBoth(page: Page, drawings: Drawings, notDrawn?: string): Promise<string[]> {
  const found = await faultsOf(page, drawings, notDrawn)
  await page.setViewportSize({ width: 320, height: 800 })
  return [...found, ...(await axeOf(page, rulesOfPlaces)).map(fault => `(narrow) ${fault}`)]
}
