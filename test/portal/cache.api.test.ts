import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Desk } from '../uploads.ts'
import { adminPassword, asOwner, startWorld, type World } from '../world.ts'
import { adminDesk, published, withdraw } from './desk.ts'
import { sourceOf } from './page.ts'

let world: World
let desk: Desk
beforeAll(async () => {
  world = await startWorld({ MAHALLI_ADMIN_PASSWORD: adminPassword })
  desk = await adminDesk(world)
})
afterAll(() => world?.stop())

const isKept = async (path: string) => {
  const first = await sourceOf(world.url + path)
  const second = await sourceOf(world.url + path)
  return first.headers.has('etag') && first.headers.get('etag') === second.headers.get('etag')
}

test('what is published is on the kept list, the home page and the other language when its call has answered', async () => {
  // Keeping begins when changes are heard, a moment after the program answers.
  await expect.poll(() => isKept('/news'), { timeout: 5000 }).toBe(true)
  expect(await isKept('/')).toBe(true)
  const title = 'خبر جديد يقرؤه الناس فور نشره'
  const id = await published(desk, { titleAr: title })
  expect((await sourceOf(`${world.url}/news`)).html).toContain(title)
  expect((await sourceOf(world.url)).html).toContain(title)
  expect((await sourceOf(`${world.url}/en/news?only=ar`)).html).toContain(title)
  expect(await isKept(`/news/${id}`)).toBe(true)
  await withdraw(desk, id)
  expect((await sourceOf(`${world.url}/news/${id}`)).status).toBe(410)
  expect((await sourceOf(`${world.url}/news`)).html).not.toContain(title)
})

test('another process hears of a change through the database', async () => {
  const id = await published(desk, { titleAr: 'عنوان كما نُشر أول مرة' })
  expect(await isKept(`/news/${id}`)).toBe(true)
  // What a second process does: it writes, and tells when it has committed.
  await asOwner(world.database.ownerUrl, async client => {
    await client.query('begin')
    await client.query(`update news_live set title_ar = 'عنوان كتبته عملية أخرى' where id = $1`, [id])
    await client.query(`select pg_notify('mahalli_changed', $1)`, [`news:${id}`])
    await client.query('commit')
  })
  await expect.poll(async () => (await sourceOf(`${world.url}/news/${id}`)).html, { timeout: 5000 }).toContain('عنوان كتبته عملية أخرى')
})

test('when the connection that hears of changes is cut, everything kept goes, and keeping begins again with a new one', async () => {
  const id = await published(desk, { titleAr: 'عنوان قبل انقطاع الاتصال' })
  expect(await isKept(`/news/${id}`)).toBe(true)
  await asOwner(world.database.ownerUrl, async client => {
    await client.query(`update news_live set title_ar = 'عنوان لم يُعلن عنه لأحد' where id = $1`, [id])
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mahalli listen' and datname = current_database()`,
    )
  })
  await expect.poll(async () => (await sourceOf(`${world.url}/news/${id}`)).html, { timeout: 5000 }).toContain('عنوان لم يُعلن عنه لأحد')
  await expect.poll(() => isKept(`/news/${id}`), { timeout: 5000 }).toBe(true)
})

test('an unpublished word never reaches a kept page', async () => {
  const id = await published(desk, { titleAr: 'عنوان منشور ومعتمد' })
  expect(await isKept(`/news/${id}`)).toBe(true)
  const record = (await desk.get(`News/Get/${id}`)).json ?? {}
  const update = await desk.call('PUT', 'News/Update', {
    body: { id, concurrencyStamp: record.concurrencyStamp, titleAr: 'تعديل لم يُنشر بعد' },
  })
  expect(update.status).toBe(200)
  for (const path of ['/', '/news', `/news/${id}`, `/search?q=${encodeURIComponent('تعديل لم يُنشر')}`])
    expect((await sourceOf(world.url + path)).html.replaceAll('value="تعديل لم يُنشر"', '')).not.toContain('تعديل لم يُنشر بعد')
})
