import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { video } from '../../modules/portal/media/media.ts'
import { adsBody, eventBody, newsBody, uploadedPicture, videoBody } from '../walk/bodies.ts'
import { done } from '../walk/client.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { placeId, sceneIn, type Scene } from '../walk/scene.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'
import { inDays, writersIn } from './writers.ts'

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

const { send, attempt, read, published } = writersIn(() => scene)
const reason = 'طلب المقاولون وقتًا إضافيًا'

const inEnglish = (what: string): Json => ({
  titleEn: `${what} of the municipality`,
  summaryEn: 'The municipality announces it to everybody who lives there.',
  bodyEn: `<p>${'What is announced, and what it means for those who live there. '.repeat(2)}</p>`,
})

async function versionsOf(kind: string, id: string): Promise<{ number: number; content: Json }[]> {
  return asOwner(world.database.ownerUrl, async client => {
    const sql = 'select number, content from content_version where resource = $1 and record_id = $2 order by number'
    return (await client.query<{ number: number; content: Json }>(sql, [kind, id])).rows
  })
}

describe('a notice', () => {
  test.each([
    ['open', { closingAt: inDays(20) }],
    ['closingSoon', { closingAt: inDays(2) }],
  ])('is %s by its closing time', async (stage, more) => {
    const id = await published('Ads', more)
    expect(textIn(await read(`Public/Ads/GetAround/${id}`), 'stage')).toBe(stage)
    const list = (tab: string) => read(`Public/Ads/GetByStage?stage=${tab}&maxResultCount=200`)
    const ids = async (tab: string) => listIn(await list(tab), 'items').map(item => textIn(objectIn(item), 'id'))
    expect(await ids('open')).toContain(id)
    expect((await ids('soon')).includes(id)).toBe(stage === 'closingSoon')
    expect(await ids('closed')).not.toContain(id)
  })

  test('whose time has passed is closed, for citizens and in the list of the desk', async () => {
    const id = await published('Ads', { date: '2026-01-05', closingAt: '2026-02-01T10:00:00Z' })
    expect(textIn(await read(`Public/Ads/GetAround/${id}`), 'stage')).toBe('closed')
    const closed = scene.lookup('noticeStage', 'closed')
    const rows = listIn(await read(`Ads/GetListPaged?stage=${closed}&maxResultCount=200`, 'administrator'), 'items')
    expect(rows.map(row => textIn(objectIn(row), 'id'))).toContain(id)
  })

  test('moves its closing by an extension alone, later only; what it was is kept with the reason', async () => {
    const [first, later] = [inDays(10), inDays(17)]
    const id = await published('Ads', { closingAt: first, openingAt: first })
    const { concurrencyStamp } = await done(scene.as('administrator'), { method: 'GET', path: `Ads/Get/${id}` })
    const edit = await attempt('administrator', 'PUT', 'Ads/Update', { id, concurrencyStamp, closingAt: later })
    expect([edit.status, edit.text.includes('closingAt')]).toEqual([400, true])
    const earlier = await attempt('administrator', 'PUT', `Ads/Extend/${id}`, { closingAt: inDays(5), reason })
    expect(earlier.status).toBe(400)
    await send('administrator', 'PUT', `Ads/Extend/${id}`, { closingAt: later, reason })
    const seen = await read(`Public/Ads/Get/${id}`)
    expect([seen.closingAt, seen.originalClosingAt, seen.openingAt]).toEqual([later, first, later])
    expect(listIn(seen, 'extensions')).toEqual([expect.objectContaining({ from: first, to: later, reason })])
    expect(textIn(await read(`Public/Ads/GetAround/${id}`), 'stage')).toBe('extended')
  })

  test('is extended for citizens at once while an edit waits for review; the edit stays out of sight, keeps its review and has the new time', async () => {
    const [first, later] = [inDays(10), inDays(30)]
    const id = await published('Ads', { closingAt: first, openingAt: first })
    const record = await done(scene.as('administrator'), { method: 'GET', path: `Ads/Get/${id}` })
    const titleAr = 'عنوان معدّل ينتظر المراجعة في العلاقات العامة'
    await send('editor', 'PUT', 'Ads/Update', { id, concurrencyStamp: record.concurrencyStamp ?? null, titleAr, openingAt: null })
    await send('publisher', 'PUT', `Ads/Extend/${id}`, { closingAt: later, reason })
    const seen = await read(`Public/Ads/Get/${id}`)
    expect([seen.titleAr, seen.closingAt, seen.openingAt]).toEqual([record.titleAr, later, later])
    const own = await done(scene.as('administrator'), { method: 'GET', path: `Ads/Get/${id}` })
    expect([own.titleAr, own.closingAt, own.openingAt, own.publishStatus]).toEqual([titleAr, later, null, 2])
    const versions = await versionsOf('ads', id)
    expect(versions.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect([own.liveVersion, own.currentVersion, seen.version]).toEqual([3, 4, 3])
    expect(versions[2]?.content).toMatchObject({ titleAr: record.titleAr, closingAt: later, openingAt: later })
    expect(versions[3]?.content).toMatchObject({ titleAr, closingAt: later })
    await send('publisher', 'PUT', `Ads/Publish/${id}`)
    expect(await read(`Public/Ads/Get/${id}`)).toMatchObject({ titleAr, closingAt: later, version: 4 })
  })

  test('is closed with what came of it, and says so at once', async () => {
    const id = await published('Ads', { closingAt: inDays(4) })
    const open = await attempt('administrator', 'PUT', `Ads/Close/${id}`, { stage: scene.lookup('noticeStage', 'open'), note: reason })
    expect([open.status, open.text.includes('stage')]).toEqual([400, true])
    // Its question offers what is taken now, and says why not the rest.
    const offered = async (language: string) => {
      const { text } = await scene.as('administrator')({ method: 'GET', path: `Ads/Get/${id}`, headers: { 'accept-language': language } })
      return JSON.parse(text).offered.close.stage
    }
    const idsOf = (...codes: string[]) => codes.map(code => scene.lookup('noticeStage', code))
    for (const [language, why] of [
      ['ar', 'الإعلان مفتوح حتى آخر موعد'],
      ['en', 'The notice is open until its closing time'],
    ] as const)
      expect(await offered(language)).toEqual({ values: idsOf('cancelled', 'closed'), why: expect.stringContaining(why) })
    const resultAr = 'أحيل العطاء على شركة الأفق بمبلغ 268,400 شيكل.'
    const awarded = { stage: scene.lookup('noticeStage', 'awarded'), note: reason, resultAr }
    // Whoever has read of it may still hand in.
    for (const [lang, said] of [
      ['ar', 'الإعلان مفتوح حتى آخر موعد'],
      ['en', 'The notice is open until its closing time'],
    ] as const) {
      const early = await scene.as('administrator')({
        method: 'PUT',
        path: `Ads/Close/${id}`,
        body: awarded,
        headers: { 'accept-language': lang },
      })
      expect([early.status, early.text.includes('"stage"'), early.text.includes(said)]).toEqual([400, true, true])
    }
    await send('administrator', 'PUT', `Ads/Close/${id}`, { stage: scene.lookup('noticeStage', 'closed'), note: reason })
    expect(await offered('ar')).toEqual({ values: idsOf('underEvaluation', 'awarded', 'cancelled', 'closed'), why: null })
    await send('administrator', 'PUT', `Ads/Close/${id}`, awarded)
    expect(textIn(await read(`Public/Ads/GetAround/${id}`), 'stage')).toBe('awarded')
    // The list of the desk tells who closed it from who waits for its closing time.
    const rows = listIn(await read(`Ads/GetListPaged?stage=${awarded.stage}&maxResultCount=200`, 'administrator'), 'items')
    expect(rows.map(row => objectIn(row)).find(row => row.id === id)?.closedStage).toBe(awarded.stage)
    expect((await sourceOf(`${world.url}/ads/${id}`)).html).toContain('أحيل العطاء على شركة الأفق بمبلغ')
    const again = await attempt('administrator', 'PUT', `Ads/Extend/${id}`, { closingAt: inDays(40), reason })
    expect([again.status, (await read(`Ads/Get/${id}`, 'administrator')).ofOthers]).toEqual([409, ['extend']])
  })

  test('that is cancelled says no more where to hand in, and its opening stands struck out', async () => {
    const id = await published('Ads', { closingAt: inDays(4), openingAt: inDays(4), deliveryPlaceAr: 'قلم العطاءات في مبنى البلدية' })
    const factsOf = async () => {
      const { html } = await sourceOf(`${world.url}/ads/${id}`)
      return html.slice(html.indexOf('id="facts"'), html.indexOf('sheet-text'))
    }
    const before = await factsOf()
    expect([before.includes('قلم العطاءات في مبنى البلدية'), before.includes('<s>')]).toEqual([true, false])
    await send('administrator', 'PUT', `Ads/Close/${id}`, { stage: scene.lookup('noticeStage', 'cancelled'), note: reason })
    const after = await factsOf()
    expect([after.includes('قلم العطاءات في مبنى البلدية'), after.includes('<s>')]).toEqual([false, true])
  })

  test('tells the programs that follow it when nothing more comes of it: cancelled, awarded, or over', { timeout: 40_000 }, async () => {
    const headers = { accept: 'application/feed+json' }
    const feedOf = async (id: string) => (await fetch(`${world.url}/ads/${id}/feed.atom`, { headers })).json()
    const close = (id: string, stage: string) =>
      send('administrator', 'PUT', `Ads/Close/${id}`, { stage: scene.lookup('noticeStage', stage), note: reason })
    const [chosen, cancelled, over] = await Promise.all([1, 2, 3].map(() => published('Ads', { closingAt: inDays(9) })))
    if (!chosen || !cancelled || !over) throw new Error('three were published')
    const items = [expect.objectContaining({ url: `${world.url}/ads/${chosen}` })]
    expect(await feedOf(chosen)).toMatchObject({ items })
    await close(chosen, 'closed')
    // What is closed is still to be decided.
    expect(await feedOf(chosen)).not.toHaveProperty('expired')
    await close(chosen, 'awarded')
    await close(cancelled, 'cancelled')
    await asOwner(world.database.ownerUrl, client => client.query('update ads_live set expire_at = now() where id = $1', [over]))
    for (const id of [chosen, cancelled]) expect(await feedOf(id)).toMatchObject({ expired: true })
    await expect.poll(() => feedOf(over), { timeout: 20_000 }).toMatchObject({ expired: true, items: [{}] })
  })

  test('has a number that no other notice of its place has in the year', async () => {
    await published('Ads', { number: 'ج/15/2026' })
    const same = await attempt('administrator', 'POST', 'Ads/Create', adsBody(scene, '01001', { number: 'ج/15/2026' }))
    expect([same.status, same.text.includes('number')]).toEqual([400, true])
    for (const more of [{ date: '2025-03-01' }, {}])
      await send(
        'administrator',
        'POST',
        'Ads/Create',
        adsBody(scene, 'date' in more ? '01001' : '50001', { number: 'ج/15/2026', ...more }),
      )
  })

  test('shows its pictures and its film, and tells the hash of each of its papers', async () => {
    const uploaded = (field: string) => uploadedPicture(scene.as('administrator'), 'ads', field)
    const [image, file] = [await uploaded('gallery.image'), await uploaded('attachments.file')]
    const id = await published('Ads', {
      closingAt: inDays(9),
      gallery: [{ image, altAr: 'موقع العمل قبل البدء' }],
      attachments: [{ file: [file], titleAr: 'مخطط الموقع' }],
    })
    const { html } = await sourceOf(`${world.url}/ads/${id}`)
    expect(html).toContain(`href="/ads/${id}/1"`)
    expect((await sourceOf(`${world.url}/ads/${id}/1`)).html).toContain(`GetByte/${image}`)
    expect((await sourceOf(`${world.url}/ads/${id}/2`)).status).toBe(404)
    const [paper] = listIn(await read(`Public/Ads/GetAround/${id}`), 'files')
    const hash = textIn(objectIn(paper), 'sha256')
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    // It is drawn in groups; nothing stands between them that would be copied.
    const [, drawn = ''] = /<code [^>]*dir="ltr"[^>]*>(.*?)<\/code>/.exec(html) ?? []
    expect(drawn.replaceAll(/<[^>]*>/g, '')).toBe(hash)
  })

  test('is in calendars with its closing, and with when one sees the site, meets and sees the envelopes opened', async () => {
    const [visit, meeting, closing, opening] = [3, 4, 8, 9].map(inDays)
    const more = { siteVisitAt: visit, preBidMeetingAt: meeting, closingAt: closing, openingAt: opening, openingPlaceAr: 'قاعة المجلس' }
    const id = await published('Ads', more)
    const calendar = (await sourceOf(`${world.url}/ads/${id}/closing.ics`)).html
    const starts = [...calendar.matchAll(/UID:notice-[\w-]+-(closing|visit|prebid|opening)[\s\S]*?DTSTART:(\d{8})/g)]
    expect(Object.fromEntries(starts.map(([, what, day]) => [what, day]))).toEqual(
      Object.fromEntries(
        Object.entries({ closing, visit, prebid: meeting, opening }).map(([what, at]) => [what, at?.slice(0, 10).replaceAll('-', '')]),
      ),
    )
    expect(calendar).toContain('LOCATION:قاعة المجلس')
  })

  test('of a plan that is open to objections for less than thirty days is published after a second question', async () => {
    const plan = { category: scene.lookup('adCategory', 'planDeposit'), planReference: 'ج/4', objectionPlaceAr: 'قسم التنظيم في البلدية' }
    const today = new Date().toISOString().slice(0, 10)
    const make = async (days: number) =>
      textIn(
        await send('administrator', 'POST', 'Ads/Create', adsBody(scene, '01001', { ...plan, date: today, closingAt: inDays(days) })),
        'id',
      )
    const short = await make(20)
    const asked = await attempt('administrator', 'PUT', `Ads/Publish/${short}`)
    expect([asked.status, asked.text.includes('confirmationNeeded')]).toEqual([409, true])
    await send('administrator', 'PUT', `Ads/Publish/${short}`, { confirmed: true })
    await send('administrator', 'PUT', `Ads/Publish/${await make(40)}`)
  })

  test('with blanks of a prepared text is published after a second question, which names every reason', async () => {
    const bodyAr = `<p>تدعو … المقاولين المصنفين في مجال … إلى تقديم عروضهم. ${'يطلع المقاول على الموقع. '.repeat(4)}</p>`
    const id = textIn(await send('administrator', 'POST', 'Ads/Create', adsBody(scene, '01001', { bodyAr })), 'id')
    const asked = await attempt('administrator', 'PUT', `Ads/Publish/${id}`)
    expect([asked.status, asked.text.includes('confirmationNeeded'), asked.text.includes('«…»')]).toEqual([409, true, true])
    const plan = { category: scene.lookup('adCategory', 'planDeposit'), planReference: 'ج/5', objectionPlaceAr: 'قسم التنظيم في البلدية' }
    const times = { date: new Date().toISOString().slice(0, 10), closingAt: inDays(20) }
    const short = textIn(await send('administrator', 'POST', 'Ads/Create', adsBody(scene, '01001', { bodyAr, ...plan, ...times })), 'id')
    const both = await attempt('administrator', 'PUT', `Ads/Publish/${short}`)
    expect([both.text.includes('«…»'), both.text.includes('30 يومًا')]).toEqual([true, true])
    const many = objectIn(await send('administrator', 'PUT', 'Ads/PublishMany', { ids: [id] }))
    const refused = listIn(many, 'refused').map(one => objectIn(one))
    expect(refused.map(({ code, message }) => [code, message])).toEqual([
      ['confirmationNeeded', 'بقيت في النص العربي فراغات «…» لم تُملأ. يُنفَّذ من صفحة السجل بعد التأكيد.'],
    ])
    await send('administrator', 'PUT', `Ads/Publish/${id}`, { confirmed: true })
  })

  test('is saved and published in one after the same question, and the answer to it saves what was typed', async () => {
    const bodyAr = `<p>تدعو … المقاولين المصنفين في مجال … إلى تقديم عروضهم. ${'يطلع المقاول على الموقع. '.repeat(4)}</p>`
    const { id, concurrencyStamp } = await send('administrator', 'POST', 'Ads/Create', adsBody(scene, '01001', { bodyAr }))
    const body = { id: id ?? null, concurrencyStamp: concurrencyStamp ?? null, titleAr: 'عطاء كُتب عنوانه قبل السؤال' }
    const publishing = (more: Json) => attempt('administrator', 'PUT', 'Ads/SaveAndPublish', { ...body, ...more })
    const asked = await publishing({})
    expect([asked.status, asked.text.includes('confirmationNeeded'), asked.text.includes('«…»')]).toEqual([409, true, true])
    const wrong = await publishing({ confirmed: 'yes' })
    expect([wrong.status, wrong.text.includes('"confirmed"')]).toEqual([400, true])
    expect((await publishing({ confirmed: true })).status).toBe(200)
    expect(textIn(await read(`Public/Ads/Get/${textIn({ id }, 'id')}`), 'titleAr')).toBe(body.titleAr)
  })

  test('may leave its text to a file, but not say nothing', async () => {
    const empty = await attempt('administrator', 'POST', 'Ads/Create', adsBody(scene, '01001', { bodyAr: null }))
    expect([empty.status, empty.text.includes('bodyAr')]).toEqual([400, true])
  })
})

test.each([
  ['ar', '', 'سارٍ', 'مفتوح'],
  ['en', '/en', 'In effect', 'Open'],
])('what has no deadline is in effect wherever its stage is said, what has one is open: %s', async (_lang, under, inEffect, open) => {
  const kind = (code: string) => ({ category: scene.lookup('adCategory', code), date: new Date().toISOString().slice(0, 10) })
  const place = { place: placeId(scene, '50001') }
  const taking = await published('Ads', { ...place, ...kind('expropriation'), closingAt: null, ...inEnglish('An expropriation') })
  const told = await published('Ads', { ...place, ...kind('circular'), closingAt: null, ...inEnglish('A circular') })
  const job = await published('Ads', { ...place, ...kind('vacancy'), closingAt: inDays(12), ...inEnglish('A vacancy') })
  const htmlOf = async (path: string) => (await sourceOf(world.url + under + path)).html
  const stageIn = (html: string) => /class="[^"]*\bstate\b[^"]*".*?<\/svg>(?:<[^>]*>)*\s*([^<]+)/s.exec(html)?.[1]?.trim()
  const sheet = await htmlOf(`/ads/${taking}`)
  const others = new Map(
    sheet
      .slice(sheet.indexOf('id="others"'))
      .split('<li>')
      .map(row => [/\/ads\/([\w-]{36})/.exec(row)?.[1], stageIn(row)]),
  )
  const rows = new Map(
    (await htmlOf('/ads?stage=all&place=50001')).split('<tr').map(row => [/\/ads\/([\w-]{36})/.exec(row)?.[1], stageIn(row)]),
  )
  expect(stageIn(sheet.slice(sheet.indexOf('id="standing"'), sheet.indexOf('id="others"')))).toBe(inEffect)
  expect([others.get(told), others.get(job)]).toEqual([inEffect, open])
  expect([rows.get(taking), rows.get(told), rows.get(job)]).toEqual([inEffect, inEffect, open])
})

test('without a deadline a notice leads with where one objects, else with its summary, and no page says that it has none', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const kind = (code: string) => ({ category: scene.lookup('adCategory', code), date: today, closingAt: null })
  const objectionPlaceAr = 'الدائرة القانونية في البلدية'
  const approved = await published('Ads', { ...kind('planApproval'), objectionPlaceAr })
  const cut = await published('Ads', kind('serviceInterruption'))
  const placed = async (id: string) => {
    const { html } = await sourceOf(`${world.url}/ads/${id}`)
    const marks = ['class="deadline"', 'class="standfirst"', 'class="standing"', 'id="facts"']
    return { order: marks.filter(mark => html.includes(mark)).toSorted((one, other) => html.indexOf(one) - html.indexOf(other)), html }
  }
  const objected = await placed(approved)
  expect(objected.order).toEqual(['class="deadline"', 'class="standfirst"', 'id="facts"'])
  expect(objected.html.match(new RegExp(objectionPlaceAr, 'g'))).toHaveLength(1)
  // Its day stands beside its stage: there is no list of one fact.
  expect((await placed(cut)).order).toEqual(['class="standfirst"', 'class="standing"'])
})

test('the documents of a tender are among its files only where one of them is of that kind; where they are sold its text says', async () => {
  const said = {
    here: 'الوثائق بين مرفقات الإعلان',
    there: 'تُطلب الوثائق من جهة الاستفسار',
  }
  const contact = { contactName: 'قلم العطاءات', contactPhone: '022240000' }
  const saidBy = async (more: Json, type?: string) => {
    const file = await uploadedPicture(scene.as('administrator'), 'ads', 'attachments.file')
    const attachments = type ? [{ file: [file], titleAr: 'مرفق', type: scene.lookup('attachmentType', type) }] : []
    const id = await published('Ads', { ...contact, currency: scene.lookup('currency', 'ILS'), ...more, attachments })
    const { html } = await sourceOf(`${world.url}/ads/${id}`)
    return Object.entries(said).flatMap(([what, words]) => (html.includes(words) ? [what] : []))
  }
  expect(await saidBy({ documentPrice: '300.00' }, 'billOfQuantities')).toEqual([])
  expect(await saidBy({ documentPrice: '300.00' }, 'tenderDocument')).toEqual(['here'])
  expect(await saidBy({ documentPrice: '300.00' })).toEqual([])
  expect(await saidBy({ documentPrice: '0.00' }, 'map')).toEqual(['there'])
})

test.each([
  ['open', 'closing soonest first'],
  ['all', 'newest first'],
])('the list of %s notices says its own order beside their number, and no other: %s', async (stage, order) => {
  for (const title of ['first', 'second']) await published('Ads', { ...inEnglish(`The ${title} tender`), closingAt: inDays(30) })
  const { html } = await sourceOf(`${world.url}/en/ads?stage=${stage}`)
  expect(html.match(/closing soonest first|newest first|latest closing first/g)).toEqual([order])
})

describe('a page names the places that its record concerns, with the way to each, for machines too', () => {
  test.each([
    ['Ads', '/ads', adsBody],
    ['Event', '/newEvent', eventBody],
  ] as const)('%s', async (kind, path, body) => {
    await asOwner(world.database.ownerUrl, client =>
      client.query(`update local_comm set is_published = true where id = $1`, [placeId(scene, '01001')]),
    )
    const concerned = ['01001', 'C01', 'D01'].map(code => placeId(scene, code))
    const id = textIn(await send('administrator', 'POST', `${kind}/Create`, body(scene, '50001', { relatedPlaces: concerned })), 'id')
    await send('administrator', 'PUT', `${kind}/Publish/${id}`)
    const { html } = await sourceOf(`${world.url}/en${path}/${id}`)
    const line = /<p class="article-places">.*?<\/p>/s.exec(html)?.[0] ?? ''
    const ways = [...line.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    const list = kind === 'Event' ? '/en/events/D01' : '/en/ads/D01'
    expect(ways).toEqual(['/en/localComm/01001', '/en/council/C01', list])
    expect(/"about":\[(.*?)\]/s.exec(html)?.[1]?.match(/"url":"[^"]+"/g)).toEqual([
      expect.stringContaining('/en/localComm/01001"'),
      expect.stringContaining('/en/council/C01"'),
    ])
  })
})

test.each([
  ['/ads', 'الإعلانات والعطاءات'],
  ['/en/ads?stage=all', 'Notices and tenders'],
  ['/ads/worksTender', 'عطاء أشغال'],
  ['/ads/01001', 'إعلانات'],
  ['/events', 'الفعاليات'],
  ['/en/events?view=list', 'Events'],
  ['/events?view=past', 'السابقة'],
])('%s answers with its title, one address and both languages', async (path, title) => {
  const source = await sourceOf(world.url + path)
  expect([source.status, source.title.includes(title)]).toEqual([200, true])
  expect(source.canonical).toBe(world.url + path)
  expect([...source.alternates.keys()].toSorted()).toEqual(['ar', 'en', 'x-default'])
})

test.each([
  ['/ads/vacancy', 'الوظائف', 'شروط التقدم إليها'],
  ['/en/ads/planDeposit?stage=all', 'Deposited plans and objections', 'where to object and until when'],
  ['/ads/01001', 'إعلانات', undefined],
])('%s is called as the menu calls it, with what stands in it', async (path, name, intro) => {
  const { html } = await sourceOf(world.url + path)
  const head = /<div class="page-head-title">(.*?)<\/h1>(.*?)<details class="filters-fold[ "]/s.exec(html) ?? []
  expect(head[1]).toContain(name)
  expect(intro === undefined ? head[2]?.includes('class="meta"') === false : head[2]?.includes(intro)).toBe(true)
})

test('a film that everybody sees may be chosen for a news item by who keeps no films', async () => {
  const film = videoBody(scene, '50001')
  const [shown, hidden] = [
    textIn(await send('administrator', 'POST', 'Video/Create', film), 'id'),
    textIn(await send('administrator', 'POST', 'Video/Create', film), 'id'),
  ]
  await send('administrator', 'PUT', `Video/Publish/${shown}`)
  expect((await scene.as('dataEntry')({ method: 'GET', path: 'Video/GetListPaged' })).status).toBe(403)
  const offered = await done(scene.as('dataEntry'), { method: 'GET', path: video.options.choices ?? '' })
  expect(listIn(offered, 'items').map(row => textIn(objectIn(row), 'id'))).toEqual([shown])
  const item = (id: string) => attempt('dataEntry', 'POST', 'News/Create', newsBody(scene, '01001', { video: id }))
  expect((await item(shown)).status).toBe(200)
  const refused = await item(hidden)
  expect([refused.status, refused.text.includes('"video"')]).toEqual([400, true])
})
