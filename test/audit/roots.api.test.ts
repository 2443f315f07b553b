import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceOf } from '../portal/page.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { closeDays } from './closedDays.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await closeDays(world, 400)
})
afterAll(() => world?.stop())

const rootOf = (ago: number) => createHash('sha256').update(`day ${ago}`).digest('hex')
const dayOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const rootsIn = (html: string) => [...html.matchAll(/<code class="root">([0-9a-f]{64})<\/code>/g)].map(([, root]) => root)
const at = { ar: '/auditRoots', en: '/en/auditRoots' } as const

describe.each(['ar', 'en'] as const)('the roots of the audit are published (%s)', lang => {
  const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)

  test('thirty a page, the newest first, each with its day and count', async () => {
    const { html, status } = await sourceOf(world.url + at[lang])
    expect(status).toBe(200)
    expect(rootsIn(html)).toEqual(Array.from({ length: 30 }, (_, n) => rootOf(n + 1)))
    expect(html).toContain(`<time dateTime="${dayOf(1)}"><bdi dir="ltr">${dayOf(1).replaceAll('-', '/')}</bdi></time>`)
    expect(html).toContain(say('400 يوم مغلق', '400 closed days'))
    expect(html).toContain('2,793')
  })

  test('on to the older ones; whoever asks beyond the end is shown the end', async () => {
    expect(rootsIn((await sourceOf(`${world.url}${at[lang]}?page=14`)).html)).toEqual(Array.from({ length: 10 }, (_, n) => rootOf(n + 391)))
    const beyond = await sourceOf(`${world.url}${at[lang]}?page=99999`)
    expect(beyond.status).toBe(200)
    expect(rootsIn(beyond.html)).toHaveLength(10)
    expect(beyond.robots).toBe('noindex, follow')
  })

  test('by year', async () => {
    const year = dayOf(400).slice(0, 4)
    const { html, title } = await sourceOf(`${world.url}${at[lang]}?year=${year}&page=50`)
    expect(title).toContain(year)
    expect(rootsIn(html).at(-1)).toBe(rootOf(400))
    expect(html).toContain(`href="${at[lang]}?year=${dayOf(1).slice(0, 4)}"`)
  })

  test('a root that somebody kept is known, however he wrote it down; one that was changed is not', async () => {
    const kept = `${rootOf(200).slice(0, 32).toUpperCase()} ${rootOf(200).slice(32)}\n`
    const known = await sourceOf(`${world.url}${at[lang]}?q=${encodeURIComponent(kept)}`)
    expect(rootsIn(known.html)).toEqual([rootOf(200)])
    expect(known.html).toContain(say('هذا الجذر منشور كما احتفظت به', 'This root is published as you kept it'))
    const unknown = await sourceOf(`${world.url}${at[lang]}?q=${rootOf(900)}`)
    expect(unknown.html).toContain(say('لا يوم منشور بهذا الجذر', 'No published day has this root'))
    expect(rootsIn(unknown.html)).toEqual([])
    const wrong = await sourceOf(`${world.url}${at[lang]}?q=%3Cscript%3E`)
    expect(wrong.status).toBe(200)
    expect(wrong.html).toContain('aria-invalid="true"')
    expect(wrong.html).toContain(say('هذا ليس جذرًا', 'This is not a root'))
    expect([known.robots, unknown.robots, wrong.robots]).toEqual(Array.from({ length: 3 }, () => 'noindex, follow'))
  })

  test.each(['atom', 'rss'])('in a feed as %s, which the page and its head name', async kind => {
    const address = `${at[lang]}.${kind}`
    const { html } = await sourceOf(world.url + at[lang])
    expect(html).toContain(`<a href="${address}">`)
    expect(html).toMatch(new RegExp(`<link rel="alternate" type="application/${kind}\\+xml" href="${address.replace('.', '\\.')}"`))
    const answer = await fetch(world.url + address)
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(`application/${kind}+xml; charset=utf-8`)
    const [entry, link, id] =
      kind === 'atom' ? (['entry', 'href="', 'id'] as const) : (['item', '<link>', 'guid isPermaLink="false"'] as const)
    expect(text.split(`<${entry}>`)).toHaveLength(31)
    const first = text.slice(text.indexOf(`<${entry}>`))
    expect(first).toContain(`<title>${dayOf(1).replaceAll('-', '/')}</title>`)
    expect(first).toContain(`<${id}>${world.url}/auditRoots#${dayOf(1)}<`)
    expect(first).toContain(`${link}${world.url}${at[lang]}?q=${rootOf(1)}`)
    expect(first).toContain(say(`الجذر: ${rootOf(1)} - عدد المداخل: 2,793`, `Root: ${rootOf(1)} - Entries: 2,793`))
  })
})

test('a day that is closed is on the page at once', async () => {
  const address = `${world.url}${at.ar}`
  expect(rootsIn((await sourceOf(address)).html)[0]).toBe(rootOf(1))
  await sourceOf(address)
  const [closed] = await closeToday()
  for (;;) if (rootsIn((await sourceOf(address)).html)[0] === closed) break
})

/** As the sealing does at 00:05: the root, and the word to every process. */
async function closeToday(): Promise<string[]> {
  return asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query<{ root: string }>(
      `insert into audit_root (day, count, root) values ((now() at time zone 'UTC')::date, 1, sha256('today')) returning encode(root, 'hex') as root`,
    )
    await client.query(`select pg_notify('mahalli_changed', 'auditRoot:closed')`)
    return rows.map(({ root }) => root)
  })
}

test('the call takes a root too, and says of another value that it is none', async () => {
  const ask = async (root: string) => fetch(`${world.url}/api/Public/AuditRoots?root=${root}`)
  expect(await (await ask(rootOf(5))).json()).toMatchObject({ totalCount: 1, items: [{ day: dayOf(5), root: rootOf(5) }] })
  const refused = await ask('abc')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ error: { validationErrors: [{ members: ['root'] }] } })
})
