import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProgram, type Program } from '../../program.ts'
import { settingsOf } from '../../server/settings.ts'
import { newsWith, type Desk } from '../uploads.ts'
import { isObject, listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { adminDesk, inEnglish, published, withdraw, written } from './desk.ts'
import { sourceOf } from './page.ts'

let world: World
let desk: Desk
let other: Program
beforeAll(async () => {
  world = await startDemoWorld()
  desk = await adminDesk(world)
  other = await startProgram(
    settingsOf({
      PORT: '0',
      DATABASE_URL: world.database.appUrl,
      DATABASE_OWNER_URL: world.database.ownerUrl,
      MAHALLI_DATA: mkdtempSync(join(tmpdir(), 'mahalli-data-')),
      MAHALLI_DEMO: '0',
    }),
    () => undefined,
  )
})
afterAll(async () => {
  await other?.stop()
  await world?.stop()
})

/** What is answered: the status, and where it leads. */
async function at(path: string, init: RequestInit = {}, url = world.url): Promise<readonly [number, string | null]> {
  const answer = await fetch(url + path, { redirect: 'manual', ...init })
  await answer.arrayBuffer()
  return [answer.status, answer.headers.get('location')]
}

/** The short path of a page, as programs ask for it. */
async function shortOf(path: string): Promise<string | null> {
  const { json } = await desk.get(`Public/ShortAddress/Find?path=${encodeURIComponent(path)}`)
  return isObject(json) && typeof json.path === 'string' ? json.path : null
}

const rowsOf = (query: string, values: unknown[] = []) =>
  asOwner(world.database.ownerUrl, async client => (await client.query<Json>(query, values)).rows)

describe('a short address', () => {
  test('leads to the item in the language of the address, with the query, whatever the letters', async () => {
    const id = await published(desk, inEnglish)
    const short = (await shortOf(`/news/${id}`)) ?? ''
    expect(short).toMatch(/^\/s\/[0-9a-hjkmnp-tv-z]{6}$/)
    expect(await at(short)).toEqual([302, `/news/${id}`])
    expect(await at(`/en${short}?utm_source=leaflet`)).toEqual([302, `/en/news/${id}?utm_source=leaflet`])
    expect(await at(short.replace(/\w+$/, code => code.toUpperCase()))).toEqual([302, `/news/${id}`])
    expect(await at(short, { method: 'HEAD' })).toEqual([302, `/news/${id}`])
    expect((await at(short, { method: 'POST' }))[0]).not.toBe(302)
    expect(await at(short, {}, other.url)).toEqual([302, `/news/${id}`])
  })

  test('is what the page shares, copies and prints, in its language', async () => {
    const id = await published(desk, inEnglish)
    const short = (await shortOf(`/news/${id}`)) ?? ''
    const { html } = await sourceOf(`${world.url}/en/news/${id}`)
    expect(html).toContain(`data-link="/en${short}"`)
    expect(html).toContain(encodeURIComponent(`${world.url}/en${short}`))
    expect(html).toContain(`<bdi>${world.url}/en${short}</bdi>`)
    expect((await sourceOf(`${world.url}/news/${id}`)).html).toContain(`data-link="${short}"`)
  })

  test('of what was withdrawn answers as its page does, and leads there again when it is published again', async () => {
    const id = await published(desk)
    const short = (await shortOf(`/news/${id}`)) ?? ''
    await withdraw(desk, id)
    const [full, gone] = [await sourceOf(`${world.url}/news/${id}`), await sourceOf(world.url + short)]
    expect([full.status, gone.status, gone.title]).toEqual([410, 410, full.title])
    expect((await sourceOf(`${world.url}/en${short}`)).lang).toBe('en')
    expect((await at(short, {}, other.url))[0]).toBe(410)
    expect((await desk.call('PUT', `News/Publish/${id}`, { body: {} })).status).toBe(200)
    expect(await at(short)).toEqual([302, `/news/${id}`])
  })

  test('says nothing of what was never published', async () => {
    const { json: categories } = await desk.get('Public/Lookup/GetByType/newsCategory')
    const items: unknown[] = Array.isArray(categories?.items) ? categories.items : []
    const draft = await desk.call('POST', 'News/Create', { body: newsWith(Number(objectIn(items[0]).id), {}) })
    const id = textIn(draft.json, 'id')
    expect(await shortOf(`/news/${id}`)).toBeNull()
    expect(await rowsOf('select 1 from short_address where id = $1', [id])).toEqual([])
    for (const path of ['/s/zzzzzz', '/en/s/zzzzzz', '/s/short', '/s/k3m9xq7', '/s/..%2Fnews', '/s/'])
      expect((await at(path))[0], path).toBe(404)
  })

  test('stands for every kind of record that has a page, and leads to where that page is', async () => {
    const rows = await rowsOf('select distinct on (kind) kind, code from short_address order by kind, code')
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'ads',
        'creativeIdeasBank',
        'event',
        'gateService',
        'imageAlbum',
        'investors',
        'knowledgeExchange',
        'legalEnvironment',
        'localComm',
        'localGovernmentSector',
        'news',
        'partnership',
        'successStory',
        'video',
      ]),
    )
    for (const { kind, code } of rows) {
      const [status, location] = await at(`/s/${String(code)}`)
      expect([kind, status]).toEqual([kind, 302])
      const page = await fetch(new URL(location ?? '', world.url))
      expect([kind, page.status, await shortOf(new URL(page.url).pathname + new URL(page.url).search)]).toEqual([
        kind,
        200,
        kind === 'staticPage' ? null : `/s/${String(code)}`,
      ])
    }
  })

  test('is given to the later of two records that share their first choice as well', async () => {
    const id = await published(desk)
    const [{ code } = {}] = await rowsOf('select code from short_address where id = $1', [id])
    await rowsOf('delete from short_address where id = $1', [id])
    await rowsOf(`insert into short_address values ($1, 'news', '00000000-0000-7000-8000-000000000000')`, [code])
    await withdraw(desk, id)
    expect((await desk.call('PUT', `News/Publish/${id}`, { body: {} })).status).toBe(200)
    const short = await shortOf(`/news/${id}`)
    expect(short).not.toBe(`/s/${String(code)}`)
    expect(await at(short ?? '')).toEqual([302, `/news/${id}`])
    expect((await at(`/s/${String(code)}`))[0]).toBe(404)
  })
})

describe('an old address', () => {
  const make = (fromPath: string, toPath: string, statusCode = 301) =>
    desk.call('POST', 'Redirect/Create', { body: { fromPath, toPath, statusCode } })
  const made = async (fromPath: string, toPath: string, statusCode = 301) => {
    const answer = await make(fromPath, toPath, statusCode)
    expect(answer.status, answer.bytes.toString()).toBe(200)
    return objectIn(answer.json)
  }
  /** The fields at which something is wrong. */
  const wrongIn = (answer: { status: number; json: unknown; bytes: Buffer }) => {
    expect(answer.status, answer.bytes.toString()).toBe(400)
    return listIn(objectIn(answer.json).error, 'validationErrors').flatMap(error => objectIn(error).members)
  }

  test('leads on, in both languages, with the query, in every process as soon as it is written', async () => {
    expect((await at('/Pages/AllNews.aspx'))[0]).toBe(404)
    await made('/Pages/AllNews.aspx', '/news')
    expect(await at('/Pages/AllNews.aspx')).toEqual([301, '/news'])
    expect(await at('/pages/allnews.aspx/?a=1')).toEqual([301, '/news?a=1'])
    expect(await at('/en/Pages/AllNews.aspx?a=1', { method: 'HEAD' })).toEqual([301, '/en/news?a=1'])
    expect(await at('/Pages/AllNews.aspx', {}, other.url)).toEqual([301, '/news'])
    expect((await at('/Pages/AllNews.aspx', { method: 'POST' }))[0]).toBe(405)
  })

  test('may be a page with a query, in whatever order it is asked for; another query is another page', async () => {
    await made('/Pages/Show.aspx?id=5&tab=1', '/news?category=1')
    expect(await at('/pages/show.aspx?tab=1&id=5')).toEqual([301, '/news?category=1'])
    expect(await at('/en/Pages/Show.aspx?id=5&tab=1', {}, other.url)).toEqual([301, '/en/news?category=1'])
    for (const elsewhere of [
      '/Pages/Show.aspx',
      '/Pages/Show.aspx?id=5',
      '/Pages/Show.aspx?id=5&tab=1&more=1',
      '/Pages/Show.aspx?id=05&tab=1',
    ])
      expect([elsewhere, (await at(elsewhere))[0]]).toEqual([elsewhere, 404])
    // One of the path alone takes the others, and brings the query along.
    await made('/Pages/Show.aspx', '/events', 302)
    expect(await at('/Pages/Show.aspx?id=6')).toEqual([302, '/events?id=6'])
    expect(await at('/Pages/Show.aspx?id=5&tab=1')).toEqual([301, '/news?category=1'])
  })

  test('with a query leads to no other site, to no old address and to nothing that leads back to it', async () => {
    await made('/Old/List.aspx?id=1', '/news')
    await made('/Old/Item.aspx', '/news')
    for (const [from, to, field] of [
      ['/Old/New.aspx?id=1', '//elsewhere.example/?id=1', 'toPath'],
      ['//elsewhere.example/x.aspx?id=1', '/news', 'fromPath'],
      ['/Old/New.aspx?id=1#part', '/news', 'fromPath'],
      ['/Old/New.aspx?id=1', '/old/new.aspx?id=1', 'toPath'],
      ['/Old/New.aspx', '/old/new.aspx?id=1', 'toPath'],
      ['/Old/List.aspx?id=1', '/events', 'fromPath'],
      ['/Old/New.aspx?id=2', '/Old/List.aspx?id=1', 'toPath'],
      ['/Old/New.aspx?id=2', '/Old/Item.aspx?id=9', 'toPath'],
      ['/news?category=1', '/events', 'fromPath'],
    ] as const)
      expect([from, to, wrongIn(await make(from, to))]).toEqual([from, to, [field]])
    // What another one leads to becomes no old address, neither as it stands nor with all its queries.
    await made('/Old/Sum.aspx?year=1', '/Old/Gone.aspx?year=1')
    for (const from of ['/Old/Gone.aspx?year=1', '/Old/Gone.aspx']) expect(wrongIn(await make(from, '/news'))).toEqual(['fromPath'])
    await made('/Old/Gone.aspx?year=2', '/news')
  })

  test('whose page is one of those that are kept leads on with the whole query', async () => {
    await made('/localComm/99999', '/localComms', 302)
    expect(await at('/localComm/99999?from=leaflet')).toEqual([302, '/localComms?from=leaflet'])
    expect(await at('/en/localComm/99999')).toEqual([302, '/en/localComms'])
  })

  test('that is changed or deleted is so in the next answer, in every process', async () => {
    const { id, concurrencyStamp } = await made('/changed', '/news', 302)
    expect(await at('/changed', {}, other.url)).toEqual([302, '/news'])
    const update = await desk.call('PUT', 'Redirect/Update', {
      body: { id, concurrencyStamp, toPath: '/events?view=list', statusCode: 301 },
    })
    expect(update.status).toBe(200)
    for (const url of [world.url, other.url]) expect(await at('/changed?x=1', {}, url)).toEqual([301, '/events?view=list&x=1'])
    expect((await desk.call('DELETE', `Redirect/Delete?id=${String(id)}`)).status).toBe(204)
    for (const url of [world.url, other.url]) expect((await at('/changed', {}, url))[0]).toBe(404)
  })

  test('in Arabic letters is the same however it is sent', async () => {
    await made('/%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1-قديمة/', '/news')
    expect(await at(encodeURI('/أخبار-قديمة'))).toEqual([301, '/news'])
    expect((await rowsOf(`select from_path from redirect where from_path = '/أخبار-قديمة'`)).length).toBe(1)
  })

  test('never stands before a page that is there', async () => {
    const id = await published(desk)
    await withdraw(desk, id)
    await made(`/news/${id}`, '/news')
    expect(await at(`/news/${id}`)).toEqual([301, '/news'])
    expect((await desk.call('PUT', `News/Publish/${id}`, { body: {} })).status).toBe(200)
    expect((await at(`/news/${id}`))[0]).toBe(200)
  })

  test.each(['/news', '/en/News', '/localComm/01001', '/dashboard/anything', '/login', '/api/Public/Site', '/sitemap.xml', '/healthz'])(
    'is none where the portal answers: %s',
    async path => {
      // Routes are read whatever their letters' case, so an address with other letters is theirs too.
      await desk.call('PUT', `LocalComm/Publish/${await placeOf('01001')}`, { body: {} })
      expect(wrongIn(await make(path, '/events'))).toEqual(['fromPath'])
    },
  )

  test.each(['/api/old/page.aspx', '/api/Public/Nothing'])('is none where only programs ask: %s', async path => {
    const answer = await make(path, '/events')
    expect(wrongIn(answer)).toEqual(['fromPath'])
    expect(answer.bytes.toString()).toContain('هذا المسار للبرامج لا للصفحات')
  })

  test('is led from below the short addresses too, and from that of an item which is there no more', async () => {
    await made('/s/old-page.html', '/news')
    expect(await at('/en/s/old-page.html?a=1')).toEqual([301, '/en/news?a=1'])
    const id = await published(desk)
    const short = (await shortOf(`/news/${id}`)) ?? ''
    await withdraw(desk, id)
    await made(`/news/${id}`, '/events', 302)
    expect(await at(short)).toEqual([302, '/events'])
    const { id: own } = await made(short, '/successStory')
    expect(await at(short)).toEqual([301, '/successStory'])
    expect((await desk.call('DELETE', `Redirect/Delete?id=${String(own)}`)).status).toBe(204)
    expect((await desk.call('PUT', `News/Publish/${id}`, { body: {} })).status).toBe(200)
    expect(await at(short)).toEqual([302, `/news/${id}`])
  })

  test.each(['//[', '//x[y', '/%00', '/en/%00', '/%D8'])('that nobody can have is no fault: %s', async path =>
    expect((await at(path))[0]).toBe(404),
  )

  test('with signs that a path cannot hold leads on as it was typed', async () => {
    await made('/Annual%20Report%20%5B1%5D.aspx', '/news')
    expect(await at('/annual%20report%20%5b1%5d.aspx')).toEqual([301, '/news'])
  })

  test.each(['', 'old', 'https://elsewhere.example/a', '//elsewhere.example', '/\\elsewhere.example', '/?b=1', '/a#b', '/', '/a b'])(
    'is a path of this site, not %j',
    async path => expect(wrongIn(await make(path, '/news'))).toEqual(['fromPath']),
  )

  test.each([
    '',
    'news',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
  ])('leads to no other site: %j', async path => expect(wrongIn(await make('/leads-away', path))).toEqual(['toPath']))

  test('leads nobody in a circle, nor on to a further old address', async () => {
    await made('/first', '/news')
    expect(wrongIn(await make('/first', '/events'))).toEqual(['fromPath'])
    expect(wrongIn(await make('/First/', '/events'))).toEqual(['fromPath'])
    expect(wrongIn(await make('/second', '/first?a=1'))).toEqual(['toPath'])
    expect(wrongIn(await make('/second', '/en/First/'))).toEqual(['toPath'])
    expect(wrongIn(await make('/itself', '/itself?again=1'))).toEqual(['toPath'])
    expect(wrongIn(await make('/itself', '/en/itself'))).toEqual(['toPath'])
    await made('/third', '/to-come#part')
    expect(wrongIn(await make('/to-come', '/news'))).toEqual(['fromPath'])
    expect(wrongIn(await make('/en/to-come/', '/news'))).toEqual(['fromPath'])
    await made('/fourth', '/%D8%A8%D8%A7%D8%A8/?a=%D8%A8')
    expect(wrongIn(await make('/باب', '/news'))).toEqual(['fromPath'])
    await made('/بيت', '/news')
    expect(wrongIn(await make('/fifth', '/en/%D8%A8%D9%8A%D8%AA#a'))).toEqual(['toPath'])
  })

  test('is locked after the lock of all old addresses, as a place locks them that gets another code', async () => {
    const { id, concurrencyStamp } = await made('/locked', '/news')
    await asOwner(world.database.ownerUrl, async client => {
      const held = async (act: () => ReturnType<Desk['call']>) => {
        await client.query('begin')
        await client.query(`select pg_advisory_xact_lock(hashtext('redirect'))`)
        const answer = act()
        const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
        for (;;) if ((await client.query(waiting)).rowCount) break
        await client.query('select 1 from redirect where id = $1 for update nowait', [id])
        await client.query('commit')
        return (await answer).status
      }
      const body = { id, concurrencyStamp, toPath: '/events' }
      expect(await held(() => desk.call('PUT', 'Redirect/Update', { body }))).toBe(200)
      expect(await held(() => desk.call('DELETE', `Redirect/Delete?id=${String(id)}`))).toBe(204)
    })
  })

  test('is written by many at once, more than the program has connections', async () => {
    const paths = Array.from({ length: 30 }, (_, n) => `/news/00000000-0000-7000-8000-0000000000${n + 10}`)
    const answers = await Promise.all(paths.map(path => make(path, '/news')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  }, 120_000)

  test('whose page fails is not said to be there', async () => {
    const { id } = await written(desk)
    await rowsOf('alter table news_live rename to news_away')
    try {
      const answer = await make(`/news/${id}`, '/events')
      expect(wrongIn(answer)).toEqual(['fromPath'])
      expect(answer.bytes.toString()).toContain('تعذر التحقق من هذا العنوان')
    } finally {
      await rowsOf('alter table news_away rename to news_live')
    }
    await made(`/news/${id}`, '/events')
  })

  test('is written once by two who write it at the same time, and no two close a circle', async () => {
    const both = await Promise.all([make('/circle-a', '/circle-b'), make('/circle-b', '/circle-a'), make('/circle-a', '/news')])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is told to the audit, under the module of the settings', async () => {
    const { id } = await made('/audited', '/news')
    const entries = await rowsOf(`select module from audit_entry where table_name = 'redirect' and row_id = $1`, [id])
    expect(entries).toHaveLength(1)
  })
})

async function placeOf(code: string): Promise<string> {
  const [{ id } = {}] = await rowsOf('select id from place where code = $1', [code])
  return String(id)
}
