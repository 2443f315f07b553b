import { describe, expect, test } from 'vitest'
import ideas from '../../modules/economy/ideas/demonstration/ideas.json' with { type: 'json' }
import investors from '../../modules/economy/investors/demonstration/investors.json' with { type: 'json' }
import lists from '../../modules/admin/lookups/catalogue.json' with { type: 'json' }
import places from '../../modules/places/register/demonstration/places.json' with { type: 'json' }
import { newsOn } from '../../modules/portal/content/demonstration/news.ts'
import { demonstrationEvents } from '../../modules/portal/events/demonstration/events.ts'
import { items } from '../../modules/portal/knowledge/demonstration/items.ts'
import { questions } from '../../modules/portal/knowledge/demonstration/questions.ts'
import { laws } from '../../modules/portal/legislation/demonstration/laws.ts'
import { albumSamples, slideSamples, videoSamples } from '../../modules/portal/media/demonstration/samples.ts'
import { demonstrationNotices } from '../../modules/portal/notices/demonstration/notices.ts'
import { partnerships } from '../../modules/portal/partnerships/demonstration/partnerships.ts'
import { storySamples } from '../../modules/portal/stories/demonstration/samples.ts'

// What the demonstration says in English is as good as what it says in Arabic.

const told: Readonly<Record<string, unknown>> = {
  news: newsOn('2026-11-22'),
  notices: demonstrationNotices,
  events: demonstrationEvents,
  stories: storySamples,
  knowledge: [...items, ...questions],
  laws,
  partnerships,
  albums: albumSamples,
  videos: videoSamples,
  slides: slideSamples,
  ideas,
  investors,
  places,
  lists,
}

/** A text in both languages, and where it stands. */
interface Pair {
  readonly at: string
  readonly ar: string
  readonly en: string
}

function pairsIn(value: unknown, at: string): Pair[] {
  if (typeof value !== 'object' || value === null) return []
  const parts = new Map<string, unknown>(Object.entries(value))
  const name = parts.get('key') ?? parts.get('code')
  const here = typeof name === 'string' ? `${at} ${name}` : at
  return [...parts].flatMap(([key, part]) => {
    const field = key.replace(/Ar$/, '')
    const en = parts.get(`${field}En`)
    if (field !== key && typeof part === 'string' && typeof en === 'string') return [{ at: `${here}: ${field}`, ar: part, en }]
    return pairsIn(part, here)
  })
}

const pairs = Object.entries(told).flatMap(([kind, value]) => pairsIn(value, kind))

/** Paragraphs, headings, lists and tables, in their order. */
function blocksOf(html: string): string {
  return [...html.matchAll(/<(p|h[2-6]|[uo]l|li|blockquote|table|t[rhd])[ >]/g)].map(([, block]) => block).join(' ')
}

describe('the demonstration in English', () => {
  test('has the paragraphs, headings, items and tables that it has in Arabic, text by text', () => {
    expect(pairs.length).toBeGreaterThan(1000)
    const shorter = pairs.filter(({ ar, en }) => blocksOf(en) !== blocksOf(ar))
    expect(shorter.map(({ at, ar, en }) => `${at}: ${blocksOf(en)} instead of ${blocksOf(ar)}`)).toEqual([])
  })

  test('has curly apostrophes in names and texts', () => {
    const straight = pairs.filter(({ en }) => en.replace(/<[^>]*>/g, '').includes("'"))
    expect(straight.map(({ at, en }) => `${at}: ${en.slice(0, 60)}`)).toEqual([])
    expect(pairs.some(({ en }) => en === 'Ya’bad')).toBe(true)
  })
})

test('the last day for something is a day, without hours of which one could be the last', () => {
  const deadlines = demonstrationEvents.filter(({ category }) => category === 'deadline')
  expect(deadlines.length).toBeGreaterThan(0)
  expect(deadlines.filter(({ allDay }) => !allDay)).toEqual([])
})

test('what a bidder deposits is named by its label alone', () => {
  const deposits = demonstrationNotices.filter(({ category }) => category === 'auction').map(({ bidAr }) => bidAr)
  expect(deposits.filter(deposit => deposit?.includes('تأمين'))).toEqual([])
})
