import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deskOf, pdf } from '../uploads.ts'
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
const published = (kind: string, { id }: Told) => right(publisher().put(`${kind}/Publish/${id}`))
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

test('what was over half an hour after midnight here was over on that day, although it is the day before in Greenwich', {
  timeout: 40_000,
}, async () => {
  const one = await guide()
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  await right(publisher().put(`KnowledgeExchange/Publish/${one.id}`, { expireAt: new Date(Date.now() + 3_600_000).toISOString() }))
  await owner(`update knowledge_exchange_live set expire_at = $2 where id = $1`, [one.id, `${dayAgo(3)}T22:30:00Z`])
  const path = `Public/KnowledgeExchange/Get/${one.id}`
  await vi.waitFor(async () => expect((await right(scene.visitor.get(path))).expiredAt).toEqual(expect.any(String)), {
    timeout: 25_000,
    interval: 250,
  })
  const { html } = await sourceOf(`${scene.world.url}/knowledgeExchange/${one.id}`)
  expect([2, 3].map(days => html.includes(`>${dayAgo(days).replaceAll('-', '/')}<`))).toEqual([true, false])
})

test('what is over is shown elsewhere by the card of its page, unless it was to be hidden then', { timeout: 40_000 }, async () => {
  const [kept, hidden] = [await guide(), await guide({ hideAfterExpiry: true })]
  const cardOf = async ({ id }: Told) => (await fetch(`${scene.world.url}/cards/knowledgeExchange/${id}.png`)).status
  for (const one of [kept, hidden]) {
    await right(publisher().put(`KnowledgeExchange/Publish/${one.id}`, { expireAt: new Date(Date.now() + 3_600_000).toISOString() }))
    expect(await cardOf(one)).toBe(200)
  }
  await owner(`update knowledge_exchange_live set expire_at = now() - interval '1 second' where id = any($1)`, [[kept.id, hidden.id]])
  await vi.waitFor(async () => expect(await cardOf(hidden)).toBe(404), { timeout: 25_000, interval: 250 })
  expect((await right(scene.visitor.get(`Public/KnowledgeExchange/Get/${kept.id}`))).expiredAt).toEqual(expect.any(String))
  expect(await cardOf(kept)).toBe(200)
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

test('eight services that are shown are quick, and no ninth; those that nobody sees take no room', async () => {
  const service = (more: object = {}) =>
    right(
      publisher().post('GateService/Create', {
        nameAr: 'خدمة',
        nameEn: 'Service',
        category: ids.licences,
        channels: [ids.counter],
        audience: [ids.citizens],
        isQuick: true,
        ...more,
      }),
    )
  const update = ({ id }: Told, more: object) =>
    publisher()
      .get(`GateService/Get/${id}`)
      .then(({ body }) => publisher().put('GateService/Update', { id, concurrencyStamp: body.concurrencyStamp, ...more }))
  const publish = ({ id }: Told) => publisher().put(`GateService/Publish/${id}`, {})
  const shown = async () => (await right(scene.visitor.get('Public/GateService/GetListPaged?isQuick=true&maxResultCount=100'))).items.length
  const drafts: Told[] = []
  for (let quick = 0; quick < 9; quick++) drafts.push(await service())
  const waiting = await service({ linkUrl: '/intendedJudgments' })
  expect((await publish(waiting)).status).toBe(200)
  const [last, ...others] = drafts.toReversed()
  while ((await shown()) < 8) expect((await publish(others.pop() ?? waiting)).status).toBe(200)
  expect(await shown()).toBe(8)
  const ninth = await publish(last ?? waiting)
  expect([ninth.status, ninth.problems]).toEqual([400, ['isQuick: rule']])
  expect(ninth.text).toContain('8 خدمات سريعة')
  // What is shown comes among them by a change too, and so does what its page was waited for.
  const plain = await service({ isQuick: false })
  expect((await publish(plain)).status).toBe(200)
  expect((await update(plain, { isQuick: true })).problems).toEqual(['isQuick: rule'])
  expect((await update(waiting, { linkUrl: '/contactUs' })).problems).toEqual(['isQuick: rule'])
  // Those that stand there are changed as before.
  const [one] = (await right(scene.visitor.get('Public/GateService/GetListPaged?isQuick=true'))).items
  expect(one && (await update(one, { linkUrl: '/aboutUs' })).status).toBe(200)
  expect(one && (await publisher().put(`GateService/CancelPublish/${one.id}`, {})).status).toBe(200)
  expect((await publish(last ?? waiting)).status).toBe(200)
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

test('an agreement that is over is completed by itself, as nobody’s change', async () => {
  const one = await right(
    publisher().post('Partnership/Create', {
      partnerNameAr: 'جامعة البحر',
      partnerNameEn: 'University of the Sea',
      partnerType: ids.university,
      titleAr: 'تدريب انتهى وقته',
      kind: ids.academic,
      status: ids.active,
      startDate: '2024-01-01',
      endDate: '2024-06-30',
    }),
  )
  const { concurrencyStamp } = one
  const ofIt = () => owner('select status, last_modifier from partnership where id = $1', [one.id])
  await owner(`update partnership set last_modifier = creator where id = $1`, [one.id])
  await owner(`update job set begun_at = null where name = 'partnerships: completed'`)
  await expect.poll(ofIt, { timeout: 50_000, interval: 500 }).toEqual([{ status: ids.completed, last_modifier: null }])
  expect((await right(publisher().get(`Partnership/Get/${one.id}`))).concurrencyStamp).not.toBe(concurrencyStamp)
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
