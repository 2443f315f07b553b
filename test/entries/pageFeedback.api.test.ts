import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { visitor as nobody } from '../../kernel/kernel.ts'
import { pageFeedbackJobs } from '../../modules/portal/pageFeedback/pageFeedback.server.ts'
import { startGate, type Gate } from '../account/gate.ts'
import { platformBeside } from '../messages/beside.ts'
import { password } from '../people.ts'
import { adminDesk, published } from '../portal/desk.ts'
import { listIn, objectIn } from '../walk/json.ts'
import { appOf, visitorOf, wrongIn } from './visitor.ts'

let gate: Gate
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
})
afterAll(() => gate?.stop())

const ratings = (page: string) =>
  gate.sql('select useful, page_language as language, comment, reason is not null as "hasReason" from page_feedback where page = $1', [
    page,
  ])
const reasonId = async (code: string) =>
  String(
    (
      await gate.sql(`select l.id from lookup l join lookup_type y on y.id = l.type where y.code = 'pageFeedbackReason' and l.code = $1`, [
        code,
      ])
    )[0]?.id,
  )

describe('whether a page was useful', () => {
  test('is asked at the foot of a page that is kept for everybody, and answered with thanks', async () => {
    const visitor = visitorOf(gate)
    const page = await visitor.read('/en/news')
    expect(page.html).toContain('Was this page useful?')
    expect(page.html).toContain('<input type="hidden" name="page" value="/news"/>')
    const thanks = await visitor.post('/en/pageFeedback', { page: '/news', useful: '1' })
    expect([thanks.status, thanks.html.includes('Thank you, we have your answer.')]).toEqual([200, true])
    expect(await ratings('/news')).toEqual([{ useful: true, language: 2, comment: null, hasReason: false }])
  })

  test('counts once for a page, a day and a browser: who says what was missing has said it of the same', async () => {
    const visitor = visitorOf(gate)
    expect((await visitor.post('/pageFeedback', { page: '/aboutUs', useful: '1' })).status).toBe(200)
    const why = await visitor.post('/pageFeedback', { page: '/aboutUs', useful: '0' })
    expect(why.html).toContain('ما الذي كان ينقصها؟')
    const more = { page: '/aboutUs', useful: '0', reason: await reasonId('unclear'), comment: 'الأرقام\u202e بلا سنة', more: '1' }
    expect((await visitor.post('/pageFeedback', more)).html).toContain('شكرًا، وصلنا رأيك.')
    expect(await ratings('/aboutUs')).toEqual([{ useful: false, language: 1, comment: 'الأرقام  بلا سنة', hasReason: true }])
    await visitorOf(gate).post('/pageFeedback', { page: '/aboutUs', useful: '1' })
    expect((await ratings('/aboutUs')).length).toBe(2)
  })

  test('names the page that it is about: a list by its name, a record by its title, and one that nothing names by its path', async () => {
    const id = await published(await adminDesk(gate.world, password, 'administrator'), { titleAr: 'افتتاح حديقة الحي الشرقي' })
    const about = async (page: string, prefix = '') => {
      const { html } = await visitorOf(gate).read(`${prefix}/pageFeedback?page=${page}`)
      return /<div class="rated">.*?<\/a>/s.exec(html)?.[0] ?? ''
    }
    expect(await about('/news', '/en')).toMatch(/<a href="\/en\/news">News<\/a>/)
    expect(await about(`/news/${id}`)).toContain('افتتاح حديقة الحي الشرقي')
    expect(await about('/nowhere')).toContain('<a href="/nowhere">/nowhere</a>')
    const named = (page: string) => gate.call('GET', `Public/Feedback/GetPage?page=${page}`)
    expect((await named('/sitemap')).body).toEqual({ page: '/sitemap', titleAr: 'خارطة الموقع', titleEn: 'Site map' })
    // What opens somebody’s own page is no page to be named.
    expect([(await named('/entry/MSG-2020-00001')).status, (await named('')).status]).toEqual([404, 400])
  })

  test('keeps no address, neither in the rating nor in the audit of it', async () => {
    await visitorOf(gate).post('/pageFeedback', { page: '/councils', useful: '1' })
    const rows =
      await gate.sql(`select row_to_json(f)::text as whole from page_feedback f union all select row_to_json(d)::text from page_feedback_day d
      union all select row_to_json(e)::text from audit_entry e where e.table_name = 'page_feedback'`)
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.filter(({ whole }) => String(whole).includes('198.51.'))).toEqual([])
  })

  test('is taken from an app by the same rules, each mistake at its field', async () => {
    const app = appOf(gate)
    const rate = (body: Record<string, unknown>) => app.call('POST', 'Public/Feedback', { page: '/events', useful: false, ...body })
    for (const [more, at] of [
      [{ page: '/nowhere' }, 'page'],
      [{ page: 'https://evil.example/' }, 'page'],
      [{ useful: null }, 'useful'],
      [{ reason: 1 }, 'reason'],
      [{ comment: 'ا'.repeat(501) }, 'comment'],
      [{ altcha: 'none' }, 'altcha'],
      [{ rating: 5 }, 'rating'],
    ] as const)
      expect([more, Object.keys(wrongIn(await rate(more)))]).toEqual([more, [at]])
    expect(await ratings('/events')).toEqual([])
    const said = { reason: Number(await reasonId('unclear')), comment: 'الأرقام بلا سنة', altcha: await gate.proof() }
    expect((await rate(said)).status).toBe(204)
    expect(await ratings('/events')).toEqual([{ useful: false, language: 2, comment: 'الأرقام بلا سنة', hasReason: true }])
  })

  test('is taken of pages that are there alone, with a reason of the list and a comment of 500 letters', async () => {
    const visitor = visitorOf(gate)
    for (const [more, status] of [
      [{ page: '/nowhere' }, 400],
      [{ page: '/entry/MSG-2020-00001' }, 400],
      [{ page: 'https://evil.example/' }, 400],
      [{ page: '/dashboard' }, 400],
      [{ useful: '' }, 400],
      [{ reason: '1', useful: '0' }, 400],
      [{ comment: 'ا'.repeat(501), useful: '0' }, 400],
    ] as const) {
      const answer = await visitor.post('/pageFeedback', { page: '/ads', useful: '1', ...more })
      expect([more, answer.status]).toEqual([more, status])
    }
    expect(await ratings('/ads')).toEqual([])
  })

  test('without a proof of work twenty an hour from one address, with one more; a robot’s are thrown away', async () => {
    const visitor = visitorOf(gate)
    await visitor.post('/pageFeedback', { page: '/sitemap', useful: '1', homepage_url: 'x' })
    expect(await ratings('/sitemap')).toEqual([])
    const statuses: number[] = []
    for (let time = 0; time < 21; time++) statuses.push((await visitor.post('/pageFeedback', { page: '/events', useful: '1' })).status)
    expect(statuses.slice(19)).toEqual([200, 429])
    const refused = await visitor.post('/pageFeedback', { page: '/events', useful: '1' })
    expect(refused.html).toContain('طلبات كثيرة من عنوان الإنترنت الذي تستخدمه')
    expect(Number(refused.retryAfter)).toBeGreaterThan(3000)
    expect((await visitor.post('/pageFeedback', { page: '/events', useful: '1', altcha: await gate.proof() })).status).toBe(200)
    expect((await visitor.post('/pageFeedback', { page: '/events', useful: '1', altcha: 'bm9uZQ==' })).status).toBe(400)
  })
})

test('who sends slowly on purpose holds eight places of a small door and keeps nobody else out; ratings have twelve', async () => {
  const [slow, other, third] = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
  const rate = async (address: string) => {
    const body = new URLSearchParams({ page: '/aboutUs', useful: '1', altcha: await gate.proof() })
    return (await fetch(`${gate.world.url}/pageFeedback`, { method: 'POST', headers: { 'x-forwarded-for': address }, body })).status
  }
  const held = (address: string) => {
    const type = 'application/x-www-form-urlencoded'
    const post = request(`${gate.world.url}/pageFeedback`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address, 'content-type': type },
    })
    post.on('error', () => undefined)
    post.write('page=')
    return post
  }
  const full = (address: string) => vi.waitFor(async () => expect(await rate(address)).toBe(429), { timeout: 10_000, interval: 100 })
  const posts = Array.from({ length: 8 }, () => held(slow))
  await full(slow)
  expect(await rate(other)).toBe(200)
  posts.push(...Array.from({ length: 4 }, () => held(other)))
  await full(third)
  for (const post of posts) post.destroy()
  await vi.waitFor(async () => expect([await rate(slow), await rate(third)]).toEqual([200, 200]), { timeout: 10_000, interval: 100 })
})

test('what was said of pages is kept for two years, or as long as the ministry says', async () => {
  const old = (id: string, months: number) =>
    gate.sql(
      `insert into page_feedback (id, concurrency_stamp, page, page_language, useful, at)
       values ($1, $1, '/legalEnvironment', 1, false, now() - make_interval(months => $2))`,
      [id, months],
    )
  const [kept, over] = ['01a1fece-0000-7000-8000-000000000001', '01a1fece-0000-7000-8000-000000000002']
  await old(kept, 23)
  await old(over, 25)
  const beside = await platformBeside(gate.world.database)
  try {
    const { platform } = beside
    const keeper = { caller: nobody, requestId: 'test', address: undefined }
    for (const job of pageFeedbackJobs)
      await job.run({ platform, write: work => platform.database.write(keeper, work), signal: new AbortController().signal })
  } finally {
    await beside.stop()
  }
  expect(await gate.sql('select id from page_feedback where id = any($1)', [[kept, over]])).toEqual([{ id: kept }])
  await gate.sql('delete from page_feedback where id = $1', [kept])
})

test('a place reads what was said of its own pages, who answers for the portal of all, by page too', async () => {
  const desk = await adminDesk(gate.world, password, 'administrator')
  const place = gate.places.get('01001')
  const id = await published(desk, { titleAr: 'خبر هيئة يقيّمه قارئ', place: place ?? '' })
  await visitorOf(gate).post('/pageFeedback', { page: `/news/${id}`, useful: '0' })
  const pagesFor = async (who: Parameters<Gate['signIn']>[0]) => {
    const token = await gate.signIn(who)
    const { body } = await gate.call('GET', 'PageFeedback/GetListPaged?maxResultCount=100', undefined, { token })
    const { body: counts } = await gate.call('GET', 'PageFeedback/GetCounts', undefined, { token })
    const pagesOf = (items: unknown) => new Set((Array.isArray(items) ? items : []).map(item => String(item.page)))
    const [listed, counted] = [pagesOf(body.items), pagesOf(counts.items)]
    expect(counted).toEqual(listed)
    return listed
  }
  const all = await pagesFor('spokesman')
  expect([all.has(`/news/${id}`), all.has('/aboutUs')]).toEqual([true, true])
  const token = await gate.signIn('spokesman')
  const { body } = await gate.call('GET', 'PageFeedback/GetListPaged?maxResultCount=100', undefined, { token })
  const titled = (page: string) => listIn(body, 'items').find(item => objectIn(item).page === page)
  expect(titled('/aboutUs')).toMatchObject({ titleAr: 'من نحن', titleEn: 'About us' })
  expect(titled(`/news/${id}`)).toMatchObject({ titleAr: `/news/${id}` })
  const own = await pagesFor('engineer')
  expect([...own]).toEqual([`/news/${id}`])
})

test('visits of a page are counted by day and language, kept or made anew, of readers alone; a place reads those of its own pages', async () => {
  const desk = await adminDesk(gate.world, password, 'administrator')
  const id = await published(desk, { titleAr: 'خبر هيئة يفتحه القراء', place: gate.places.get('01001') ?? '' })
  const reader = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const open = async (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    (await fetch(gate.world.url + path, { method, headers: { 'user-agent': reader, ...headers } })).status
  const page = `/news/${id}`
  // Made the first time, kept the second.
  expect([await open(page), await open(page), await open(`/en${page}`), await open('/contactUs')]).toEqual([200, 200, 200, 200])
  for (const headers of [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'curl/8.5.0' },
    { 'sec-purpose': 'prefetch' },
    { 'sec-fetch-dest': 'empty' },
  ])
    await open(page, headers)
  await open(page, {}, 'HEAD')
  expect(await open('/news/00000000-0000-0000-0000-000000000000')).toBe(404)
  await open('/news/feed.xml')
  await open('/api/Public/Site')
  const rows = () =>
    gate.sql('select page, language, count from page_view where page = any($1) order by page, language', [[page, '/contactUs']])
  await vi.waitFor(async () => expect((await rows()).length).toBe(3), { timeout: 20_000, interval: 500 })
  expect(await rows()).toEqual([
    { page: '/contactUs', language: 'ar', count: 1 },
    { page, language: 'ar', count: 2 },
    { page, language: 'en', count: 1 },
  ])
  const [left] = await gate.sql(
    `select count(*)::int as count from page_view where page like '/api%' or page like '%feed%' or page like '%00000000-%'`,
  )
  expect(left?.count).toBe(0)
  const visitsFor = async (who: string) => {
    const token = await gate.signIn(who)
    const { body } = await gate.call('GET', 'PageFeedback/GetVisits?days=7', undefined, { token })
    return Array.isArray(body.items) ? body.items : []
  }
  const own = { page, inArabic: 2, inEnglish: 1 }
  const all = await visitsFor('spokesman')
  expect([all.find(item => item.page === page), all.find(item => item.page === '/contactUs')?.inArabic]).toEqual([own, 1])
  expect(await visitsFor('engineer')).toEqual([own])
  // As a file it has the same of all pages, in the reader's language.
  const file = await fetch(`${gate.world.url}/api/PageFeedback/ExportVisits?days=7&format=csv`, {
    headers: { authorization: `Bearer ${await gate.signIn('engineer')}`, 'accept-language': 'en' },
  })
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="visits.csv"')
  const [heading, ...lines] = (await file.text()).replace('\ufeff', '').trim().split(/\r?\n/)
  expect([heading, lines]).toEqual(['Page,Visits,In Arabic,In English', [`${page},3,2,1`]])
  expect((await desk.get(`Desk/Counterpart?path=/dashboard/news/${id}`)).json).toEqual({ href: page, visits: 3 })
  // Who may not change it is led to its page as everybody, and told no more.
  const { body: told } = await gate.call('GET', `Desk/Counterpart?path=/dashboard/news/${id}`, undefined, {
    token: await gate.signIn('member'),
  })
  expect(told).toEqual({ href: page, visits: null })
  expect((await desk.get('Desk/Counterpart?path=/news')).json).toEqual({ href: null })
})
