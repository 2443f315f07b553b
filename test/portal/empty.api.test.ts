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

test('who has set a filter is told to change it', async () => {
  expect((await sourceOf(`${world.url}/news?q=water`)).html).toContain('غيّر عوامل التصفية')
  expect((await sourceOf(`${world.url}/en/news?q=water`)).html).toContain('Change the filters')
})
