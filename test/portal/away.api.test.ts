import { afterAll, beforeAll, expect, test } from 'vitest'
import { copiedAddress, standingPages } from '../../web/shells/portal/addresses.ts'
import { inLanguage } from '../../web/generic/lang.ts'
import { adminPassword, asOwner, startWorld, type World } from '../world.ts'
import { adminDesk, published } from './desk.ts'
import { sourceOf } from './page.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ MAHALLI_ADMIN_PASSWORD: adminPassword })
})
afterAll(() => world?.stop())

/** Nobody gets into the database any more, and who is in it is sent out; or it is open again. */
async function admit(isOpen: boolean): Promise<void> {
  const name = new URL(world.database.ownerUrl).pathname.slice(1)
  await asOwner(world.database.ownerUrl.replace(/\/[^/]+$/, '/postgres'), async client => {
    await client.query(`alter database ${name} allow_connections ${isOpen}`)
    if (!isOpen) await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
}

test('while the database is away pages are served as saved copies that say so, in both languages, and by themselves anew when it is back', async () => {
  const id = await published(await adminDesk(world), { titleAr: 'خبر يبقى مقروءًا حين تغيب قاعدة البيانات' })
  const pages = [`/news/${id}`, '/news', '/', '/en']
  const isKept = async (path: string) => (await sourceOf(world.url + path)).headers.has('etag')
  for (const path of pages) await expect.poll(() => isKept(path), { timeout: 5000 }).toBe(true)
  await admit(false)
  try {
    for (const path of pages) {
      await expect.poll(async () => (await sourceOf(world.url + path)).html, { timeout: 10_000 }).toContain('data-copy="saved">')
      const copy = await sourceOf(world.url + path)
      expect([path, copy.status, copy.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
      expect(copy.html).toMatch(/<time dateTime="\d{4}-[^"]+">[^<]*20\d\d/)
    }
    expect((await sourceOf(`${world.url}/news/${id}`)).html).toContain('خبر يبقى مقروءًا')
  } finally {
    await admit(true)
  }
  for (const path of pages) {
    await expect.poll(() => isKept(path), { timeout: 15_000 }).toBe(true)
    expect((await sourceOf(world.url + path)).html).not.toContain('data-copy="saved">')
  }
}, 60_000)

test('while the database is away no public address fails: what was shown once is shown, machines are told when to come back', async () => {
  const pages = [...standingPages, '/search'].flatMap(path => [path, inLanguage(path, 'en')])
  // Of a page that holds a form a copy is made beside the answer, of which nobody is told. They are asked for three times, as a change
  // meanwhile takes a copy away; what is asked for after them is made for each visitor too and takes its time.
  const ofForms = pages.filter(path => copiedAddress(new URL(path, world.url)) !== undefined)
  for (let turn = 0; turn < 3; turn++) {
    for (const path of ofForms) expect([path, (await fetch(world.url + path)).status]).toEqual([path, 200])
    for (const path of pages.filter(each => !ofForms.includes(each)))
      await expect.poll(async () => [path, (await fetch(world.url + path)).headers.has('etag')], { timeout: 10_000 }).toEqual([path, true])
    for (const word of ['موازنة', 'خطة', 'عطاء'])
      expect((await fetch(`${world.url}/search?q=${encodeURIComponent(word)}`)).status).toBe(200)
  }
  const drawn = (path: string) => expect.poll(() => statusOf(path), { timeout: 20_000 })
  const machines = ['/news/feed.xml', '/en/ads/feed.atom', '/sitemap.xml', '/events/calendar.ics']
  const calls = ['/api/Public/News/GetListPaged', '/api/Public/Search?q=%D9%85%D8%A7%D8%A1']
  await admit(false)
  try {
    await drawn('/contactUs').toEqual(['saved', 200])
    const answered = await Promise.all(pages.map(async path => [path, ...(await statusOf(path))]))
    expect(answered.filter(([, kind]) => kind !== 'saved')).toEqual([])
    for (const path of [...machines, '/news/01920000-0000-7000-8000-000000000000', '/nowhere', '/entry', ...calls]) {
      const response = await fetch(world.url + path)
      const text = await response.text()
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '10'])
      expect(text).not.toContain('Error occurred, please contact system administrator')
    }
    const contact = (await sourceOf(`${world.url}/en/contactUs`)).html
    expect(contact).toMatch(/<form[^>]*class="entry-form" inert=""/)
    expect(contact).toContain('forms take nothing')
    const form = new FormData()
    form.set('message', 'لم تصل المياه إلى الحي منذ أسبوع')
    const sent = await fetch(`${world.url}/contactUs`, { method: 'POST', body: form })
    expect([sent.status, sent.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await sent.text()).not.toContain('مدير النظام')
    const page = await sourceOf(`${world.url}/en/news/01920000-0000-7000-8000-000000000000`)
    expect(page.html).toContain('The portal cannot reach its data at the moment')
  } finally {
    await admit(true)
  }
  await expect.poll(async () => (await fetch(`${world.url}/contactUs`)).status, { timeout: 15_000 }).toBe(200)
  await expect.poll(async () => (await sourceOf(`${world.url}/contactUs`)).html, { timeout: 15_000 }).not.toContain('inert=""')
}, 240_000)

/** Whether a copy was shown, and the status. */
async function statusOf(path: string): Promise<readonly [kind: 'saved' | 'anew', status: number]> {
  const { html, status } = await sourceOf(world.url + path)
  return [html.includes('data-copy="saved">') ? 'saved' : 'anew', status]
}
