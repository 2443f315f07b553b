import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLookups, type LookupWorld } from '../lookups/world.ts'
import { sourceOf } from './page.ts'
import type { Answer } from '../toy/client.ts'
import { deskOf, pdf } from '../uploads.ts'
import { asOwner } from '../world.ts'

let scene: LookupWorld
const ids: Record<string, number> = {}
beforeAll(async () => {
  scene = await startLookups('publisher', 'editor', 'engineer')
  const wanted = {
    legislationType: ['law', 'modelBylaw'],
    issuingBody: ['minister'],
    legislationSubject: ['localAuthorities'],
    legislationStatus: ['inForce', 'repealed', 'consultation'],
    knowledgeResourceType: ['guide'],
    knowledgeTopic: ['water'],
    mediaRights: ['owned'],
    gateServiceCategory: ['licences'],
    serviceChannel: ['counter'],
    audience: ['citizens'],
    partnerType: ['university'],
    partnershipKind: ['academic'],
    partnershipStatus: ['proposed', 'active', 'suspended', 'completed', 'cancelled'],
    sectorComponentKind: ['partners'],
    currency: ['ILS'],
  }
  for (const [list, codes] of Object.entries(wanted)) for (const code of codes) ids[code] = await scene.idOf(list, code)
})
afterAll(() => scene?.stop())

const publisher = () => scene.as('publisher')
function owner(sql: string, values?: unknown[]) {
  return asOwner(scene.world.database.ownerUrl, async client => (await client.query(sql, values)).rows)
}
/** What the calls of these tests answer, each some of it. */
interface Told {
  readonly id: string
  readonly concurrencyStamp: string
  readonly titleAr: string
  readonly nameEn: string
  readonly publishStatus: number
  readonly value: unknown
  readonly publicValue: unknown
  readonly isConsulted: boolean
  readonly law: string
  readonly relations: readonly { readonly id: string; readonly kind: unknown; readonly target: string }[]
  readonly items: readonly Told[]
  readonly drafts: readonly Told[]
  readonly components: readonly Told[]
  readonly figures: readonly { readonly value: number; readonly isLive: boolean }[]
}
async function right(answer: Promise<Answer>): Promise<Told> {
  const { status, text } = await answer
  expect(status, text).toBe(200)
  const told: Told = JSON.parse(text)
  return told
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
const published = (kind: string, { id }: Told) => right(publisher().put(`${kind}/Publish/${id}`))
const lawOf = (id: string) => right(publisher().get(`LegalEnvironment/Get/${id}`))
const relationsOf = async (id: string) => (await lawOf(id)).relations.map(({ kind, target }) => [kind, target])

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

const guide = (more: object = {}) =>
  right(
    scene.as('editor').post('KnowledgeExchange/Create', {
      titleAr: 'نموذج تسليم بين رئيسي قسمين',
      summaryAr: 'قائمة بما يسلم عند تبدل رئيس القسم وما وعد به المواطنون.',
      bodyAr: `<p>${'يعبأ النموذج بحضور الطرفين. '.repeat(12)}</p>`,
      resourceType: ids.guide,
      topics: [ids.water],
      date: '2026-01-05',
      audienceLevel: 1,
      resourceLanguage: 1,
      ...more,
    }),
  )

test('who fetches a file waits for nobody who counts; each download of a reader is counted, none of a program', async () => {
  const file = await (await deskOf(scene.world, 'editor')).uploaded(pdf(), 'guide.pdf', 'knowledgeExchange', 'file')
  const item = await guide({ file: [file], licence: ids.owned })
  await published('KnowledgeExchange', item)
  const fetched = async (agent = 'Mozilla/5.0 (X11; Linux x86_64)') => {
    const address = `${scene.world.url}/api/Public/KnowledgeExchange/Download/${item.id}`
    return (await fetch(address, { redirect: 'manual', headers: { 'user-agent': agent } })).status
  }
  const counted = async () => (await owner('select count from download_count where record_id = $1', [item.id]))[0]?.count
  await asOwner(scene.world.database.ownerUrl, async holder => {
    await holder.query('begin')
    await holder.query("insert into download_count values ('knowledgeExchange', $1, 10)", [item.id])
    expect(await Promise.all(Array.from({ length: 6 }, () => fetched()))).toEqual(Array.from({ length: 6 }, () => 302))
    expect(await counted()).toBeUndefined()
    await holder.query('commit')
  })
  for (const agent of ['curl/8.5.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)']) expect(await fetched(agent)).toBe(302)
  expect(await fetched()).toBe(302)
  await expect.poll(counted, { timeout: 8000 }).toBe(17)
})

test('what is for staff is approved and never stands on the portal', async () => {
  const [open, internal] = [await guide({ authors: 'دائرة المياه' }), await guide({ audienceLevel: 2 })]
  for (const one of [open, internal]) expect((await published('KnowledgeExchange', one)).publishStatus).toBe(3)
  const { items } = await right(scene.visitor.get('Public/KnowledgeExchange/GetListPaged?maxResultCount=100'))
  expect(items.map(({ id }) => id)).toContain(open.id)
  expect(items.map(({ id }) => id)).not.toContain(internal.id)
  expect((await sourceOf(`${scene.world.url}/knowledgeExchange/${open.id}`)).status).toBe(200)
  // What people copy on a page in English bears no sign of Arabic: an author is a name.
  const { html } = await sourceOf(`${scene.world.url}/en/knowledgeExchange/${open.id}`)
  expect(html).toMatch(/class="citation">.*?دائرة المياه<\/bdi> \(/s)
  // Nobody is told that there is one, neither by the call nor by the page.
  expect((await scene.visitor.get(`Public/KnowledgeExchange/Get/${internal.id}`)).status).toBe(404)
  for (const prefix of ['', '/en'])
    expect((await sourceOf(`${scene.world.url}${prefix}/knowledgeExchange/${internal.id}`)).status).toBe(404)
})

test('a fresh installation has services and a sector, which editors put in order', async () => {
  const services = async () => (await right(scene.visitor.get('Public/GateService/GetListPaged?maxResultCount=100'))).items
  const before = await services()
  // Three of the eighteen begin on pages that the portal does not have yet.
  expect(before).toHaveLength(15)
  expect((await sourceOf(`${scene.world.url}/gateServices`)).html).toContain('رخصة بناء')
  const order = before.map(({ id }) => id).toReversed()
  expect((await scene.as('editor').put('GateService/Reorder', { ids: order })).status).toBe(403)
  await right(publisher().put('GateService/Reorder', { ids: order }))
  expect((await services()).map(({ id }) => id)).toEqual(order)
  expect((await publisher().put('GateService/Reorder', { ids: [order[0], order[0]] })).status).toBe(400)
})

test('a service that begins on a page which is still to come is not shown, and who arranges services sees why; any other is', async () => {
  const made = async (linkUrl: string) => {
    const one = await right(
      publisher().post('GateService/Create', {
        nameAr: `خدمة تبدأ في ${linkUrl}`,
        nameEn: 'Service',
        category: ids.licences,
        channels: [ids.counter],
        audience: [ids.citizens],
        linkUrl,
      }),
    )
    await published('GateService', one)
    return one.id
  }
  const waiting: string[] = []
  for (const address of ['/intendedJudgments?type=budget', '/en/INTENDEDJUDGMENTS', '/localCommList/strategicPlans'])
    waiting.push(await made(address))
  const present: string[] = []
  // Of a short address, an old one or that of an event nobody knows here whether it leads somewhere.
  for (const address of [
    '/en/contactUs?subject=complaint',
    '/ContactUs',
    '/localCommList/news',
    '/newEvent/01920000-0000-7000-8000-000000000000',
    '/s/abc23',
    '/forgotPassword',
    '/auditRoots.rss',
    '/old/services.aspx?id=7',
    'https://services.example/intendedJudgments',
  ])
    present.push(await made(address))
  const standing = async (id: string) => JSON.parse((await publisher().get(`GateService/Get/${id}`)).text).standing
  for (const id of waiting) {
    expect(await standing(id)).toBe(2)
    expect((await scene.visitor.get(`Public/GateService/Get/${id}`)).status).toBe(404)
  }
  for (const id of present) expect(await standing(id)).toBe(3)
  const { html } = await sourceOf(`${scene.world.url}/gateServices`)
  expect(waiting.filter(id => html.includes(id))).toEqual([])
  expect(present.filter(id => !html.includes(id))).toEqual([])
})

test('eight services are quick, and no ninth', async () => {
  const service = (isQuick: boolean) =>
    publisher().post('GateService/Create', {
      nameAr: 'خدمة',
      nameEn: 'Service',
      category: ids.licences,
      channels: [ids.counter],
      audience: [ids.citizens],
      isQuick,
    })
  const [{ count }] = await owner('select count(*)::int as count from gate_service where is_quick')
  for (let quick = count; quick < 8; quick++) await right(service(true))
  expect((await service(true)).text).toContain('8 خدمات سريعة')
  expect((await service(false)).status).toBe(200)
})

test('the value and the text of an agreement are shown only where it says so', async () => {
  const agreed = (showValue: boolean) =>
    right(
      publisher().post('Partnership/Create', {
        partnerNameAr: 'جامعة السهل',
        partnerNameEn: 'Plain University',
        partnerType: ids.university,
        titleAr: 'تدريب المهندسين',
        kind: ids.academic,
        status: ids.active,
        value: '5000.00',
        currency: ids.ILS,
        showValue,
      }),
    )
  const [shown, hidden] = [await agreed(true), await agreed(false)]
  for (const one of [shown, hidden]) await published('Partnership', one)
  expect((await right(scene.visitor.get(`Public/Partnership/Get/${shown.id}`))).publicValue).toBe('5000.00')
  const { publicValue, value } = await right(scene.visitor.get(`Public/Partnership/Get/${hidden.id}`))
  expect([publicValue, value]).toEqual([null, undefined])
  expect((await sourceOf(`${scene.world.url}/partnerships?id=${hidden.id}`)).html).not.toContain('5,000')
  expect((await sourceOf(`${scene.world.url}/partnerships?id=${shown.id}`)).html).toContain('5,000')
})

test('the page of an agreement counts what is left of one that runs; of one that waits, stands still or was cancelled it counts nothing', async () => {
  const day = async (months: number) =>
    String(
      (await owner(`select ((now() at time zone 'Asia/Hebron')::date + make_interval(months => $1))::date::text as day`, [months]))[0].day,
    )
  const past = [await day(-24), await day(-12)]
  const current = [await day(-12), await day(5)]
  const ahead = [await day(2), await day(14)]
  const shownOf = async (status: string, [startDate, endDate]: readonly (string | undefined)[]) => {
    const one = await right(
      publisher().post('Partnership/Create', {
        partnerNameAr: 'جامعة الجبل',
        partnerNameEn: 'Mountain University',
        partnerType: ids.university,
        titleAr: 'تدريب المساحين',
        titleEn: 'Training of surveyors',
        kind: ids.academic,
        status: ids[status],
        startDate,
        endDate,
      }),
    )
    await published('Partnership', one)
    const html = (await sourceOf(`${scene.world.url}/en/partnerships?id=${one.id}`)).html.replaceAll('<!-- -->', '')
    return {
      line: html.includes('class="duration"'),
      said: ['Today: 5 months left', 'It has not begun yet', 'Its period is over', 'Period'].filter(words => html.includes(`>${words}`)),
    }
  }
  expect(await shownOf('active', current)).toEqual({ line: true, said: ['Today: 5 months left'] })
  expect(await shownOf('active', ahead)).toEqual({ line: true, said: ['It has not begun yet'] })
  expect(await shownOf('completed', past)).toEqual({ line: true, said: ['Its period is over'] })
  expect(await shownOf('completed', current)).toEqual({ line: false, said: ['Period'] })
  for (const status of ['proposed', 'suspended']) expect(await shownOf(status, current)).toEqual({ line: false, said: ['Period'] })
  for (const dates of [current, ahead]) expect(await shownOf('cancelled', dates)).toEqual({ line: false, said: [] })
  // The database's day, not that of the process that drew the page.
  const { today } = JSON.parse((await scene.visitor.get('Public/Partnership/GetAll')).text)
  expect(today).toBe(await day(0))
})

test('of the sector’s figures one that somebody has written is shown though it is 0, and one that counts nothing is not', async () => {
  const [{ count }] = await owner(
    `select count(*)::int as count from local_comm a join lookup l on l.id = a.authority_type where l.code = 'localCommittee'`,
  )
  expect(count).toBe(0)
  const made = await right(
    publisher().post('LocalGovernmentSector/Create', {
      kind: ids.partners,
      nameAr: 'صندوق التعويضات',
      nameEn: 'The compensation fund',
      summaryAr: 'يعوّض الهيئات عما تفقده من عائداتها.',
      bodyAr: '<p>نص عن الصندوق وعمله مع الهيئات.</p>',
      figures: [
        { labelAr: 'خسائر غير معوضة', labelEn: 'Losses not made good', source: 1, value: 0, year: 2025 },
        { labelAr: 'لجان محلية', labelEn: 'Local committees', source: 2, query: 4 },
      ],
    }),
  )
  await published('LocalGovernmentSector', made)
  const { components } = await right(scene.visitor.get('Public/LocalGovernmentSector/GetOverview'))
  expect(components.find(({ id }) => id === made.id)?.figures).toMatchObject([{ value: 0, isLive: false }])
  const { html } = await sourceOf(`${scene.world.url}/localGovernmentSector/${made.id}`)
  expect(html).toContain('خسائر غير معوضة')
  expect(html).not.toContain('الأرقام محسوبة من سجل الجهات')
})

test('the sector counts what the register holds', async () => {
  const { components } = await right(scene.visitor.get('Public/LocalGovernmentSector/GetOverview'))
  const councils = components.find(({ nameEn }) => nameEn === 'Shared-services councils')
  const [{ count }] = await owner('select count(*)::int as count from place where type_code = 2 and is_active')
  expect(councils?.figures[0]).toMatchObject({ value: count, isLive: true })
})
