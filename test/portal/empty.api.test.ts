import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.stop())

const lists = [
  '/news',
  '/ads',
  '/events?view=past',
  '/successStory',
  '/knowledgeExchange',
  '/legalEnvironment',
  '/videoCenter',
  '/imgCenter',
  '/partnerships',
  '/localComms',
  '/entrepreneurialIdeaBank',
  '/investors',
]

test.each(lists)('%s of a new installation does not ask to change filters that nobody has set', async path => {
  for (const [base, change] of [
    ['', 'غيّر عوامل التصفية'],
    ['/en', 'Change the filters'],
  ] as const) {
    const page = await sourceOf(world.url + base + path)
    expect(page.status).toBe(200)
    expect(page.html).toContain('class="empty"')
    expect(page.html).not.toContain(change)
  }
})

test.each([
  ...lists.filter(path => path !== '/partnerships' && path !== '/localComms' && path !== '/legalEnvironment'),
  '/events',
  '/gateServices',
])('%s of a new installation that has nothing has no filters over it', async path => {
  for (const base of ['', '/en']) {
    const { html } = await sourceOf(world.url + base + path)
    expect(html.includes('class="filters-fold"')).toBe(!html.includes('class="empty"'))
  }
})

test('who has set a filter is told to change it', async () => {
  expect((await sourceOf(`${world.url}/news?q=water`)).html).toContain('غيّر عوامل التصفية')
  expect((await sourceOf(`${world.url}/en/news?q=water`)).html).toContain('Change the filters')
})

const others = ['/events', '/events?view=list', '/imgCenter', '/mediaCenter', '/councils', '/localCommList/news']

test.each([...lists, ...others])('%s of a new installation leads on to a page that has something', async path => {
  for (const base of ['', '/en']) {
    const { html } = await sourceOf(world.url + base + path)
    const empty = /class="empty"[\s\S]*?<a [^>]*href="([^"]+)"[^>]*class="btn"/.exec(html)?.[1] ?? ''
    expect(empty).not.toBe('')
    const next = await sourceOf(world.url + empty)
    expect(next.status).toBe(200)
    expect(next.html).not.toContain('class="empty"')
  }
})

test('a month that a word has emptied says so of that month and shows the way to all events', async () => {
  const arabic = await sourceOf(`${world.url}/events/2031-04?q=zzqq`)
  expect(arabic.html).toContain('لا توجد فعاليات مطابقة في نيسان 2031')
  expect(arabic.html).toContain('كل الفعاليات</a>')
  const english = await sourceOf(`${world.url}/en/events/2031-04?q=zzqq`)
  expect(english.html).toContain('No matching events in April 2031')
  expect(english.html).toContain('All events</a>')
})

test.each([
  ['/en/login', '/login?lang=en'],
  ['/en/login?returnUrl=%2Fdashboard%2Fnews', '/login?returnUrl=%2Fdashboard%2Fnews&lang=en'],
  ['/en/dashboard/news?page=2', '/dashboard/news?page=2&lang=en'],
  ['/en/forgotPassword', '/forgotPassword?lang=en'],
])('%s is the desk in English: %s', async (path, to) => {
  const answer = await fetch(world.url + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
})
