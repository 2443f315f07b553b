import { afterAll, beforeAll, expect, test } from 'vitest'
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
