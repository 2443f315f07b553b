import { afterAll, beforeAll, expect, test } from 'vitest'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { startWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'
import { inDays, writersIn } from './writers.ts'

// Who narrows a list keeps what it is narrowed by; each language lists what it has, and machines are offered what is there to be had.

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

const { send, read, published } = writersIn(() => scene)

const idsIn = (answer: Json) => listIn(answer, 'items').map(item => textIn(objectIn(item), 'id'))
const whole = {
  titleEn: 'What is told whole',
  summaryEn: 'It is told in English from its title to its end.',
  bodyEn: `<p>${'All of it. '.repeat(12)}</p>`,
}

test('a vacancy is offered to machines until it is filled, cancelled or over', async () => {
  const id = await published('Ads', { category: scene.lookup('adCategory', 'vacancy'), closingAt: inDays(20) })
  expect((await sourceOf(`${world.url}/ads/${id}`)).graph).toContain('JobPosting')
  await send('administrator', 'PUT', `Ads/Close/${id}`, { stage: scene.lookup('noticeStage', 'cancelled'), note: 'أُلغيت الوظيفة' })
  expect((await sourceOf(`${world.url}/ads/${id}`)).graph).not.toContain('JobPosting')
})

test.each([
  ['Ads', 'Public/Ads/GetByStage?maxResultCount=200'],
  ['Event', 'Public/Event/GetBetween?maxResultCount=200'],
] as const)('%s with an English title alone stand among those in Arabic only, as their pages do', async (kind, call) => {
  const half = await published(kind, { titleEn: whole.titleEn, summaryEn: null, bodyEn: null })
  const full = await published(kind, whole)
  const [english, lacking] = [idsIn(await read(`${call}&language=en`)), idsIn(await read(`${call}&lacking=en`))]
  expect([english.includes(half), english.includes(full), lacking.includes(half), lacking.includes(full)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each(['/ads', '/news', '/events', '/knowledgeExchange'])(
  '%s narrowed to a place that has nothing of it offers that place, so that the next filter does not take it away',
  async path => {
    const { status, html } = await sourceOf(`${world.url}${path}?place=01002&q=ماء`)
    expect(status).toBe(200)
    expect(html).toMatch(/<option value="01002" selected="">/)
  },
)

test('a list of laws that is narrowed to those in Arabic keeps it when it is searched, and the way to councils keeps the governorate', async () => {
  expect((await sourceOf(`${world.url}/en/legalEnvironment?only=ar`)).html).toMatch(
    /<form class="find"[^>]*>(?:(?!<\/form>).)*<input type="hidden" name="only" value="ar"/s,
  )
  const moved = await fetch(`${world.url}/localComms?type=council&governorate=10`, { redirect: 'manual' })
  expect([moved.status, new URL(moved.headers.get('location') ?? '', world.url).search]).toEqual([301, '?governorate=10'])
})
