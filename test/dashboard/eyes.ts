import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeOf } from '../axe.ts'

/** By how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Waits until nothing moves that ends by itself: a question that is still appearing is none yet for axe. What follows the scroll bar never ends. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const running = document.getAnimations().filter(each => each.playState === 'running' && each.timeline === document.timeline)
    const ending = running.filter(each => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(each => each.finished))
  })
}

/** Expects that axe finds nothing, and nothing stands beside the window, in the window as it is. */
export async function isSoundHere(page: Page): Promise<void> {
  await settled(page)
  const width = page.viewportSize()?.width
  expect([width, ...(await axeOf(page)), await overflowOf(page)]).toEqual([width, 0])
}

/**
 * The same at several widths; the window has its own size again afterwards.
 * @param look what else is expected at each of them
 */
export async function isSound(
  page: Page,
  widths: readonly number[] = [1440, 768, 390],
  look?: (page: Page) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await isSoundHere(page)
    await look?.(page)
  }
  if (before) await page.setViewportSize(before)
}

/** Draws the text as wide as a reader may set it (WCAG 1.4.12). A sheet made by a script breaks no policy of the page. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Buttons, headings and labels whose text is cut off. */
export function clippedOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, h1, h2, h3, label, legend, th, .btn, .tab')]
      .filter(element => element.checkVisibility() && getComputedStyle(element).overflow !== 'visible')
      // What is a pixel wide is said to those who hear alone.
      .filter(element => element.clientWidth > 1)
      .filter(element => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      .map(element => `${element.tagName} ${element.textContent.trim().slice(0, 60)} ${element.scrollWidth} > ${element.clientWidth}`),
  )
}

/**
 * Targets that are too small. A link inside a sentence is exempt; what stands in a label counts with the label.
 * @param least pixels in both directions
 * @param alone only buttons and links that stand alone, as on a touch screen
 */
export function smallTargets(page: Page, least: number, alone: boolean): Promise<string[]> {
  return page.evaluate(
    ([size, isAlone]) => {
      const every = 'a[href], button, summary, [role=button], [role=option], [role=menuitem], [role=tab]'
      const wanted = isAlone ? every : `${every}, input:not([type=hidden]), select, textarea`
      const isInText = (element: Element) =>
        element.tagName === 'A' &&
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent.trim() !== element.textContent.trim() || element.closest('li .notice, p') !== null)
      return [...document.querySelectorAll(wanted)].flatMap(element => {
        const target = element.closest('label') ?? element
        const { width, height } = target.getBoundingClientRect()
        const isHidden =
          !element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true], .skip, .sr') !== null
        if (isHidden || width < 2 || height < 2 || isInText(element)) return []
        return width >= size - 0.5 && height >= size - 0.5
          ? []
          : [`${element.outerHTML.slice(0, 110)} ${Math.round(width)}×${Math.round(height)}`]
      })
    },
    [least, alone] as const,
  )
}

/** What has the focus, as a reader with the keyboard sees it. */
export interface Focused {
  readonly name: string
  readonly role: string
  /** Is there a ring around it, or around the frame that it fills? */
  readonly hasRing: boolean
  /** Is it outside the window, or beneath a bar that stays? */
  readonly isHidden: boolean
  readonly html: string
}

/** Looks at what has the focus. */
export function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const ringed = (one: Element | null) => {
      if (!one) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    const frame = element.closest('label, .input, .field')
    const active = element.getAttribute('aria-activedescendant')
    const hasRing = [
      element,
      frame,
      ...(frame?.querySelectorAll('.tick, .dot, .switch') ?? []),
      active && document.getElementById(active),
    ].some(one => one instanceof Element && ringed(one))
    const box = (element.closest('label') ?? element).getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)]
    const top = document.elementFromPoint(x, y)
    const bar = top?.closest('.desk-top, .form-acts, thead')
    const isOutside = y < 0 || y > window.innerHeight || x < 0 || x > window.innerWidth
    const label = element.getAttribute('aria-label') ?? ''
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map(id => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
      .join(' ')
    const ownLabel = element.id === '' ? '' : (document.querySelector(`label[for="${CSS.escape(element.id)}"]`)?.textContent ?? '')
    return {
      name:
        [label, labelled, ownLabel, element.closest('label')?.textContent ?? '', element.textContent]
          .find(text => text.trim() !== '')
          ?.trim() ?? '',
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      hasRing,
      isHidden: isOutside || (bar != null && !bar.contains(element) && !element.contains(bar)),
      html: element.outerHTML.slice(0, 160),
    }
  })
}
