import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGate, type Gate } from '../account/gate.ts'
import { password } from '../people.ts'
import { adminDesk } from '../portal/desk.ts'
import type { Desk } from '../uploads.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { followingAt } from './following.ts'

let gate: Gate
let desk: Desk
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  desk = await adminDesk(gate.world, password, 'administrator')
})
afterAll(() => gate?.stop())

const { freshEmail, follow, lettersTo, look } = followingAt(() => gate)

/** The id of a value of a list. */
async function lookup(list: string, code: string): Promise<number> {
  const { json } = await desk.get(`Public/Lookup/GetByType/${list}`)
  return Number(
    listIn(json ?? {}, 'items')
      .map(value => objectIn(value))
      .find(value => value.code === code)?.id,
  )
}
/** Writes a notice or an event and publishes it. @returns its id */
async function shown(kind: 'Ads' | 'Event', more: Json): Promise<string> {
  const summaryAr = 'تدعو الوزارة المعنيين إلى المشاركة في الموعد المعلن أدناه.'
  const bodyAr = '<p>التفاصيل كلها في هذا النص، وللاستفسار يُراجع قسم العلاقات العامة في الوزارة خلال الدوام الرسمي.</p>'
  const { json, status, bytes } = await desk.call('POST', `${kind}/Create`, { body: { summaryAr, bodyAr, ...more } })
  expect([status, status === 200 ? '' : bytes.toString()]).toEqual([200, ''])
  const id = textIn(json, 'id')
  await act(`${kind}/Publish/${id}`, {})
  return id
}
/** A feed or a map of the portal as it is read. */
const read = async (path: string) => (await fetch(gate.world.url + path)).text()
async function act(path: string, body: Json): Promise<void> {
  const { status, bytes } = await desk.call('PUT', path, { body })
  expect([path, status, status === 200 ? '' : bytes.toString()]).toEqual([path, 200, ''])
}

describe('who follows one notice by e-mail', () => {
  const tender = async (titleAr: string) =>
    shown('Ads', {
      titleAr,
      category: await lookup('adCategory', 'worksTender'),
      date: '2026-03-01',
      closingAt: '2090-06-01T09:00:00.000Z',
    })
  const subjects = async (email: string) => (await lettersTo(email)).map(({ content }) => content.subject?.split(' - ')[0])
  const followersOf = async (id: string) => (await gate.sql('select 1 from follower where page = $1', [`/ads/${id}`])).length
  const close = async (id: string, stage: string) =>
    act(`Ads/Close/${id}`, { stage: await lookup('noticeStage', stage), note: 'انتهى فحص العروض' })

  test('hears of each change of it and of no other one, the last time of its result; then nothing of him stays', async () => {
    const [id, other] = [await tender('عطاء تأهيل شبكة مياه'), await tender('عطاء آخر للطرق')]
    const page = `/ads/${id}`
    expect(await read(page)).toContain(`href="/follow?page=${encodeURIComponent(page)}"`)
    expect(await read(`/follow?page=${page}`)).toMatch(/<h1[^>]*>[^<]*تابع بالبريد: عطاء تأهيل شبكة مياه.*checked="" value="once"/s)
    const email = freshEmail()
    await follow(email, { page: `${page.toUpperCase().replace('/ADS', '/ads')}?from=mail` })
    await look()
    await act(`Ads/Extend/${other}`, { closingAt: '2090-07-15T09:00:00.000Z', reason: 'طلب المقاولون وقتًا إضافيًا' })
    await look()
    expect([await followersOf(id), await subjects(email)]).toEqual([1, []])
    await act(`Ads/Extend/${id}`, { closingAt: '2090-06-15T09:00:00.000Z', reason: 'طلب المقاولون وقتًا إضافيًا' })
    await look()
    await look()
    const { json } = await desk.get(`Ads/Get/${id}`)
    await act('Ads/Update', {
      id,
      concurrencyStamp: textIn(json ?? {}, 'concurrencyStamp'),
      summaryAr: 'أضيفت إلى الوثائق إجابات عن أسئلة المقاولين.',
    })
    await look()
    expect((await subjects(email)).length).toBe(1)
    await act(`Ads/Publish/${id}`, {})
    await look()
    await gate.sql(`update ads set closing_at = now() - interval '1 hour' where id = $1`, [id])
    await gate.sql(`update ads_live set closing_at = now() - interval '1 hour' where id = $1`, [id])
    await close(id, 'underEvaluation')
    await look()
    expect([await followersOf(id), (await subjects(email)).length]).toEqual([1, 3])
    await close(id, 'awarded')
    await look()
    await look()
    const title = 'عطاء تأهيل شبكة مياه'
    expect(await subjects(email)).toEqual([
      expect.stringMatching(/^مُدّد الموعد إلى 2090\/06\/15.*: عطاء تأهيل شبكة مياه$/),
      `عُدّل الإعلان: ${title}`,
      `قيد الدراسة: ${title}`,
      `تمت الإحالة: ${title}`,
    ])
    const letters = await lettersTo(email)
    expect(letters.map(({ content }) => [content.body.split('\n')[0], content.body.includes(page)])).toEqual([
      ...letters.slice(1).map(() => [`تغيّر الإعلان الذي تتابعه «${title}».`, true]),
      [expect.stringContaining('هذه آخر رسالة عنه'), true],
    ])
    // The address of the page once, and why it came, with the way to leave as long as there is one.
    expect(letters.map(({ content }) => content.body.split(page).length - 1)).toEqual(letters.map(() => 1))
    expect(letters.map(({ content }) => (content.html ?? '').split(`${page}"`).length - 1)).toEqual(letters.map(() => 1))
    expect(
      letters.map(({ content }) => /لأنك (?:كنت )?تتابع الإعلان «.*» بالبريد.*$/m.exec(content.body)?.[0].replace(/\(.*\)/, '()')),
    ).toEqual([
      ...letters.slice(1).map(() => `لأنك تتابع الإعلان «${title}» بالبريد. لا ترد عليها. أوقف المتابعة ().`),
      `لأنك كنت تتابع الإعلان «${title}» بالبريد. لا ترد عليها.`,
    ])
    expect([await followersOf(id), (await read(page)).includes('/follow?page=')]).toEqual([0, false])
    expect((await desk.get(`Public/Follow/Find?page=${page}`)).status).toBe(404)
  })

  test('hears of a cancellation in his language; of one that is withdrawn he waits for the next version, and for none once its time is over', async () => {
    const [cancelled, withdrawn] = [await tender('عطاء يُلغى'), await tender('عطاء يُسحب')]
    const [english, waiting] = [freshEmail(), freshEmail()]
    await follow(english, { page: `/ads/${cancelled}` }, '/en')
    await follow(waiting, { page: `/ads/${withdrawn}` })
    await close(cancelled, 'cancelled')
    await act(`Ads/CancelPublish/${withdrawn}`, { note: 'نُشر بالخطأ ويُسحب اليوم' })
    await look()
    expect([await subjects(english), await followersOf(cancelled), await followersOf(withdrawn)]).toEqual([['Cancelled: عطاء يُلغى'], 0, 1])
    await gate.sql(`update ads set expire_at = now() - interval '1 minute' where id = $1`, [withdrawn])
    await look()
    expect([await subjects(waiting), await followersOf(withdrawn)]).toEqual([[], 0])
  })
})

describe('who follows a list by e-mail, when what stands on it changes', () => {
  test('hears of a later deadline and of a cancellation, once each, though he was told of the notice or it stood there before', async () => {
    const [told, late] = [freshEmail(), freshEmail()]
    await follow(told, { page: '/ads' })
    const id = await shown('Ads', {
      titleAr: 'عطاء صيانة شبكة المياه',
      category: await lookup('adCategory', 'worksTender'),
      date: '2026-03-01',
      closingAt: '2090-06-01T09:00:00.000Z',
    })
    await look()
    await follow(late, { page: '/ads' })
    // It was published days before.
    await gate.sql(`update ads_live set published_at = now() - interval '3 days' where id = $1`, [id])
    const lastmod = async () => new RegExp(`/ads/${id}</loc><lastmod>([\\d-]+)T`).exec(await read('/sitemaps/ads-1.xml'))?.[1] ?? ''
    const before = await lastmod()
    await act(`Ads/Extend/${id}`, { closingAt: '2090-06-15T09:00:00.000Z', reason: 'طلب المقاولون وقتًا إضافيًا' })
    await look()
    await look()
    expect([before < (await lastmod()), await lastmod()]).toEqual([true, new Date().toISOString().slice(0, 10)])
    const heading = /<title>مُدّد الموعد إلى 2090\/06\/15[^<]*: عطاء صيانة شبكة المياه<\/title>/
    for (const feed of ['feed.xml', 'feed.atom']) expect(await read(`/ads/${feed}`)).toMatch(heading)
    await act(`Ads/Close/${id}`, { stage: await lookup('noticeStage', 'cancelled'), note: 'أُلغي لتغير نطاق الأعمال' })
    await look()
    await look()
    const subjects = async (email: string) => (await lettersTo(email)).map(({ content }) => content.subject?.split(' - ')[0])
    const changes = [
      expect.stringMatching(/^مُدّد الموعد إلى 2090\/06\/15.*: عطاء صيانة شبكة المياه$/),
      'أُلغي الإعلان: عطاء صيانة شبكة المياه',
    ]
    expect([await subjects(told), await subjects(late)]).toEqual([['عطاء صيانة شبكة المياه', ...changes], changes])
    expect((await lettersTo(late))[0]?.content.body).toContain(`/ads/${id}`)
    // Who studies offers, or chooses one, changes no date of anybody.
    await act(`Ads/Close/${id}`, { stage: await lookup('noticeStage', 'underEvaluation'), note: 'تُدرس العروض المقدمة' })
    await look()
    expect((await subjects(late)).length).toBe(2)
    // Who follows after a change has read it where he came from.
    const after = freshEmail()
    await follow(after, { page: '/ads' })
    await look()
    expect(await subjects(after)).toEqual([])
    await gate.sql(`delete from follower where page = '/ads'`)
  })

  test('hears each time that an event is put off: of one of whole days by its day alone, and where no other day is known of none', async () => {
    const email = freshEmail()
    const id = await shown('Event', {
      titleAr: 'أيام مفتوحة في محطة التنقية',
      category: await lookup('eventCategory', 'publicHearing'),
      allDay: true,
      startAt: '2090-06-01T06:00:00.000Z',
      endAt: '2090-06-02T06:00:00.000Z',
      attendanceMode: await lookup('attendanceMode', 'inPerson'),
      locationAr: 'محطة التنقية',
    })
    await follow(email, { page: '/events' })
    const note = 'لأعمال الصيانة'
    const heads = ['أُجّلت الفعالية إلى 2090/06/08', 'أُجّلت الفعالية إلى 2090/06/15', 'أُجّلت الفعالية']
    for (const [n, days] of [['08', '09'], ['15', '16'], undefined].entries()) {
      const times = days && { startAt: `2090-06-${days[0]}T06:00:00.000Z`, endAt: `2090-06-${days[1]}T06:00:00.000Z` }
      await act(`Event/ChangeState/${id}`, { state: 2, note, ...times })
      await look()
      expect(await read('/events/feed.xml')).toContain(`<title>${heads[n]}: أيام مفتوحة في محطة التنقية</title>`)
    }
    expect((await lettersTo(email)).map(({ content }) => content.subject?.split(' - ')[0])).toEqual(
      heads.map(head => `${head}: أيام مفتوحة في محطة التنقية`),
    )
    await gate.sql(`delete from follower where page = '/events'`)
  })

  test('hears in his language that an event is postponed, moved online and cancelled', async () => {
    const email = freshEmail()
    const id = await shown('Event', {
      titleAr: 'جلسة استماع علنية للموازنة',
      titleEn: 'Public hearing on the budget',
      summaryEn: 'The authority presents its draft budget and listens to the residents.',
      bodyEn: '<p>The hearing begins with a short presentation of revenue and expenditure, then questions are taken.</p>',
      category: await lookup('eventCategory', 'publicHearing'),
      startAt: '2090-06-01T14:00:00.000Z',
      endAt: '2090-06-01T16:00:00.000Z',
      attendanceMode: await lookup('attendanceMode', 'inPerson'),
      locationAr: 'قاعة البلدية',
    })
    await follow(email, { page: '/events' }, '/en')
    const note = 'لسوء الأحوال الجوية'
    for (const change of [
      { state: 2, note, startAt: '2090-06-08T14:00:00.000Z', endAt: '2090-06-08T16:00:00.000Z' },
      { state: 4, note, onlineUrl: 'https://meet.example/budget' },
      { state: 3, note },
    ]) {
      await act(`Event/ChangeState/${id}`, change)
      await look()
    }
    await look()
    expect((await lettersTo(email)).map(({ content }) => content.subject?.split(' - ')[0])).toEqual([
      expect.stringMatching(/^Postponed to 2090\/06\/08.*: Public hearing on the budget$/),
      'Moved online: Public hearing on the budget',
      'Cancelled: Public hearing on the budget',
    ])
    await gate.sql(`delete from follower where page = '/events'`)
  })
})
