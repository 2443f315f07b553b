import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localTimeOf } from '../../modules/define.ts'
import { monthAfter } from '../../modules/portal/events/month.ts'
import { eventBody, uploadedPicture } from '../walk/bodies.ts'
import type { Json } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { calendarRead } from './icalendar.ts'
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
const reason = 'طلب المشاركون وقتًا إضافيًا'

describe('an event', () => {
  test('that is cancelled says so on its page and in calendars, whose entry keeps its name and counts the change', async () => {
    const id = await published('Event', { startAt: inDays(5), endAt: inDays(5.1) })
    const calendar = async () => (await fetch(`${world.url}/event/${id}/calendar.ics`)).text()
    const before = await calendar()
    expect(before).toContain(`UID:event-${id}`)
    expect(before).toContain('STATUS:CONFIRMED')
    await send('publisher', 'PUT', `Event/ChangeState/${id}`, { state: 3, note: 'أُلغيت لسوء الأحوال الجوية' })
    const after = await calendar()
    expect(after).toContain(`UID:event-${id}`)
    expect([/SEQUENCE:(\d+)/.exec(before)?.[1], /SEQUENCE:(\d+)/.exec(after)?.[1]]).toEqual(['0', '1'])
    // When it was cancelled counts, not when it was published.
    await asOwner(world.database.ownerUrl, client =>
      client.query(`update event_live set published_at = published_at - interval '1 day' where id = $1`, [id]),
    )
    const changed = /LAST-MODIFIED:(\d{8})T/.exec(await calendar())?.[1]
    expect(changed).toBe(new Date().toISOString().slice(0, 10).replaceAll('-', ''))
    // The page of an event that is to come has its calendar under its own address too.
    expect(await (await fetch(`${world.url}/newEvent/${id}/calendar.ics`)).text()).toContain(`UID:event-${id}`)
    expect(after).toContain('STATUS:CANCELLED')
    const feed = await fetch(`${world.url}/events/calendar.ics`)
    // What is called off is known as that at once: nothing in between keeps what it was.
    expect([feed.headers.get('content-type'), feed.headers.get('cache-control')]).toEqual(['text/calendar; charset=utf-8', 'no-cache'])
    expect(await feed.text()).toContain(`UID:event-${id}`)
    const { html, graph } = await sourceOf(`${world.url}/newEvent/${id}`)
    expect(html).toContain('أُلغيت لسوء الأحوال الجوية')
    expect(html).toContain('https://schema.org/EventCancelled')
    expect(graph).toContain('Event')
  })

  test('that is postponed has its new time at once, and the one before it beside', async () => {
    const [startAt, endAt] = [inDays(5), inDays(5.1)]
    const [newStart, newEnd] = [inDays(12), inDays(12.1)]
    const id = await published('Event', { startAt, endAt })
    const half = await attempt('administrator', 'PUT', `Event/ChangeState/${id}`, { state: 2, note: reason, startAt: newStart })
    expect([half.status, half.text.includes('endAt')]).toEqual([400, true])
    await send('administrator', 'PUT', `Event/ChangeState/${id}`, { state: 2, note: reason, startAt: newStart, endAt: newEnd })
    expect(await read(`Public/Event/Get/${id}`)).toMatchObject({
      startAt: newStart,
      endAt: newEnd,
      originalStartAt: startAt,
      eventState: 2,
    })
    // Why, and when it was to be, are told apart.
    expect((await sourceOf(`${world.url}/newEvent/${id}`)).html).toMatch(/<\/p><p>كانت في/)
  })

  test('that is to come has no outcome; postponed it takes its programme with it, to citizens the public one, which ends with it', async () => {
    const item = { startTime: '09:00', endTime: '10:00', titleAr: 'افتتاح', titleEn: 'Opening' }
    const days = (at: number) => [inDays(at), inDays(at + 1)].map(instant => ({ ...item, date: instant.slice(0, 10) }))
    const noon = (at: number) => `${inDays(at).slice(0, 10)}T10:00:00Z`
    const id = await published('Event', { startAt: noon(5), endAt: noon(6), sessions: days(5) })
    const { concurrencyStamp } = await read(`Event/Get/${id}`, 'administrator')
    const outcome = await attempt('editor', 'PUT', 'Event/Update', { id, concurrencyStamp, outcomeAr: '<p>اتفق الحاضرون.</p>' })
    expect([outcome.status, outcome.text.includes('outcomeAr')]).toEqual([400, true])
    await send('editor', 'PUT', 'Event/Update', { id, concurrencyStamp, sessions: [{ ...days(5)[0], titleAr: 'لم يُراجع' }] })
    const move = (startAt: string, endAt: string) =>
      attempt('administrator', 'PUT', `Event/ChangeState/${id}`, { state: 2, note: reason, startAt, endAt })
    const short = await move(noon(12), `${inDays(12).slice(0, 10)}T12:00:00Z`)
    expect([short.status, short.text.includes('endAt')]).toEqual([400, true])
    expect((await move(noon(12), noon(13))).status).toBe(200)
    expect((await read(`Public/Event/Get/${id}`)).sessions).toMatchObject(days(12))
    expect((await read(`Event/Get/${id}`, 'administrator')).sessions).toMatchObject([{ ...days(12)[0], titleAr: 'لم يُراجع' }])
  })

  test('whose edit nobody has reviewed is moved, called off and told online as citizens read it: nothing of the edit comes with that', async () => {
    const noon = (at: number) => `${inDays(at).slice(0, 10)}T10:00:00.000Z`
    const onDay = (at: number) => [{ date: inDays(at).slice(0, 10), startTime: '09:00', endTime: '10:00', titleAr: 'افتتاح' }]
    const times = (at: number) => ({ startAt: noon(at), endAt: noon(at + 1), registrationUntil: noon(at - 1), sessions: onDay(at) })
    const id = await published('Event', { ...times(5), registrationEmail: 'register@example.org' })
    const { concurrencyStamp } = await read(`Event/Get/${id}`, 'administrator')
    const hidden = { ...times(8), onlineUrl: 'https://unreviewed.example/' }
    await send('editor', 'PUT', 'Event/Update', { id, concurrencyStamp, ...hidden })
    const change = (more: Json) => attempt('administrator', 'PUT', `Event/ChangeState/${id}`, { note: reason, ...more })
    const told = () => Promise.all([read(`Public/Event/Get/${id}`), read(`Event/Get/${id}`, 'administrator')])

    // Only the edit has a link.
    const online = await change({ state: 4 })
    expect([online.status, online.text.includes('onlineUrl')]).toEqual([400, true])
    expect((await change({ state: 3 })).status).toBe(200)
    const [cancelled, edit] = await told()
    expect(cancelled).toMatchObject({ eventState: 3, ...times(5), onlineUrl: null, originalStartAt: null })
    expect(edit).toMatchObject({ eventState: 3, ...hidden })
    const kept = await read(`Event/GetVersion/${id}/${Number(edit.liveVersion)}`, 'administrator')
    expect(kept.content).toMatchObject({ eventState: 3, ...times(5), onlineUrl: null })

    expect((await change({ state: 2, startAt: noon(20), endAt: noon(21) })).status).toBe(200)
    const moved = { startAt: noon(20), endAt: noon(21), originalStartAt: noon(5), sessions: onDay(20) }
    const [now, editNow] = await told()
    expect(now).toMatchObject({ ...moved, registrationUntil: noon(4), onlineUrl: null })
    expect(editNow).toMatchObject({ ...moved, registrationUntil: noon(7), onlineUrl: hidden.onlineUrl })
  })

  test('is postponed and called off whatever its edit holds: a day for which the new time has no room, and a file that waits to be scanned', async () => {
    const noon = (at: number) => `${inDays(at).slice(0, 10)}T10:00:00.000Z`
    const days = (...at: number[]) =>
      at.map(day => ({ date: inDays(day).slice(0, 10), startTime: '09:00', endTime: '10:00', titleAr: 'جلسة' }))
    const id = await published('Event', { startAt: noon(5), endAt: noon(6), sessions: days(5, 6) })
    const { concurrencyStamp } = await read(`Event/Get/${id}`, 'administrator')
    const mainImage = await uploadedPicture(scene.as('editor'), 'event')
    const longer = { endAt: noon(7), sessions: days(5, 6, 7), mainImage, mainImageAltAr: 'قاعة الملتقى' }
    await send('editor', 'PUT', 'Event/Update', { id, concurrencyStamp, ...longer })
    const scanned = (state: number) =>
      asOwner(world.database.ownerUrl, client => client.query('update attachment set scan_state = $1 where id = $2', [state, mainImage]))
    await scanned(1)
    await send('administrator', 'PUT', `Event/ChangeState/${id}`, { state: 2, note: reason, startAt: noon(12), endAt: noon(13) })
    expect(await read(`Public/Event/Get/${id}`)).toMatchObject({ startAt: noon(12), endAt: noon(13), sessions: days(12, 13) })
    const edit = await read(`Event/Get/${id}`, 'administrator')
    expect(edit).toMatchObject({ startAt: noon(12), sessions: days(12, 13, 14), mainImage })
    await send('administrator', 'PUT', `Event/ChangeState/${id}`, { state: 3, note: reason })
    // Whoever publishes the edit is told of both.
    const publish = () => attempt('administrator', 'PUT', `Event/Publish/${id}`)
    const held = await publish()
    expect([held.status, held.text.includes('fileWaiting')]).toEqual([400, true])
    await scanned(2)
    const long = await publish()
    expect([long.status, long.text.includes('sessions')]).toEqual([400, true])
  })

  test('is called off and postponed though an edit was taken back that does not say when it begins', async () => {
    const id = await published('Event', { startAt: inDays(5), endAt: inDays(6) })
    const update = async (more: Json) => {
      const { concurrencyStamp } = await read(`Event/Get/${id}`, 'editor')
      return send('editor', 'PUT', 'Event/Update', { id, concurrencyStamp, ...more })
    }
    await update({ titleAr: 'ملتقى لم يُراجع عنوانه بعد' })
    await send('editor', 'PUT', `Event/Recall/${id}`)
    await update({ startAt: null, endAt: null })
    const before = await read(`Public/Event/Get/${id}`)
    await send('administrator', 'PUT', `Event/ChangeState/${id}`, { state: 3, note: reason })
    const { startAt, endAt, titleAr } = before
    expect(await read(`Public/Event/Get/${id}`)).toMatchObject({ eventState: 3, startAt, endAt, titleAr })
    expect(await read(`Event/Get/${id}`, 'editor')).toMatchObject({ eventState: 3, startAt: null, endAt: null })
    // What citizens would read is checked, though a draft may be incomplete.
    const long = { state: 2, note: reason, startAt: inDays(9), endAt: inDays(80) }
    const refused = await attempt('administrator', 'PUT', `Event/ChangeState/${id}`, long)
    expect([refused.status, refused.text.includes('endAt')]).toEqual([400, true])
    const later = { startAt: inDays(9), endAt: inDays(10) }
    await send('administrator', 'PUT', `Event/ChangeState/${id}`, { state: 2, note: reason, ...later })
    for (const of of [await read(`Public/Event/Get/${id}`), await read(`Event/Get/${id}`, 'editor')])
      expect(of).toMatchObject({ ...later, originalStartAt: startAt })
  })

  test('that has moved online sends nobody to the hall, in no list, calendar or answer for machines; its page shows the hall struck out', async () => {
    const [hall, onlineUrl] = ['قاعة القرنفل', 'https://meet.example/1']
    const id = await published('Event', { locationAr: hall, startAt: inDays(6), endAt: inDays(6.1) })
    expect((await sourceOf(`${world.url}/events?view=list`)).html).toContain(hall)
    await send('publisher', 'PUT', `Event/ChangeState/${id}`, { state: 4, note: reason, onlineUrl })
    for (const path of ['/events?view=list', `/events/${inDays(6).slice(0, 7)}`, '/']) {
      const { html } = await sourceOf(world.url + path)
      expect([path, html.includes('نُقلت إلى الإنترنت'), html.includes(hall)]).toEqual([path, true, false])
    }
    const { html } = await sourceOf(`${world.url}/newEvent/${id}`)
    expect(html).toContain(`<s>${hall}</s> <br/>نُقلت إلى الإنترنت`)
    expect(html).toContain('https://schema.org/OnlineEventAttendanceMode')
    expect(html).not.toContain('حضوري')
    expect(await (await fetch(`${world.url}/event/${id}/calendar.ics`)).text()).toContain(`LOCATION:${onlineUrl}`)
  })

  test('tells machines what its page tells readers: whole days, that no new time is known yet, and who holds it', async () => {
    const told = async (path: string) => {
      const { html } = await sourceOf(world.url + path)
      const { '@graph': nodes } = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
      return nodes.find((node: { '@type': string }) => node['@type'] === 'Event')
    }
    // Midnight in Hebron is an evening in Greenwich.
    const days = { allDay: true, startAt: '2033-11-25T22:00:00.000Z', endAt: '2033-11-27T22:00:00.000Z' }
    const named = { organizerAr: 'نادي القراءة', organizerEn: 'Reading Club' }
    const english = {
      titleEn: 'A day of books',
      summaryEn: 'The club reads in the square.',
      bodyEn: `<p>${'Books are read aloud in the square. '.repeat(4)}</p>`,
    }
    const id = await published('Event', { ...days, ...named, ...english })
    const eventStatus = (word: string) => `https://schema.org/${word}`
    expect(await told(`/newEvent/${id}`)).toMatchObject({
      startDate: '2033-11-26',
      endDate: '2033-11-27',
      eventStatus: eventStatus('EventScheduled'),
      organizer: { '@type': 'Organization', name: named.organizerAr },
    })
    expect((await told(`/en/newEvent/${id}`)).organizer.name).toBe(named.organizerEn)
    await send('administrator', 'PUT', `Event/ChangeState/${id}`, { state: 2, note: reason })
    const open = await told(`/newEvent/${id}`)
    expect([open.eventStatus, open.previousStartDate]).toEqual([eventStatus('EventPostponed'), undefined])
    const later = { startAt: '2033-12-02T22:00:00.000Z', endAt: '2033-12-04T22:00:00.000Z' }
    await send('administrator', 'PUT', `Event/ChangeState/${id}`, { state: 2, note: reason, ...later })
    expect(await told(`/newEvent/${id}`)).toMatchObject({
      startDate: '2033-12-03',
      endDate: '2033-12-04',
      previousStartDate: '2033-11-26',
      eventStatus: eventStatus('EventRescheduled'),
    })
    // Where nobody is named, whoever publishes it holds it; one that has hours keeps them.
    const short = { startAt: '2033-05-02T08:00:00.000Z', endAt: '2033-05-02T10:00:00.000Z' }
    const { startDate, endDate, organizer } = await told(`/newEvent/${await published('Event', short)}`)
    expect([Date.parse(startDate), Date.parse(endDate)]).toEqual([Date.parse(short.startAt), Date.parse(short.endAt)])
    expect(organizer['@type']).toBe('GovernmentOrganization')
  })

  test('stands under one address while it is to come and under another when it is over; each leads to the other', async () => {
    const coming = await published('Event', { titleAr: 'ملتقى الزعفرانيات القادم', startAt: inDays(3), endAt: inDays(3.1) })
    const over = await published('Event', {
      titleAr: 'ملتقى الزعفرانيات الماضي',
      startAt: '2026-01-10T08:00:00Z',
      endAt: '2026-01-10T10:00:00Z',
    })
    const at = async (path: string) => {
      const { status, headers } = await sourceOf(world.url + path)
      // An event that is over may be put off yet: a browser that kept where it led would be led in a circle.
      if (headers.has('location')) expect([path, headers.get('cache-control')]).toEqual([path, 'no-cache'])
      return [status, headers.get('location')]
    }
    expect(await at(`/newEvent/${coming}`)).toEqual([200, null])
    expect(await at(`/event/${coming}`)).toEqual([302, `/newEvent/${coming}`])
    expect(await at(`/en/event/${coming}`)).toEqual([302, `/en/newEvent/${coming}`])
    expect(await at(`/event/${over}`)).toEqual([200, null])
    expect(await at(`/newEvent/${over}`)).toEqual([301, `/event/${over}`])
    expect(await at(`/event/${over}.ics`)).toEqual([301, `/event/${over}/calendar.ics`])
    expect((await at('/event/00000000-0000-7000-8000-000000000000'))[0]).toBe(404)
    // Whatever leads there leads straight there.
    const q = encodeURIComponent('الزعفرانيات')
    const asked = async (call: string) => (await fetch(`${world.url}/api/Public/${call}`)).json()
    const { items } = await asked(`Search?q=${q}&kind=event`)
    const urls = [`/newEvent/${coming}`, `/event/${over}`]
    expect(items.map((item: { url: string }) => item.url).toSorted()).toEqual(urls.toSorted())
    for (const url of urls) {
      const { path } = await asked(`ShortAddress/Find?path=${url}`)
      expect(await at(path)).toEqual([302, url])
    }
    for (const [page, own] of [
      [`/events?view=list&q=${q}`, urls[0]],
      [`/events?view=past&q=${q}`, urls[1]],
    ])
      expect((await sourceOf(world.url + page)).html).toContain(`href="${own}"`)
    expect(await (await fetch(`${world.url}/event/${coming}/calendar.ics`)).text()).toContain(`/newEvent/${coming}`)
  })

  test('of a month stands in that month by its address, and gone from it when it is withdrawn', async () => {
    const titleAr = 'ورشة في شهر بعيد لا شيء غيرها فيه'
    const id = await published('Event', { titleAr, startAt: '2031-03-12T08:00:00Z', endAt: '2031-03-12T10:00:00Z' })
    expect((await sourceOf(`${world.url}/events/2031-03`)).html).toContain(titleAr)
    expect((await sourceOf(`${world.url}/events/2031-03`)).html).toContain('<td id="2031-03-12" class="month-day has-events"')
    expect((await sourceOf(`${world.url}/events/2031-04`)).html).not.toContain(titleAr)
    await send('administrator', 'PUT', `Event/CancelPublish/${id}`, { note: reason })
    expect((await sourceOf(`${world.url}/events/2031-03`)).html).not.toContain(titleAr)
    const html: unknown = expect.stringMatching(/href="\/events"[^>]*>اعرض ما نُشر من النوع نفسه/)
    expect(await sourceOf(`${world.url}/event/${id}`)).toMatchObject({ status: 410, html })
    expect((await fetch(`${world.url}/event/${id}/calendar.ics`)).status).toBe(410)
  })

  test('of a month of which nothing more comes are folded, and the next are told with the way to their month', async () => {
    const word = 'الجرمقيات'
    const today = localTimeOf(Date.now(), 'Asia/Hebron').day
    const [first, later] = [`${today.slice(0, 7)}-01`, `${monthAfter(today.slice(0, 7), 3)}-15`]
    const make = (titleAr: string, day: string) => published('Event', { titleAr, startAt: `${day}T08:00:00Z`, endAt: `${day}T10:00:00Z` })
    await make(`لقاء أول في ${word}`, first)
    const path = `/events?q=${encodeURIComponent(word)}`
    const shown = async () => {
      const { html } = await sourceOf(world.url + path)
      const [before = '', after = ''] = html.split('<table class="month"')
      return {
        folded: /<details class="month-earlier".*<\/details>/s.exec(before)?.[0] ?? '',
        next: /<div class="month-next">.*?<\/div>/s.exec(after)?.[0] ?? '',
      }
    }
    // On the first day of a month nothing of it is over: then nothing is folded, and what comes later is not led to.
    const isOver = first < today
    expect(await shown()).toMatchObject({
      folded: isOver ? expect.stringContaining(`لقاء أول في`) : '',
      next: expect.stringContaining(`href="/events/${monthAfter(today.slice(0, 7), 1)}?`),
    })
    const id = await make(`لقاء لاحق في ${word}`, later)
    const { next } = await shown()
    expect([next.includes(`href="/newEvent/${id}"`), next.includes(`href="/events/${later.slice(0, 7)}?`)]).toEqual([isOver, isOver])
  })

  test('of a month stand there with the signs of their categories, which its legend names and leads to', async () => {
    const make = (category: string, day: string) =>
      published('Event', { category: scene.lookup('eventCategory', category), startAt: `${day}T08:00:00Z`, endAt: `${day}T10:00:00Z` })
    await make('sports', '2032-05-12')
    await make('training', '2032-05-13')
    const { html } = await sourceOf(`${world.url}/events/2032-05`)
    const legend = /<ul class="month-legend".*?<\/ul>/s.exec(html)?.[0] ?? ''
    const named = ['دورة تدريبية', 'فعالية رياضية']
    expect([...legend.matchAll(/href="([^"]+)">([^<]+)</g)].map(([, href, name]) => [name, href])).toEqual([
      [named[0], '/events?month=2032-05&amp;category=training'],
      [named[1], '/events?month=2032-05&amp;category=sports'],
    ])
    const signs = (part: string) => [...part.matchAll(/class="month-sign" title="([^"]+)"><svg/g)].map(([, name]) => name)
    expect(signs(legend)).toEqual(named)
    // The day of sport comes first.
    expect(signs(html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>')))).toEqual(named.toReversed())
  })

  test('of the first and the last month that have an address lead to no month beyond it', async () => {
    await published('Event', { startAt: '2099-12-10T08:00:00Z', endAt: '2099-12-10T10:00:00Z' })
    const monthsLedTo = async (month: string) =>
      [...(await sourceOf(`${world.url}/events/${month}`)).html.matchAll(/href="\/events\/(\d{4}-\d\d)"/g)].map(([, to]) => to)
    expect(await monthsLedTo('2099-12')).not.toContain('2100-01')
    expect(await monthsLedTo('2099-12')).toContain('2099-11')
    expect(await monthsLedTo('2000-01')).not.toContain('1999-12')
    expect(await monthsLedTo('2000-01')).toContain('2000-02')
  })

  test('to come stands in the calendar that others subscribe to, however many there were in the weeks before; each stands there once', async () => {
    const coming = await published('Event', { startAt: inDays(40), endAt: inDays(40.1) })
    // Two in three hours, the last of which has ended a minute ago.
    const copies = `select copy.* from event_live e, generate_series(0, 699) i, jsonb_populate_record(e, jsonb_build_object('id', md5('over' || i)::uuid,
      'start_at', now() - interval '1 hour' - i * interval '90 minutes', 'end_at', now() - interval '1 minute' - i * interval '90 minutes')) copy`
    const [last] = await asOwner(world.database.ownerUrl, async client => {
      await client.query(`insert into event_live ${copies} where e.id = $1`, [coming])
      return (await client.query<{ id: string }>('select id from event_live where end_at < now() order by end_at desc limit 1')).rows
    })
    const answer = await fetch(`${world.url}/events/calendar.ics`)
    const { events, faults } = calendarRead(new Uint8Array(await answer.arrayBuffer()))
    const told = events.map(event => event.get('UID'))
    expect(faults).toEqual([])
    expect(told).toEqual(expect.arrayContaining([`event-${coming}`, `event-${last?.id}`]))
    expect(told.length).toBeGreaterThan(500)
    await asOwner(world.database.ownerUrl, client =>
      client.query(`delete from event_live where id in (select md5('over' || i)::uuid from generate_series(0, 699) i)`),
    )
  })

  test('in Arabic alone are counted within the month, before the link to them and behind it', async () => {
    // April 2031 begins on a Tuesday: its first week begins in March.
    for (const day of ['2031-03-31', '2031-04-14', '2031-04-15'])
      await published('Event', { startAt: `${day}T08:00:00Z`, endAt: `${day}T10:00:00Z` })
    const { html } = await sourceOf(`${world.url}/en/events/2031-04`)
    const href = /2 items are available in Arabic only\.(?:<[^>]*>|\s)*<a href="([^"]+)">Show them/.exec(html)?.[1] ?? ''
    expect(href).toContain('only=ar')
    expect((await sourceOf(world.url + href.replaceAll('&amp;', '&'))).html).toContain(
      '<strong>2 items are available in Arabic only.</strong>',
    )
    // What the ministry says in the place of it is of this list alone, and stays under its key.
    const key = 'portal.events.showArabic'
    await send('administrator', 'PUT', 'InterfaceText/Update', { id: key, textEn: 'Show the Arabic events' })
    expect((await sourceOf(`${world.url}/en/events/2031-04`)).html).toContain('>Show the Arabic events</a>')
    await send('administrator', 'PUT', `InterfaceText/Restore/${key}`)
  })

  test.each([
    ['an end before its beginning', { endAt: inDays(1), startAt: inDays(2) }, 'endAt'],
    ['more than sixty days', { startAt: inDays(1), endAt: inDays(70) }, 'endAt'],
    ['no place where one attends in person', { locationAr: null }, 'locationAr'],
    [
      'registration after it has begun',
      { registrationEmail: 'a@b.example', registrationUntil: '2091-01-01T08:00:00Z' },
      'registrationUntil',
    ],
    [
      'a programme outside its days',
      { sessions: [{ date: '2090-06-05', startTime: '10:00', endTime: '11:00', titleAr: 'فقرة' }] },
      'sessions',
    ],
  ])('is refused with %s', async (_name, more, field) => {
    const { status, text } = await attempt('administrator', 'POST', 'Event/Create', eventBody(scene, '01001', more))
    expect([status, text.includes(field)]).toEqual([400, true])
  })
})
