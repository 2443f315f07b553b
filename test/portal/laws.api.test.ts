import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../world.ts'
import { right, startKnowledge, type Told } from './knowledgeWorld.ts'
import { sourceOf } from './page.ts'

let scene: Awaited<ReturnType<typeof startKnowledge>>['scene']
let ids: Awaited<ReturnType<typeof startKnowledge>>['ids']
beforeAll(async () => {
  ;({ scene, ids } = await startKnowledge())
})
afterAll(() => scene?.stop())

const publisher = () => scene.as('publisher')
function owner(sql: string, values?: unknown[]) {
  return asOwner(scene.world.database.ownerUrl, async client => (await client.query(sql, values)).rows)
}
let numbers = 100
const law = (more: object = {}) =>
  right(
    publisher().post('LegalEnvironment/Create', {
      type: ids.modelBylaw,
      number: String(++numbers),
      year: 2024,
      titleAr: `نظام نموذجي رقم (${numbers})`,
      issuingBody: ids.minister,
      subjects: [ids.localAuthorities],
      status: ids.inForce,
      textAr: '<h3>المادة (1): التسمية</h3><p>يسمى هذا النظام باسمه.</p><h3>المادة (2): النفاذ</h3><p>يعمل به بعد نشره في الجريدة.</p>',
      ...more,
    }),
  )
const lawOf = (id: string) => right(publisher().get(`LegalEnvironment/Get/${id}`))
const relationsOf = async (id: string) => (await lawOf(id)).relations.map(({ kind, target }) => [kind, target])
const published = (kind: string, { id }: Told) => right(publisher().put(`${kind}/Publish/${id}`))

test('what a law says of another one, the other one says of it; taken back on one side it is gone on both', async () => {
  const old = await law()
  const recent = await law({ relations: [{ kind: 3, target: old.id }] })
  expect(await relationsOf(old.id)).toEqual([[4, recent.id]])
  const changed = await right(
    publisher().put('LegalEnvironment/Update', {
      id: recent.id,
      concurrencyStamp: (await lawOf(recent.id)).concurrencyStamp,
      relations: [{ kind: 1, target: old.id }],
    }),
  )
  expect(await relationsOf(old.id)).toEqual([[2, recent.id]])
  await right(
    publisher().put('LegalEnvironment/Update', {
      id: old.id,
      concurrencyStamp: (await lawOf(old.id)).concurrencyStamp,
      relations: [],
    }),
  )
  expect(await relationsOf(recent.id)).toEqual([])
  const late = await publisher().put('LegalEnvironment/Update', {
    id: recent.id,
    concurrencyStamp: changed.concurrencyStamp,
    number: '9',
  })
  expect(late.status, 'whoever read the law before it was changed from the other side').toBe(409)
})

test('a law whose text was overwritten is read as it was, and brought back, by who may change it', async () => {
  const first = await law({ titleEn: 'Model by-law' })
  const path = (call: string) => `LegalEnvironment/${call}/${first.id}`
  const { concurrencyStamp } = await right(
    publisher().put('LegalEnvironment/Update', { id: first.id, concurrencyStamp: first.concurrencyStamp, titleEn: 'Overwritten' }),
  )
  expect(await right(publisher().get(path('GetVersions')))).toMatchObject({
    items: [
      { number: 2, changed: ['titleEn'] },
      { number: 1, changed: [] },
    ],
  })
  expect(await right(publisher().get(`${path('GetVersion')}/1`))).toMatchObject({ number: 1, content: { titleEn: 'Model by-law' } })
  expect(await right(publisher().put(`${path('Restore')}/1`, { concurrencyStamp }))).toMatchObject({ titleEn: 'Model by-law' })
  expect((await publisher().put(`${path('Restore')}/1`, { concurrencyStamp })).status).toBe(409)
})

test('what another law has told of a law stands in a version of it: brought back or taken back, it is so on both sides', async () => {
  const first = await law()
  await right(publisher().put('LegalEnvironment/Update', { id: first.id, concurrencyStamp: first.concurrencyStamp, titleEn: 'By-law' }))
  const recent = await law({ relations: [{ kind: 3, target: first.id }] })
  const versionsOf = async ({ id }: Told) =>
    (await right(publisher().get(`LegalEnvironment/GetVersions/${id}`))).items.map(({ number, changed, savedBy }) => [
      number,
      changed,
      savedBy !== null,
    ])
  expect(await versionsOf(first)).toEqual([
    [3, ['relations'], true],
    [2, ['titleEn'], true],
    [1, [], true],
  ])
  const restore = async (number: number) => {
    const { concurrencyStamp } = await lawOf(first.id)
    await right(publisher().put(`LegalEnvironment/Restore/${first.id}/${number}`, { concurrencyStamp }))
  }
  await restore(1)
  expect([await relationsOf(first.id), await relationsOf(recent.id)]).toEqual([[], []])
  // It is told at the other law as well, which can be brought back by itself.
  expect(await versionsOf(recent)).toEqual([
    [2, ['relations'], true],
    [1, [], true],
  ])
  await restore(3)
  expect([await relationsOf(first.id), await relationsOf(recent.id)]).toEqual([[[4, recent.id]], [[3, first.id]]])
})

test('a law is not related to itself', async () => {
  const { id, concurrencyStamp } = await law()
  const { status, text } = await publisher().put('LegalEnvironment/Update', { id, concurrencyStamp, relations: [{ kind: 7, target: id }] })
  expect(status).toBe(400)
  expect(text).toContain('لا يرتبط التشريع بنفسه')
})

test('a law of which only a few lines are published leads to who can be asked for all of it', async () => {
  const [few, whole] = [await law({ textAr: '<p>ينظم هذا القانون عمل الهيئات المحلية.</p>' }), await law()]
  for (const one of [few, whole]) await published('LegalEnvironment', one)
  const asks = async ({ id }: Told) => {
    const path = `/legalEnvironment/${id}`
    const asking = `/contactUs?subject=dataRequest&amp;page=${encodeURIComponent(path)}#write`
    return (await sourceOf(`${scene.world.url}${path}`)).html.includes(asking)
  }
  expect([await asks(few), await asks(whole)]).toEqual([true, false])
})

test('citizens read of relations only published laws, and articles by their own addresses', async () => {
  const hidden = await law()
  const shown = await law({ status: ids.repealed, repealedOn: '2025-01-01' })
  const recent = await law({
    relations: [
      { kind: 3, target: shown.id },
      { kind: 7, target: hidden.id },
    ],
  })
  for (const one of [shown, recent]) await published('LegalEnvironment', one)
  const { relations } = await right(scene.visitor.get(`Public/LegalEnvironment/GetContext/${recent.id}`))
  expect(relations.map(({ kind, id }) => [kind, id])).toEqual([['repeals', shown.id]])
  const page = await sourceOf(`${scene.world.url}/legalEnvironment/${recent.id}`)
  expect(page.html).toContain('id="article-2"')
  expect(page.html).not.toContain(hidden.titleAr)
  expect(page.graph).toContain('Legislation')
  expect((await sourceOf(`${scene.world.url}/legalEnvironment/${shown.id}`)).html).toContain(recent.titleAr)
  expect((await sourceOf(`${scene.world.url}/legalEnvironment/${hidden.id}`)).status).toBe(404)
  const { items } = await right(scene.visitor.get(`Public/LegalEnvironment/FindArticles?q=${encodeURIComponent('الجريده')}`))
  expect(items).toContainEqual(expect.objectContaining({ law: recent.id, anchor: 'article-2', label: 'المادة (2): النفاذ' }))
  expect(items.some(item => item.law === hidden.id)).toBe(false)
})

test('of a law in which more is found than is shown, the rest is counted and led to', async () => {
  const articles = [1, 2, 3, 4].map(n => `<h3>المادة (${n})</h3><p>تُحفظ السروات في مكانها.</p>`)
  const told = await law({ textAr: articles.join('') })
  await published('LegalEnvironment', told)
  const { html } = await sourceOf(`${scene.world.url}/legalEnvironment?q=${encodeURIComponent('السروات')}`)
  const [, found = ''] = /<ul class="law-found"(.*?<\/a>)\s*<\/div>/s.exec(html) ?? []
  expect(found.match(/<li/g)).toHaveLength(3)
  expect(found).toMatch(new RegExp(`href="/legalEnvironment/${told.id}\\?q=[^"#]+#find-within">ومادة أخرى<`))
})

test('articles that are found in Arabic are marked as Arabic on a page in English, and their extracts hold no cells of tables', async () => {
  const rows = '<table><tbody><tr><th>الرسم</th><td>خمسون</td></tr></tbody></table>'
  const told = await law({
    titleEn: 'By-law on fountains',
    textAr: `<h3>المادة (1): الرسوم</h3><p>تُستوفى رسوم النوافير كما يلي.</p>${rows}<p>ولا رسم على غيرها.</p>`,
  })
  await published('LegalEnvironment', told)
  const asked = encodeURIComponent('النوافير')
  const { items } = await right(scene.visitor.get(`Public/LegalEnvironment/FindArticles?q=${asked}`))
  expect(items).toEqual([expect.objectContaining({ told: 'ar', extract: 'تُستوفى رسوم النوافير كما يلي. ولا رسم على غيرها.' })])
  const { html } = await sourceOf(`${scene.world.url}/en/legalEnvironment?q=${asked}`)
  const [, list = ''] = /<ul class="law-found"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  expect(list).toMatch(/^<li lang="ar" dir="rtl"><a [^>]*article-1"/)
  expect(html.slice(0, html.indexOf('class="law-found"')).lastIndexOf('In Arabic')).toBeGreaterThan(html.indexOf('By-law on fountains</a>'))
  const page = (await sourceOf(`${scene.world.url}/en/legalEnvironment/${told.id}?q=${asked}`)).html
  expect(page).toMatch(/law-found-within.*?<ul lang="ar" dir="rtl">/s)
})

const words = (n: number) => `<h3>المادة (1)</h3><p>تُغرس السنديانات في ${n} حديقة.</p>`
const asked = encodeURIComponent('السنديانات')
const articlesOf = async (ids: readonly string[], lang = 'ar') =>
  (await right(scene.visitor.get(`Public/LegalEnvironment/FindArticles?q=${asked}&ids=${ids.join(',')}`, { 'accept-language': lang })))
    .items
/** An old law with the words among more newer ones than are looked through at once. @returns the old one, and one of the newer ones */
async function amongMany(): Promise<readonly [old: Told, newer: Told]> {
  const [old, newer] = [await law({ year: 1999, textAr: words(1) }), await law({ year: 2024, textAr: words(2) })]
  for (const one of [old, newer]) await published('LegalEnvironment', one)
  await owner(
    `insert into legal_environment select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'number', l.number || '-' || n))).*
     from legal_environment l, generate_series(1, 60) n where l.id = $1`,
    [newer.id],
  )
  return [old, newer]
}

test('articles are found in the laws that are named, in the language in which each is read', async () => {
  const [old, newer] = await amongMany()
  const newest = await right(scene.visitor.get(`Public/LegalEnvironment/FindArticles?q=${asked}`))
  expect([newest.items.length, newest.items.some(item => item.law === old.id)]).toEqual([50, false])
  expect((await articlesOf([old.id])).map(item => item.law)).toEqual([old.id])
  expect((await articlesOf([old.id, newer.id])).map(item => item.law)).toEqual([newer.id, old.id])
  const hidden = await law({ textAr: words(3) })
  expect(await articlesOf([hidden.id])).toEqual([])
  // What is read in English on pages in English has its articles in English.
  const inBoth = await law({ titleEn: 'Law on oaks', textAr: words(4), textEn: '<h3>Article 1</h3><p>Oaks (السنديانات) are planted.</p>' })
  await published('LegalEnvironment', inBoth)
  const toldIn = async (lang: string) => (await articlesOf([inBoth.id, old.id], lang)).map(({ law: id, told, label }) => [id, told, label])
  expect(await toldIn('en')).toEqual([
    [inBoth.id, 'en', 'Article 1'],
    [old.id, 'ar', 'المادة (1)'],
  ])
  expect((await toldIn('ar')).map(([, told]) => told)).toEqual(['ar', 'ar'])
  for (const wrong of ['x', `${old.id},`, Array.from({ length: 51 }, () => old.id).join(',')]) {
    const { status, problems } = await scene.visitor.get(`Public/LegalEnvironment/FindArticles?q=${asked}&ids=${wrong}`)
    expect([status, problems]).toEqual([400, [expect.stringContaining('ids')]])
  }
})

test('a list that is narrowed to few among many laws shows their articles', async () => {
  const [old] = await amongMany()
  const { html } = await sourceOf(`${scene.world.url}/legalEnvironment?q=${asked}&until=1999`)
  expect(html).toContain(`href="/legalEnvironment/${old.id}?q=${asked}#article-1"`)
})

test('each save of a law is kept as a version', async () => {
  const { id, concurrencyStamp } = await law()
  await right(publisher().put('LegalEnvironment/Update', { id, concurrencyStamp, titleEn: 'By-law' }))
  const versions = await owner(`select number, content->>'titleEn' as title from content_version where record_id = $1 order by number`, [
    id,
  ])
  expect(versions).toEqual([
    { number: 1, title: null },
    { number: 2, title: 'By-law' },
  ])
})

test('a draft stands above the list while comments are taken', async () => {
  const asked = { status: ids.consultation, consultationEmail: 'law@example.org' }
  const open = await law({ ...asked, consultationUntil: new Date(Date.now() + 3 * 86_400_000).toISOString() })
  const over = await law({ ...asked, consultationUntil: '2025-01-01T00:00:00Z' })
  for (const one of [open, over]) await published('LegalEnvironment', one)
  const { drafts } = await right(scene.visitor.get('Public/LegalEnvironment/GetFacets'))
  expect(drafts.map(({ id }) => id)).toEqual([open.id])
  // Above the list and not in it again; who looks for drafts finds it there.
  for (const path of ['/legalEnvironment', '/legalEnvironment?status=consultation']) {
    const { html } = await sourceOf(scene.world.url + path)
    expect([path, html.split(`href="/legalEnvironment/${open.id}"`).length - 1]).toEqual([path, 1])
  }
  expect((await right(scene.visitor.get(`Public/LegalEnvironment/GetContext/${over.id}`))).isConsulted).toBe(false)
})
