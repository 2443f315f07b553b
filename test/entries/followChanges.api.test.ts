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
async function act(path: string, body: Json): Promise<void> {
  const { status, bytes } = await desk.call('PUT', path, { body })
  expect([path, status, status === 200 ? '' : bytes.toString()]).toEqual([path, 200, ''])
}

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
    await act(`Ads/Extend/${id}`, { closingAt: '2090-06-15T09:00:00.000Z', reason: 'طلب المقاولون وقتًا إضافيًا' })
    await look()
    await look()
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
    await gate.sql(`delete from follower where page = '/ads'`)
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
