import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { visitor } from '../../kernel/kernel.ts'
import { tellOfWanting } from '../../modules/portal/translation/translation.server.ts'
import { platformBeside, secretKey } from '../messages/beside.ts'
import { newsBody, sliderBody, uploadedPicture } from '../walk/bodies.ts'
import { done } from '../walk/client.ts'
import { knowledgeKindBody } from '../walk/knowledgeBodies.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { sceneIn, type CallerName, type Scene } from '../walk/scene.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld({ MAHALLI_SECRET_KEY: secretKey })
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

const send = (who: CallerName, method: string, path: string, body: Json = {}) => done(scene.as(who), { method, path, body })
const attempt = (who: CallerName, method: string, path: string, body: Json = {}) => scene.as(who)({ method, path, body })
const read = (who: CallerName, path: string) => done(scene.as(who), { method: 'GET', path })
const state = (code: string) => scene.lookup('translationState', code)

const english = {
  titleEn: 'A new water line is opened',
  summaryEn: 'The authority opened a new water line that serves three quarters of the town.',
  bodyEn: '<p>Today the local authority opened a new water line of four kilometres that serves three quarters of the town.</p>',
}

async function made(more: Json = {}): Promise<Json> {
  const picture = { mainImage: await uploadedPicture(scene.as('administrator')), mainImageAltAr: 'أنابيب الخط الجديد' }
  return send('administrator', 'POST', 'News/Create', newsBody(scene, '01001', { ...picture, ...more }))
}
async function published(more: Json = {}): Promise<Json> {
  return send('administrator', 'PUT', `News/Publish/${textIn(await made(more), 'id')}`)
}
/** What is published again, with a change of it. */
async function republished(news: Json, changes: Json): Promise<Json> {
  await change(news, changes)
  return send('administrator', 'PUT', `News/Publish/${String(news.id)}`)
}
async function change({ id }: Json, changes: Json): Promise<Json> {
  const { concurrencyStamp } = await read('administrator', `News/Get/${String(id)}`)
  return send('administrator', 'PUT', 'News/Update', { id, concurrencyStamp, ...changes })
}
/** The states of a field: `title missing` in English. */
async function statesOf({ id }: Json, field: string, who: CallerName = 'administrator'): Promise<unknown[]> {
  const { fields } = await read(who, `Translation/GetFields?kind=news&id=${String(id)}`)
  const found = listIn({ fields }, 'fields')
    .map(item => objectIn(item))
    .find(({ name }) => name === field)
  return [found?.ar, found?.en]
}
async function review({ id }: Json, who: CallerName = 'spokesman') {
  const { concurrencyStamp } = await read('administrator', `News/Get/${String(id)}`)
  return attempt(who, 'PUT', `Translation/MarkReviewed/${String(id)}`, { kind: 'news', concurrencyStamp })
}
async function listed(query: string, who: CallerName = 'spokesman'): Promise<Json[]> {
  return listIn(await read(who, `Translation/GetListPaged?maxResultCount=100&${query}`), 'items').map(item => objectIn(item))
}
const hence = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
/** The key figure B3 of public relations. */
async function withoutEnglish(): Promise<unknown> {
  const items = listIn(await read('spokesman', 'Home/GetFigures'), 'items').map(item => objectIn(item))
  return items.find(({ code }) => code === 'B3')?.value
}
async function figures(kind = 'news', who: CallerName = 'spokesman'): Promise<Json | undefined> {
  return listIn(await read(who, 'Translation/GetFigures'), 'items')
    .map(item => objectIn(item))
    .find(item => item.kind === kind)
}

describe('a text in two languages', () => {
  test('is missing, then written, then behind when the other is changed, until it is changed too', async () => {
    const news = await made()
    expect(await statesOf(news, 'title')).toEqual([state('draft'), state('missing')])
    await change(news, { titleEn: english.titleEn })
    expect(await statesOf(news, 'title')).toEqual([state('draft'), state('draft')])
    await change(news, { titleAr: 'افتتاح خط مياه ثان في المدينة' })
    expect(await statesOf(news, 'title')).toEqual([state('draft'), state('outdated')])
    await change(news, { date: '2026-03-02' })
    expect(await statesOf(news, 'title')).toEqual([state('draft'), state('outdated')])
    await change(news, { titleEn: 'A second water line is opened' })
    expect(await statesOf(news, 'title')).toEqual([state('draft'), state('draft')])
    await change(news, { titleEn: 'A second long water line is opened' })
    expect(await statesOf(news, 'title')).toEqual([state('outdated'), state('draft')])
    expect(await statesOf(news, 'mainImageCaption')).toEqual([null, null])
  })

  test('stays as it stood when only its letters are corrected', async () => {
    const news = await made(english)
    expect((await review(news)).status).toBe(200)
    await change(news, { titleAr: 'افتتاح خط مياه جديد في الهيئة', isMinor: true })
    expect(await statesOf(news, 'title')).toEqual([state('reviewed'), state('reviewed')])
    await change(news, { titleAr: 'افتتاح خطي مياه جديدين في الهيئة' })
    expect(await statesOf(news, 'title')).toEqual([state('draft'), state('outdated')])
    expect(await statesOf(news, 'summary')).toEqual([state('reviewed'), state('reviewed')])
  })

  test('what is said of letters is a truth value, and of kinds in one language there is nothing to say', async () => {
    const { id, concurrencyStamp } = await made()
    const wrong = await attempt('administrator', 'PUT', 'News/Update', { id, concurrencyStamp, isMinor: 'yes' })
    expect(wrong.status).toBe(400)
    expect(JSON.stringify(wrong.body)).toContain('isMinor')
    const { id: roleId, concurrencyStamp: roleStamp } = await read('administrator', `Role/Get/${scene.role('portalEditor')}`)
    const role = await attempt('administrator', 'PUT', 'Role/Update', { id: roleId, concurrencyStamp: roleStamp, isMinor: true })
    expect(role.status).toBe(400)
    expect(JSON.stringify(role.body)).toContain('isMinor')
  })

  test('that is deleted leaves nothing behind it', async () => {
    const news = await made(english)
    expect((await review(news)).status).toBe(200)
    await send('administrator', 'DELETE', `News/Delete?id=${String(news.id)}`)
    const rows = await asOwner(
      world.database.ownerUrl,
      async client => (await client.query('select 1 from language_mark where record_id = $1', [news.id])).rows,
    )
    expect(rows).toEqual([])
  })
})

describe('a review of the languages', () => {
  test('is of the record as it was read, in both languages, by who may, and the audit tells of it', async () => {
    const news = await made()
    expect(await review(news)).toMatchObject({ status: 409, body: { error: { code: 'notTranslated' } } })
    await change(news, english)
    expect((await review(news, 'editor')).status).toBe(403)
    const { concurrencyStamp } = news
    const stale = await attempt('spokesman', 'PUT', `Translation/MarkReviewed/${String(news.id)}`, { kind: 'news', concurrencyStamp })
    expect(stale).toMatchObject({ status: 409, body: { error: { code: 'stale' } } })
    expect((await review(news, 'publisher')).status).toBe(200)
    expect(await statesOf(news, 'title')).toEqual([state('reviewed'), state('reviewed')])
    expect(await statesOf(news, 'mainImageAlt')).toEqual([state('draft'), state('missing')])
    const entries = await asOwner(
      world.database.ownerUrl,
      async client =>
        (
          await client.query<{ user_name: string; changes: unknown }>(
            `select user_name, changes from audit_entry where row_id = $1 and changes ? 'translationReviewed'`,
            [news.id],
          )
        ).rows,
    )
    expect(entries).toEqual([{ user_name: 'publisher', changes: { translationReviewed: [null, true] } }])
  })
})

describe('the follow-up', () => {
  test('counts what citizens read of each kind once, and lists it by state, the longest waiting first', async () => {
    const before = await figures()
    const count = (key: string) => Number(before?.[key] ?? 0)
    await made(english)
    const arabic = await published()
    const whole = await published(english)
    const old = await published(english)
    await republished(old, { bodyAr: '<p>نص آخر طويل بما يكفي ليحل مكان النص الأول في هذا الخبر عن خط المياه الجديد.</p>' })
    const checked = await published(english)
    await change(checked, { mainImageAltEn: 'Pipes of the new line' })
    expect((await review(checked)).status).toBe(200)
    expect(await figures()).toEqual({
      kind: 'news',
      published: count('published') + 4,
      arabicOnly: count('arabicOnly') + 1,
      outdated: count('outdated') + 1,
      upToDate: count('upToDate') + 2,
      reviewed: count('reviewed') + 1,
    })
    const idsIn = async (code: string) => (await listed(`kind=news&state=${state(code)}`)).map(({ id }) => id)
    expect(await idsIn('missing')).toContain(arabic.id)
    expect(await idsIn('outdated')).toContain(old.id)
    expect(await idsIn('draft')).toContain(whole.id)
    expect(await idsIn('reviewed')).toContain(checked.id)
    const [row] = (await listed(`state=${state('outdated')}`)).filter(({ id }) => id === old.id)
    expect(row).toMatchObject({ kind: 'news', titleEn: english.titleEn, isReviewable: true, hasUnreviewed: true, isEditWaiting: false })
    expect(row?.lacking).toContainEqual(['النص', 'Body'])
    const sinces = (await listed('kind=news')).map(item => Date.parse(textIn(item, 'since')))
    expect(sinces).toEqual(sinces.toSorted((a, b) => a - b))
    expect((await listed(`kind=news&olderThanDays=7`)).map(({ id }) => id)).not.toContain(arabic.id)
    await asOwner(world.database.ownerUrl, client =>
      client.query(`update news set creation_time = now() - interval '9 days' where id = $1`, [arabic.id]),
    )
    expect((await listed(`kind=news&olderThanDays=7`)).map(({ id }) => id)).toContain(arabic.id)
  })

  test('counts neither what waits for its time nor what is over', { timeout: 60_000 }, async () => {
    const before = [await figures(), await figures('slider'), await withoutEnglish()]
    const scheduled = await made()
    await send('administrator', 'PUT', `News/Publish/${String(scheduled.id)}`, { publishAt: hence(1) })
    const over = await made()
    await send('administrator', 'PUT', `News/Publish/${String(over.id)}`, { expireAt: hence(1) })
    const slide = await send('administrator', 'POST', 'Slider/Create', await sliderBody(scene, scene.as('administrator')))
    await send('administrator', 'PUT', `Slider/Publish/${String(slide.id)}`)
    const own = [...(await listed('kind=news')), ...(await listed('kind=slider'))].map(({ id }) => id)
    expect(own).toEqual(expect.arrayContaining([over.id, slide.id]))
    expect(own).not.toContain(scheduled.id)
    await asOwner(world.database.ownerUrl, async client => {
      await client.query(`update news_live set expire_at = now() - interval '1 second' where id = $1`, [over.id])
      await client.query(`update slider set expire_at = now() - interval '1 second' where id = $1`, [slide.id])
    })
    // A turn of the program takes the copy away.
    await vi.waitFor(async () => expect((await listed('kind=news')).map(({ id }) => id)).not.toContain(over.id), {
      timeout: 25_000,
      interval: 250,
    })
    expect([await figures(), await figures('slider'), await withoutEnglish()]).toEqual(before)
  })

  test('judges what citizens read, whatever waits to be published', async () => {
    const idsIn = async (code: string) => (await listed(`kind=news&state=${state(code)}`)).map(({ id }) => id)
    const arabic = await published()
    const waiting = await withoutEnglish()
    await change(arabic, english)
    expect(await withoutEnglish()).toBe(waiting)
    const [row] = (await listed('kind=news')).filter(({ id }) => id === arabic.id)
    expect(row).toMatchObject({ state: state('missing'), titleEn: null, isReviewable: true, hasUnreviewed: true, isEditWaiting: true })
    expect(row?.lacking).toContainEqual(['العنوان', 'Title'])
    await send('administrator', 'PUT', `News/Publish/${String(arabic.id)}`)
    expect(await withoutEnglish()).toBe(Number(waiting) - 1)
    expect(await idsIn('draft')).toContain(arabic.id)
    await change(arabic, { titleAr: 'عنوان لم يُنشر بعد لهذا الخبر' })
    expect(await statesOf(arabic, 'title')).toEqual([state('draft'), state('outdated')])
    expect(await idsIn('draft')).toContain(arabic.id)
    await send('administrator', 'PUT', `News/Publish/${String(arabic.id)}`)
    expect(await idsIn('outdated')).toContain(arabic.id)
  })

  test('has nothing to mark where all is marked or nothing is in both languages, and says so of what others manage alike', async () => {
    const rowOf = async ({ id }: Json, who: CallerName = 'spokesman') => (await listed('kind=news', who)).find(item => item.id === id)
    const arabic = await published()
    expect(await rowOf(arabic)).toMatchObject({ isReviewable: true, hasUnreviewed: false })
    const part = await published({ titleEn: english.titleEn })
    expect(await rowOf(part)).toMatchObject({ state: state('missing'), isReviewable: true, hasUnreviewed: true })
    expect((await review(part)).status).toBe(200)
    expect(await rowOf(part)).toMatchObject({ state: state('missing'), hasUnreviewed: false })
    expect(await rowOf(part, 'clerk')).toMatchObject({ isReviewable: false, hasUnreviewed: false })
    expect(await read('clerk', `Translation/GetFields?kind=news&id=${String(part.id)}`)).toMatchObject({ isReviewable: false })
  })

  test('shows a place what it reads, and lets nobody review what it does not manage', async () => {
    const news = await published(english)
    const theirs = await listed('kind=news', 'engineer')
    expect(theirs.find(({ id }) => id === news.id)).toMatchObject({ isReviewable: true })
    const above = await listed('kind=news', 'clerk')
    expect(above.find(({ id }) => id === news.id)).toMatchObject({ isReviewable: false })
    expect((await review(news, 'clerk')).status).toBe(403)
  })

  test('is exported in the reader’s language', async () => {
    await published()
    const answer = await scene.as('spokesman')({
      method: 'GET',
      path: 'Translation/Export?kind=news',
      headers: { 'accept-language': 'en' },
    })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Kind,Title in Arabic,Title in English,Translation state')
    expect(answer.text).toContain('News item')
  })
})

test('public relations hear how much is without a translation, or has an old one, and nobody else', async () => {
  await published()
  const wanting = listIn(await read('administrator', 'Translation/GetFigures'), 'items')
    .map(item => objectIn(item))
    .reduce((sum, { arabicOnly, outdated }) => sum + Number(arabicOnly) + Number(outdated), 0)
  const beside = await platformBeside(world.database)
  try {
    const { database } = beside.platform
    const teller = { caller: visitor, requestId: 'test', address: undefined }
    await tellOfWanting({ platform: beside.platform, write: work => database.write(teller, work) })
  } finally {
    await beside.stop()
  }
  const told = await asOwner(
    world.database.ownerUrl,
    async client =>
      (
        await client.query<{ user_name: string; text_en: string; link: string }>(
          `select u.user_name, n.text_en, n.link from notification n join "system_user" u on u.id = n.user_id
            where n.link = '/dashboard/translation' order by u.user_name`,
        )
      ).rows,
  )
  expect(told.map(({ user_name }) => user_name)).toEqual(['publisher', 'spokesman'])
  expect(told[0]?.text_en).toContain(`: ${wanting} item`)
})

describe('the English address of what is told in Arabic alone', () => {
  test.each([
    ['Partnership', (id: string) => `/partnerships?id=${id}`],
    ['LocalGovernmentSector', (id: string) => `/localGovernmentSector/${id}`],
    ['LegalEnvironment', (id: string) => `/legalEnvironment/${id}`],
  ])('says so and leads to the Arabic one: %s', async (kind, pathOf) => {
    const body = knowledgeKindBody(scene, kind, '77')
    if (!body) throw new Error(`Nothing says what a ${kind} is made with`)
    const id = textIn(await send('administrator', 'POST', `${kind}/Create`, body), 'id')
    await send('administrator', 'PUT', `${kind}/Publish/${id}`)
    const [arabic, english] = await Promise.all([pathOf(id), `/en${pathOf(id)}`].map(path => sourceOf(world.url + path)))
    expect([arabic?.status, english?.status]).toEqual([200, 200])
    expect(english?.html).toContain('This page is not available in English yet.')
    expect(english?.html).toMatch(new RegExp(`<a href="${pathOf(id).replace('?', '\\?')}" hrefLang="ar"`))
    expect(english?.robots).toBe('noindex, follow')
    expect(english?.canonical).toBe(arabic?.canonical)
  })
})
