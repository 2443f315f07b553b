import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '../../web/shells/routes.ts'
import { adminDesk, published, written } from '../portal/desk.ts'
import type { Desk } from '../uploads.ts'
import { listIn } from '../walk/json.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'

// One box over everything public: places, days, numbers; and that every public page is found there and in the sitemap.

interface Item {
  kind: string
  id: string
  title: string
  number: string | null
  url: string
  date: string | null
  about: { code: string; kinds: string[]; governorate: { code: string } | null } | null
}
interface Answer {
  totalCount: number
  items: Item[]
  counts: { kind: string; label: [string, string]; count: number }[]
  governorates: { code: string; count: number }[]
  places: { id: string; count: number }[]
  meant: string | null
}

let world: World
let desk: Desk
beforeAll(async () => {
  world = await startDemoWorld()
  desk = await adminDesk(world)
})
afterAll(() => world?.stop())

async function search(q: string, more: Readonly<Record<string, string>> = {}, lang = 'ar'): Promise<Answer> {
  const answer = await fetch(`${world.url}/api/Public/Search?${new URLSearchParams({ q, maxResultCount: '50', ...more }).toString()}`, {
    headers: { 'accept-language': lang },
  })
  expect(answer.status, q).toBe(200)
  return answer.json()
}

async function suggested(q: string, lang = 'ar'): Promise<{ title: string; kind: string; url: string }[]> {
  const answer = await fetch(`${world.url}/api/Public/Search/Suggest?${new URLSearchParams({ q }).toString()}`, {
    headers: { 'accept-language': lang },
  })
  return (await answer.json()).items
}

const change = (statement: string, values: readonly unknown[] = []) =>
  asOwner(world.database.ownerUrl, async client => (await client.query(statement, [...values])).rows)
const addressesIn = async (file: string) =>
  [...(await (await fetch(`${world.url}/sitemaps/${file}-1.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(world.url, ''),
  )

describe('what is found', () => {
  test('more often than is counted by place, stays narrowed by what was chosen: it can be seen in the filters, and changed', async () => {
    const { items } = await search('بلدية', { kind: 'news', maxResultCount: '100' })
    const one = items.find(({ title }) => title.includes('بلدية'))
    // Of its title alone: so many whole texts would take a minute.
    await change(
      `insert into search_document select copy.* from search_document d, generate_series(1, 10050) i, jsonb_populate_record(
         d, jsonb_build_object('id', md5('many' || i)::uuid, 'text_ar', '', 'text_en', '', 'words', ts_filter(d.words, '{a}')::text)) copy
       where d.id = $1`,
      [one?.id],
    )
    const found = await search('بلدية')
    expect([found.places, found.governorates]).toEqual([[], []])
    // What lies further down than can be reached is counted, and is not told in the place of something else.
    const beyond = await search('بلدية', { SkipCount: '10001' })
    expect([beyond.totalCount, beyond.items]).toEqual([found.totalCount, []])
    const page = async (narrow: string) => (await fetch(`${world.url}/search?q=${encodeURIComponent('بلدية')}&${narrow}`)).text()
    expect(await page('governorate=15')).toMatch(/<option value="15" selected="">[^<]+ \([\d,]+\)/)
    const [place] = await change(`select id::text as id from place where type_code = 1 order by code limit 1`)
    expect(await page(`place=${String(place?.id)}`)).toContain(`<option value="${String(place?.id)}" selected="">`)
    expect(await page('year=1999')).toContain('<option value="1999" selected="">')
    await change(
      `delete from search_document where kind = 'news' and id in (select md5('many' || i)::uuid::text from generate_series(1, 10050) i)`,
    )
  }, 180_000)

  test('of a governorate is what its places publish, and the places themselves, in the filters of the page too', async () => {
    const found = await search('بلدية', { governorate: '15', maxResultCount: '100' })
    const isThere = ({ kind, about }: Item) => kind !== 'localComm' || about?.governorate?.code === '15'
    expect(found.items.filter(({ kind }) => kind === 'localComm').length).toBeGreaterThan(0)
    expect(found.items.filter(item => !isThere(item))).toEqual([])
    const all = await search('بلدية')
    expect(all.governorates.find(({ code }) => code === '15')?.count).toBe(found.totalCount)
    const page = await (await fetch(`${world.url}/search?${new URLSearchParams({ q: 'بلدية', governorate: '15' }).toString()}`)).text()
    const offered = (name: string) =>
      [...(new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(page)?.[0] ?? '').matchAll(/<option value="([^"]+)"/g)].map(
        ([, value]) => value,
      )
    expect(offered('governorate')).toEqual(all.governorates.map(({ code }) => code))
    // Whoever has chosen a governorate is offered each of its places that has something, and no other.
    expect(offered('place').toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
      found.places.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b)),
    )
  })

  test('stands before what is alike and over, however new that is', async () => {
    const { json } = await desk.get('Public/Lookup/GetByType/adCategory')
    const category = listIn(json, 'items')
      .map(value => Object(value))
      .find(({ code }) => code === 'worksTender')?.id
    const notice = async (more: Readonly<Record<string, string>>) => {
      const summaryAr = 'تدعو الوزارة المقاولين المصنفين إلى تقديم عروضهم لتوريد الزعفرانيات.'
      const bodyAr = '<p>يشمل العمل توريد الزعفرانيات وتركيبها في المواقع المبينة في وثائق العطاء ومخططاته.</p>'
      const created = await desk.call('POST', 'Ads/Create', {
        body: { titleAr: 'عطاء توريد الزعفرانيات', summaryAr, bodyAr, category, ...more },
      })
      expect(created.status, created.bytes.toString()).toBe(200)
      const id = String(created.json?.id)
      expect((await desk.call('PUT', `Ads/Publish/${id}`, { body: {} })).status).toBe(200)
      return id
    }
    const open = await notice({ date: '2026-02-01', closingAt: '2090-06-01T09:00:00.000Z' })
    const over = await notice({ date: '2026-09-01', closingAt: '2026-10-01T09:00:00.000Z' })
    expect((await search('الزعفرانيات')).items.map(({ id }) => id)).toEqual([open, over])
    // Who asks for the newest is told the newest.
    expect((await search('الزعفرانيات', { sort: 'newest' })).items.map(({ id }) => id)).toEqual([over, open])
  })
})

test('a notice is found by what those of its group are called, with its place', async () => {
  const consultancy = 'خدمات استشارية لإعداد خطة التنقل الحضري المستدام في نابلس'
  for (const query of ['عطاء نابلس', 'عطاءات نابلس', 'مناقصة نابلس'])
    expect([query, (await search(query)).items.map(({ title }) => title)]).toEqual([query, expect.arrayContaining([consultancy])])
  const inEnglish = 'Consultancy for a sustainable urban mobility plan for Nablus'
  for (const query of ['tender in Nablus', 'tenders Nablus', 'bid Nablus'])
    expect([query, (await search(query, {}, 'en')).items.map(({ title }) => title)]).toEqual([query, expect.arrayContaining([inEnglish])])
  // Who looks for posts is shown no tender.
  expect((await search('وظائف نابلس')).items.map(({ title }) => title)).not.toContain(consultancy)
})

describe('councils', () => {
  test('are found by name and code, counted as a kind of their own, and offered while somebody types', async () => {
    const [council] = await change(
      `select id, code, name_ar as ar, name_en as en from place where type_code = 2 and is_active order by code limit 1`,
    )
    const byCode = (await search(council.code)).items[0]
    expect(byCode).toMatchObject({ kind: 'council', url: `/council/${council.code}`, title: council.ar, number: null })
    expect(byCode?.about).toMatchObject({ code: council.code, kinds: ['مجلس خدمات مشترك'] })
    expect(byCode?.about?.governorate).not.toBeNull()
    const byName = await search(council.ar)
    expect(byName.items[0]?.id).toBe(council.id)
    expect(byName.counts).toContainEqual(
      expect.objectContaining({ kind: 'council', label: ['مجالس الخدمات المشتركة', 'Shared-services councils'] }),
    )
    expect((await search(council.en, {}, 'en')).items[0]).toMatchObject({ id: council.id, title: council.en })
    expect((await search(council.ar, { kind: 'council' })).items.every(({ kind }) => kind === 'council')).toBe(true)
    expect((await suggested(council.ar.slice(0, -2))).map(({ url }) => url)).toContain(`/council/${council.code}`)
    const short = await fetch(`${world.url}/api/Public/ShortAddress/Find?path=/council/${council.code}`)
    expect((await short.json()).path).toMatch(/^\/s\/\w{6}$/)
    const { json } = await desk.get(`Place/Get/${council.id}`)
    const off = await desk.call('PUT', 'Place/Update', {
      body: { id: council.id, concurrencyStamp: json?.concurrencyStamp, isActive: false },
    })
    expect(off.status).toBe(200)
    expect((await search(council.code)).items.some(({ id }) => id === council.id)).toBe(false)
    expect(await addressesIn('council')).not.toContain(`/council/${council.code}`)
  })

  test('and the lists of the governorates stand in the sitemap, and answer', async () => {
    const [{ count }] = await change(`select count(*)::int as count from place where type_code = 2 and is_active`)
    const councils = await addressesIn('council')
    expect(councils.filter(path => !path.startsWith('/en/'))).toHaveLength(count)
    const governorates = (await addressesIn('pages')).filter(path => /^\/localComms\/\d\d$/.test(path))
    expect(governorates).toHaveLength(16)
    for (const path of [councils[0], councils.at(-1), governorates[0], governorates.at(-1)])
      expect([path, (await fetch(world.url + path)).status]).toEqual([path, 200])
  })
})

/** Routes that are pages of records, and the kind that the search and the sitemap know them by. */
const records: Readonly<Record<string, string>> = {
  'news/:what?/:picture?': 'news',
  'ads/:what?/:picture?': 'ads',
  'newEvent/:id/:picture?': 'event',
  'event/:id/:picture?': 'event',
  'imgCenter/:album?/:picture?': 'imageAlbum',
  'video/:id?': 'video',
  'successStory/:id?/:picture?': 'successStory',
  'localComm/:code': 'localComm',
  'council/:id': 'council',
  'entrepreneurialIdeaBank/:id': 'creativeIdeasBank',
  'investors/:id': 'investors',
  'knowledgeExchange/:id/:picture?': 'knowledgeExchange',
  'legalEnvironment/:id': 'legalEnvironment',
  'localGovernmentSector/:id': 'localGovernmentSector',
  'page/:slug': 'staticPage',
}
/** Routes that are no page of their own: what narrows a list, asks, or is somebody's own. */
const parts = [
  'events/:what?',
  'localComms/:governorate?',
  'localCommList/:route',
  'entry/confirm/:id',
  'entry/:number/correct',
  'entry/:number?',
  'follow',
  'follow/:id',
  'pageFeedback',
  'api/docs/:group?',
  'search',
  '*',
]

describe('every public page', () => {
  const patterns = routes.filter(({ id }) => id === 'portal-ar').flatMap(({ children = [] }) => children.flatMap(({ path }) => path ?? []))

  test('is one of a record, of the standing ones, or told to be none', async () => {
    const standing = await addressesIn('pages')
    const neither = patterns.filter(path => !(path in records) && !parts.includes(path) && !standing.includes(`/${path}`))
    expect(neither).toEqual([])
    expect(patterns.length).toBeGreaterThan(30)
  })

  test.each([...new Set(Object.values(records))])('%s: each of its pages is in the sitemap and in the search', async kind => {
    const found = (await change(`select id from search_document where kind = $1`, [kind])).length
    const listed = (await addressesIn(kind)).filter(path => !path.startsWith('/en/'))
    expect(found).toBeGreaterThan(0)
    expect(listed).toHaveLength(found)
  })

  test('leads to the page on which its record is edited, which leads back to it; nobody is led to what citizens do not read', async () => {
    const counterpart = async (path: string) => (await desk.get(`Desk/Counterpart?path=${encodeURIComponent(path)}`)).json?.href
    for (const kind of new Set(Object.values(records))) {
      const [page = ''] = (await addressesIn(kind)).filter(path => !path.startsWith('/en/'))
      const form = await counterpart(page)
      expect([page, form]).toEqual([page, expect.stringMatching(/^\/dashboard\/\w+\/[^/]+$/)])
      expect([form, await counterpart(String(form))]).toEqual([form, page])
    }
    const { id } = await written(desk)
    const { id: place } = (await change(`select id from place where code = '15001'`))[0]
    expect(await counterpart(`/dashboard/water/${place}`)).toBe('/localComm/15001')
    for (const path of [
      `/dashboard/news/${id}`,
      `/news/${id}`,
      '/news',
      '/dashboard/news',
      '/dashboard/news/0',
      '//%',
      '/dashboard/news/%E0',
      '',
    ])
      expect([path, await counterpart(path)]).toEqual([path, null])
  })
})

describe('a day or a month', () => {
  test('finds the same by the names of either calendar and in English', async () => {
    const id = await published(desk, { titleAr: 'خبر الزعفرانيات في موعده', date: '2026-11-22' })
    const other = await published(desk, { titleAr: 'خبر الزعفرانيات في شهر آخر', date: '2026-10-22' })
    for (const query of [
      '22 تشرين الثاني 2026',
      '22 نوفمبر 2026',
      '٢٢ تشرين ثاني ٢٠٢٦',
      '22 November 2026',
      'Nov 22, 2026',
      '2026/11/22',
    ]) {
      const answer = await search(`الزعفرانيات ${query}`)
      expect([query, answer.items.map(item => item.id)]).toEqual([query, [id]])
      expect((await search(query)).items.map(item => item.id)).toContain(id)
    }
    const sets = await Promise.all(
      ['تشرين الثاني 2026', 'نوفمبر 2026', 'November 2026', 'تشرين ثاني ٢٠٢٦'].map(async query => {
        const { totalCount, items } = await search(query)
        return [totalCount, items.map(item => item.id)]
      }),
    )
    for (const set of sets) expect(set).toEqual(sets[0])
    expect((await search('الزعفرانيات تشرين الأول 2026')).items.map(item => item.id)).toEqual([other])
    expect((await search('الزعفرانيات تشرين الأول')).items.map(item => item.id)).toEqual([other])
  })
})

describe('a number', () => {
  test('finds the notice that bears it first, whatever stands between its parts', async () => {
    for (const [number, ...queries] of [
      ['ط/م/7', 'ط/م/7', 'ط-م-٧', 'ط م 7', 'رقم ط/م/7'],
      ['ن/خ/2026/8', 'ن/خ/2026/8', 'ن-خ-2026-8', 'ن/خ/٢٠٢٦/٨', 'ن خ 2026 8'],
      ['MoLG-2026-C2', 'MoLG-2026-C2', 'molg/2026/c2', 'MOLG 2026 C2'],
    ])
      for (const query of queries) {
        const [first] = (await search(query)).items
        expect([query, first?.kind, first?.number]).toEqual([query, 'ads', number])
      }
  })

  test('of a law and its year finds that law first', async () => {
    for (const query of ['قانون رقم 1 لسنة 1997', 'قانون رقم (١) لسنة ١٩٩٧', 'قانون 1/1997', '1/1997', 'law no. 1 of 1997'])
      expect([query, (await search(query)).items[0]?.title]).toEqual([query, 'قانون الهيئات المحلية رقم (1) لسنة 1997'])
  })
})

test('misspelt words find what is published, and the search says what it took them for', async () => {
  for (const query of ['بلديية', 'مناقصاات', 'المشتثمرين', 'الخلبل', 'tendr', 'Hebrom', 'wter'])
    expect([query, (await search(query)).totalCount > 0]).toEqual([query, true])
  expect((await search('wter')).meant).toBe('water')
  expect((await search('الخلبل')).items[0]).toMatchObject({ kind: 'localComm' })
})

test('a letter taken for one that looks or sounds like it: what was meant stands first, with what stands for it', async () => {
  const tenders = await search('مناقصة')
  const first = tenders.items.slice(0, 5).map(({ id }) => id)
  expect(tenders.items.map(({ kind }) => kind)).toContain('ads')
  for (const query of ['مناقضه', 'مناقضة', 'مناقسة']) {
    const found = await search(query)
    expect([query, found.meant]).toEqual([query, 'مناقصة'])
    // A word that differs by a letter nobody takes for it (مناقشة) stands behind.
    const ids = found.items.map(({ id }) => id)
    expect([query, ids.slice(0, tenders.items.length).toSorted()]).toEqual([query, tenders.items.map(({ id }) => id).toSorted()])
    expect(first).toContain(ids[0])
  }
  for (const [query, meant] of [
    ['موضف', 'موظف'],
    ['مياح', 'مياه'],
  ])
    expect([query, (await search(String(query))).meant]).toEqual([query, meant])
})

test('places that are found alike come the larger first, and one that is called so before all', async () => {
  const people = new Map(
    (await change(`select id::text as id, population_count as people from local_comm`)).map(row => [row.id, Number(row.people)]),
  )
  for (const query of ['بلدية', 'مجلس قروي', 'محافظة الخليل']) {
    const sizes = (await search(query, { kind: 'localComm' })).items.map(({ id }) => people.get(id))
    expect(sizes.length).toBeGreaterThan(5)
    expect([query, sizes]).toEqual([query, sizes.toSorted((one, other) => Number(other) - Number(one))])
  }
  // What begins with the word stands behind the one that has no other, however large it is.
  const named = await search('بيت لحم', { kind: 'localComm' })
  expect(named.items[0]?.title).toBe('بيت لحم')
})

test('a council is as large as its members that there still are', async () => {
  const found = async () => (await search('مجلس الخدمات المشترك', { kind: 'council' })).items.map(({ id }) => id)
  const before = await found()
  const [{ id, people }] = await change(
    `select f.id, f.population_count as people from local_comm f where not exists (select from council_membership m where m.authority = f.id) limit 1`,
  )
  const [{ membership }] = await change(
    `insert into council_membership select made.* from (select to_jsonb(m) as row from council_membership m limit 1) m,
      jsonb_populate_record(null::council_membership, m.row || jsonb_build_object('id', gen_random_uuid(), 'council', $1::text,
        'authority', $2::text, 'membership_status', 1)) made returning id as membership`,
    [before.at(-1), id],
  )
  await change('update local_comm set population_count = 2900000 where id = $1', [id])
  expect((await found()).indexOf(String(before.at(-1)))).toBeLessThan(before.length - 1)
  // It was merged into another one, and its people are counted there.
  await change('update place set is_active = false where id = $1', [id])
  expect(await found()).toEqual(before)
  await change('update place set is_active = true where id = $1', [id])
  await change('delete from council_membership where id = $1', [membership])
  await change('update local_comm set population_count = $2 where id = $1', [id, people])
})

test('an address names no subject: who looks for roads is not shown the main street of each authority', async () => {
  await change(`update place set address_ar = 'الشارع الرئيسي، مبنى البلدية' where type_code = 1`)
  await change(`update search_document set version = 0 where kind = 'localComm'`)
  const [{ id, stamp }] = await change(
    `select p.id, f.concurrency_stamp as stamp from place p join local_comm f on f.id = p.id where p.code = '15001'`,
  )
  expect((await desk.call('PUT', 'LocalComm/Update', { body: { id, concurrencyStamp: stamp, postalCode: 'P400' } })).status).toBe(200)
  for (const query of ['طرق', 'طريق', 'شوارع', 'الشارع'])
    expect([query, (await search(query, { kind: 'localComm' })).items.map(item => item.id)]).toEqual([query, []])
  expect((await search('نابلس', { kind: 'localComm' })).items.map(item => item.id)).toContain(id)
})

test('what is offered says why: names that begin so first, others by the name of their body', async () => {
  const bodies = await suggested('بلد')
  expect(bodies.length).toBeGreaterThan(0)
  expect(bodies.every(({ title }) => /(^|\s)(ال)?بلد/.test(title))).toBe(true)
  expect((await suggested('نابل'))[0]).toMatchObject({ title: 'نابلس', url: '/localComm/15001' })
  expect((await suggested('بلدية ناب')).map(({ title }) => title)).toContain('بلدية نابلس')
})

test('several kinds may be asked for at once', async () => {
  const all = await search('نابلس')
  const count = (kind: string) => all.counts.find(counted => counted.kind === kind)?.count ?? 0
  expect(count('news') * count('ads')).toBeGreaterThan(0)
  const both = await search('نابلس', { kind: 'news,ads' })
  expect(both.totalCount).toBe(count('news') + count('ads'))
  expect([...new Set(both.items.map(({ kind }) => kind))].toSorted()).toEqual(['ads', 'news'])
  expect((await search('نابلس', { kind: 'nothing' })).totalCount).toBe(0)
  const document = await (await fetch(`${world.url}/api/openapi.json`)).json()
  expect(document.paths['/Public/Search'].get.parameters).toContainEqual(
    expect.objectContaining({ name: 'kind', description: expect.stringContaining('news,ads') }),
  )
})
