import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawingOf, scenes } from './drawings.ts'
import { news, newsOn } from './news.ts'

const categories = [
  'ministry',
  'authorities',
  'councils',
  'directorates',
  'projects',
  'planning',
  'economy',
  'agreements',
  'legislation',
  'training',
  'participation',
  'elections',
  'emergency',
  'delegations',
  'statements',
]
const allowedTags = new Set('h2 h3 p ul ol li blockquote table thead tbody tr th td a'.split(' '))
const dated = newsOn('2026-11-22')

describe('the demonstration news', () => {
  it('are sixty items with keys of their own, newest first', () => {
    expect(news).toHaveLength(60)
    expect(new Set(news.map(item => item.key)).size).toBe(60)
    expect(news.map(item => item.daysAgo)).toEqual(news.map(item => item.daysAgo).toSorted((a, b) => a - b))
    expect(news.filter(item => item.daysAgo <= 10).length).toBeGreaterThanOrEqual(8)
  })

  it('keep to the lengths of the fields', () => {
    for (const item of dated) {
      expectLength(item.titleAr, 5, 200)
      expectLength(item.summaryAr, 20, 400)
      expectLength(textOf(item.bodyAr), 50, 100_000)
      expectLength(item.mainImageAltAr, 5, 160)
      for (const title of present(item.titleEn)) expectLength(title, 5, 200)
      for (const summary of present(item.summaryEn)) expectLength(summary, 20, 400)
      for (const body of present(item.bodyEn)) expectLength(textOf(body), 50, 100_000)
      for (const alt of present(item.mainImageAltEn)) expectLength(alt, 5, 160)
      for (const location of [...present(item.locationAr), ...present(item.locationEn)]) expectLength(location, 1, 100)
      expect(item.tags.length).toBeLessThanOrEqual(10)
      for (const tag of item.tags) expectLength(tag, 2, 40)
    }
  })

  it('use every category and no other', () => {
    expect(new Set(news.map(item => item.category))).toEqual(new Set(categories))
  })

  it('are fifty published ones and one or more in every other state, with a note where one was rejected', () => {
    expect(news.filter(item => item.state === 'published')).toHaveLength(50)
    expect(new Set(news.map(item => item.state)).size).toBe(6)
    for (const item of news) {
      const wasRejected = item.state === 'rejected' || item.state === 'editedAfterRejected'
      expect(item.rejectionNote !== undefined, item.key).toBe(wasRejected)
      expect(item.rejectionReason !== undefined, item.key).toBe(wasRejected)
    }
  })

  it('hold twenty long articles and short ones for the rest', () => {
    const lengths = dated.map(item => wordsOf(item.bodyAr))
    expect(lengths.filter(words => words >= 350 && words <= 700)).toHaveLength(20)
    expect(lengths.filter(words => words >= 80 && words <= 200)).toHaveLength(40)
    expect(news.filter(item => item.bodyAr.includes('<table>')).length).toBeGreaterThanOrEqual(6)
    expect(news.filter(item => item.bodyAr.includes('<blockquote>')).length).toBeGreaterThanOrEqual(4)
  })

  it('are in both languages wholly or in Arabic alone', () => {
    for (const item of news) {
      const english = [item.titleEn, item.summaryEn, item.bodyEn, item.mainImageAltEn]
      expect(new Set(english.map(text => text === null)).size, item.key).toBe(1)
      if (item.titleEn !== null) expect(item.locationEn === null, item.key).toBe(item.locationAr === null)
    }
    expect(news.filter(item => item.titleEn === null).length).toBeGreaterThanOrEqual(10)
  })

  it('have well-formed bodies of the allowed tags, tables with a head and links inside the portal', () => {
    for (const item of dated) {
      for (const body of [item.bodyAr, ...present(item.bodyEn)]) {
        expect(unclosed(body), item.key).toEqual([])
        expect(body.split('<table>').length, item.key).toBe(body.split('<table><thead>').length)
      }
      for (const [, href = ''] of item.bodyAr.matchAll(/href="([^"]*)"/g)) expect(href, item.key).toMatch(/^\/(?!en\/)[A-Za-z0-9/]+$/)
      for (const [, href = ''] of (item.bodyEn ?? '').matchAll(/href="([^"]*)"/g)) expect(href, item.key).toMatch(/^\/en\/[A-Za-z0-9/]+$/)
    }
  })

  it('say the same in both languages: as many headings, list items, rows, quotations and links', () => {
    for (const item of news.filter(item => item.bodyEn !== null)) {
      for (const tag of ['h2', 'h3', 'li', 'tr', 'td', 'blockquote', 'a']) {
        const pattern = new RegExp(`<${tag}[ >]`, 'g')
        expect(item.bodyEn?.match(pattern)?.length, `${item.key} ${tag}`).toBe(item.bodyAr.match(pattern)?.length)
      }
    }
  })

  it('are set in good Arabic type', () => {
    for (const item of dated) {
      const text = [item.titleAr, item.summaryAr, textOf(item.bodyAr), item.mainImageAltAr, item.rejectionNote ?? ''].join(' ')
      expect(text, item.key).not.toMatch(/اً|ـ|["“”]|[٠-٩]|[؀-ۿ][,;?]| [،؛؟]/)
      expect(text, item.key).not.toMatch(/[{}]/)
    }
  })

  it('set no meeting or deadline on a Friday or Saturday, whatever the day of loading', () => {
    for (const day of ['2026-11-22', '2027-02-26', '2028-02-29', '2026-12-31']) {
      for (const item of newsOn(day)) {
        expect(item.date <= day, item.key).toBe(true)
        for (const [, year, month, date] of item.bodyAr.matchAll(/(\d{4})\/(\d\d)\/(\d\d)/g)) {
          expect([5, 6], item.key).not.toContain(new Date(`${year}-${month}-${date}T00:00:00Z`).getUTCDay())
        }
      }
    }
  })
})

describe('the drawings', () => {
  it('exist for every item, no two alike, without text and without anything from outside', () => {
    const drawings = news.map(item => drawingOf(item.drawing.scene, item.drawing.variant))
    expect(new Set(drawings).size).toBe(60)
    for (const svg of drawings) {
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1600 900"/)
      expect(svg).not.toMatch(/<text|font|Gradient|<image|href|NaN|undefined|Infinity/)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http')
    }
  })

  it('are the same whenever they are drawn', () => {
    for (const scene of scenes) expect(drawingOf(scene, 2)).toBe(drawingOf(scene, 2))
  })

  it('are refused for a scene that nobody drew', () => {
    expect(() => drawingOf('harbour', 1)).toThrow(RangeError)
  })

  it('render as pictures of 1600 by 900', async () => {
    for (const scene of scenes) {
      const { info } = await sharp(Buffer.from(drawingOf(scene, 1)))
        .png()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height], scene).toEqual([1600, 900])
    }
  }, 60_000)
})

function expectLength(text: string, least: number, most: number): void {
  expect(text.length, text.slice(0, 60)).toBeGreaterThanOrEqual(least)
  expect(text.length, text.slice(0, 60)).toBeLessThanOrEqual(most)
}

function present(text: string | null): string[] {
  return text === null ? [] : [text]
}

function textOf(html: string): string {
  return html
    .replace(/<\/?a\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function wordsOf(html: string): number {
  return textOf(html)
    .split(' ')
    .filter(word => /[\p{L}\p{N}]/u.test(word)).length
}

/** The tags of a body that are not allowed, or that are closed in the wrong order or never. */
function unclosed(html: string): string[] {
  const open: string[] = []
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!allowedTags.has(name)) return [tag]
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return [tag]
  }
  return open
}
