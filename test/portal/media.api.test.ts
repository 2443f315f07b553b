import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { picture, rulesIn, type Desk } from '../uploads.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { adminPassword, startWorld, type World } from '../world.ts'
import { adminDesk, inEnglish, published as publishedNews, withdraw } from './desk.ts'
import { agreementOf, albumOf, filmOf } from './mediaBodies.ts'
import { sourceOf } from './page.ts'

let world: World
let desk: Desk
const ids = new Map<string, number>()
beforeAll(async () => {
  world = await startWorld({ MAHALLI_ADMIN_PASSWORD: adminPassword })
  desk = await adminDesk(world)
  for (const list of [
    'videoCategory',
    'videoSource',
    'mediaRights',
    'albumCategory',
    'sliderPlacement',
    'eventCategory',
    'attendanceMode',
    'partnerType',
    'partnershipKind',
    'partnershipStatus',
    'gateServiceCategory',
    'serviceChannel',
    'audience',
  ])
    for (const item of listIn((await desk.get(`Public/Lookup/GetByType/${list}`)).json, 'items'))
      ids.set(`${list}.${textIn(item, 'code')}`, Number(objectIn(item).id))
})
afterAll(() => world?.stop())

const film = (more?: Json) => filmOf(ids, more)
const album = (more?: Json) => albumOf(ids, more)
const partner = (more?: Json) => agreementOf(ids, more)

async function made(kind: string, body: Json): Promise<string> {
  const { status, json, bytes } = await desk.call('POST', `${kind}/Create`, { body })
  if (status !== 200) throw new Error(`Create answered ${status}: ${bytes.toString()}`)
  return textIn(json, 'id')
}
const publish = (kind: string, id: string, body: Json = {}) => desk.call('PUT', `${kind}/Publish/${id}`, { body })
async function published(kind: string, body: Json): Promise<string> {
  const id = await made(kind, body)
  const { status, bytes } = await publish(kind, id)
  if (status !== 200) throw new Error(`Publish answered ${status}: ${bytes.toString()}`)
  return id
}

describe('a film of another site', () => {
  test('loads nothing of it: its page names the player, and may frame that alone', async () => {
    const id = await published('Video', film())
    const page = await sourceOf(`${world.url}/video/${id}`)
    expect(page.status).toBe(200)
    expect(page.html).not.toMatch(/<iframe|youtube\.com\/embed/)
    expect(page.html).toContain('data-src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
    expect(page.html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"')
    expect(page.headers.get('content-security-policy')).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    )
    expect(page.graph).toContain('VideoObject')
  })
  test('begins at the second that its address asks for, and is handed on from there', async () => {
    const id = await published('Video', film({ duration: '10:34', titleEn: 'A tour of the water station' }))
    const page = await sourceOf(`${world.url}/en/video/${id}?t=1m35s`)
    expect(page.html).toContain('/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0&amp;start=95"')
    expect(page.canonical).toBe(`${world.url}/en/video/${id}`)
    const short = /data-link="([^"]*)\?t=95"/.exec(page.html)?.[1] ?? ''
    expect(page.html).toContain(encodeURIComponent(`${world.url}${short}?t=95`))
    const led = await fetch(`${world.url}${short}?t=95`, { redirect: 'manual' })
    expect(led.headers.get('location')).toBe(`/en/video/${id}?t=95`)
    expect((await fetch(`${world.url}/video?id=${id}&t=95`, { redirect: 'manual' })).headers.get('location')).toBe(`/video/${id}?t=95`)
    expect(page.html).toMatch(/<form class="begin-at" action="\/en\/video\/[\w-]+">.*value="1:35"/)
    for (const none of ['', '?t=10:34', '?t=soon', '?t=-4']) {
      const { html } = await sourceOf(`${world.url}/video/${id}${none}`)
      expect(html, none).not.toMatch(/start=|data-link="[^"]*\?t=/)
    }
  })
  test('has others of its category beside it, and where there are none whatever else there is, under another title', async () => {
    const [one, alike, alone] = [
      await published('Video', film({ category: ids.get('videoCategory.awareness') })),
      await published('Video', film({ category: ids.get('videoCategory.awareness') })),
      await published('Video', film({ category: ids.get('videoCategory.documentary') })),
    ]
    const listOf = async (id: string | undefined) => {
      const { html } = await sourceOf(`${world.url}/video/${id}`)
      return html.slice(html.indexOf('playlist'))
    }
    const beside = await listOf(one)
    expect([beside.includes('من التصنيف نفسه'), beside.includes('<small class="meta"></small>')]).toEqual([true, false])
    expect([...beside.matchAll(/href="\/video\/([^"]+)"/g)].map(([, id]) => id)).toEqual([alike])
    const others = await listOf(alone)
    expect(others).toContain('فيديوهات أخرى')
    expect(others).not.toContain('من التصنيف نفسه')
  })
  test('may be framed on no other page', async () => {
    expect((await sourceOf(`${world.url}/videoCenter`)).headers.get('content-security-policy')).not.toContain('frame-src')
  })
  test('is published without captions and transcript only after a second question', async () => {
    const id = await made('Video', film({ transcriptAr: null }))
    const asked = await publish('Video', id)
    expect([asked.status, objectIn(objectIn(asked.json).error ?? asked.json).code]).toEqual([409, 'confirmationNeeded'])
    expect((await publish('Video', id, { confirmed: true })).status).toBe(200)
  })
})

describe('a film of our own', () => {
  test('is uploaded, played from its page, and sent in parts', async () => {
    const content = await readFile('modules/portal/media/demonstration/rain.webm')
    const file = await desk.uploaded(content, 'rain.webm', 'video', 'file')
    const id = await published('Video', film({ source: ids.get('videoSource.uploaded'), url: null, file: [file] }))
    const page = await sourceOf(`${world.url}/video/${id}`)
    expect(page.html).toContain(`/api/Attachment/GetByte/${file}`)
    const later = (await sourceOf(`${world.url}/video/${id}?t=2`)).html
    expect(later).toContain(`src="/api/Attachment/GetByte/${file}#t=2"`)
    expect(later).toContain('data-film=""')
    const part = await fetch(`${world.url}/api/Attachment/GetByte/${file}`, { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-type'), part.headers.get('content-range')]).toEqual([
      206,
      'video/webm',
      `bytes 100-199/${content.length}`,
    ])
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 200))).toBe(true)
  })
  test('goes where no field takes films: it is refused by its kind', async () => {
    const content = await readFile('modules/portal/media/demonstration/rain.webm')
    expect(rulesIn(await desk.upload(content, 'rain.webm', 'news', 'attachments.file'))).toEqual(['file: fileType'])
  })
  test('of all films one is featured: the last that was chosen', async () => {
    const first = await published('Video', film({ isFeatured: true }))
    const second = await published('Video', film({ isFeatured: true, titleAr: 'جولة في محطة أخرى' }))
    const { json } = await desk.get('Public/Video/GetListPaged?isFeatured=true')
    expect(listIn(json, 'items').map(item => textIn(item, 'id'))).toEqual([second])
    expect(objectIn((await desk.get(`Video/Get/${first}`)).json).isFeatured).toBe(false)
  })
})

describe('an album', () => {
  test('shows its first picture as its cover, and each picture at an address of its own', async () => {
    const [a, b] = [
      await desk.uploaded(await picture(1200, 800, 'png', 10), 'a.png', 'imageAlbum', 'images.image'),
      await desk.uploaded(await picture(1200, 800, 'png', 20), 'b.png', 'imageAlbum', 'images.image'),
    ]
    const id = await published('ImageAlbum', {
      titleAr: 'صور محطة المياه',
      category: ids.get('albumCategory.projects'),
      date: '2026-03-01',
      rights: ids.get('mediaRights.owned'),
      images: [
        { image: a, altAr: 'خزان المحطة' },
        { image: b, altAr: 'أنابيب المحطة' },
      ],
    })
    const [listed] = listIn((await desk.get('Public/ImageAlbum/GetListPaged')).json, 'items')
    expect(listed).toMatchObject({ cover: a, imageCount: 2 })
    const second = await sourceOf(`${world.url}/imgCenter/${id}/2`)
    expect(second.html).toContain(`GetByte/${b}`)
    expect(second.html).toMatch(/rel="prev"[^>]*href="[^"]*\/1"/)
    expect(second.html).not.toContain('rel="next"')
    expect((await sourceOf(`${world.url}/imgCenter/${id}/3`)).status).toBe(404)
    for (const path of ['/imgCenter', `/imgCenter/${id}`, `/imgCenter/${id}/2`])
      expect((await sourceOf(world.url + path)).html).toMatch(/class="crumbs"[\s\S]*?href="\/mediaCenter"[\s\S]*?<\/ol>/)
  })
  test('has the cover that is chosen, and stands where the ministry has put it; a newer one comes before it', async () => {
    const make = async (titleAr: string, cover = 0) => {
      const [a, b] = await Promise.all(
        [3, 4].map(async hue => desk.uploaded(await picture(1200, 800, 'png', hue), `${hue}.png`, 'imageAlbum', 'images.image')),
      )
      const images = [a, b].map((image, index) => ({ image, altAr: 'مشهد من القاعة', isCover: index === cover }))
      return { id: await published('ImageAlbum', album({ titleAr, images })), images }
    }
    const [one, other] = [await make('ألبوم أول في الترتيب', 1), await make('ألبوم ثان في الترتيب')]
    expect(objectIn((await desk.get(`Public/ImageAlbum/Get/${one.id}`)).json).cover).toBe(one.images[1]?.image)
    const put = (ids: readonly string[]) => desk.call('PUT', 'ImageAlbum/Reorder', { body: { ids } })
    const order = async () =>
      listIn((await desk.get('Public/ImageAlbum/GetListPaged?maxResultCount=100')).json, 'items')
        .map(item => textIn(item, 'id'))
        .filter(id => [one.id, other.id, newer.id].includes(id))
    let newer = { id: '' }
    for (const ids of [
      [one.id, other.id],
      [other.id, one.id],
    ]) {
      expect((await put(ids)).status).toBe(200)
      expect(await order()).toEqual(ids)
    }
    newer = await make('ألبوم جديد لم يُرتَّب')
    expect(await order()).toEqual([newer.id, other.id, one.id])
    const { html } = await sourceOf(`${world.url}/imgCenter`)
    expect(html.indexOf('ألبوم ثان في الترتيب')).toBeLessThan(html.indexOf('ألبوم أول في الترتيب'))
  })
  test('takes no picture narrower than 1,000 pixels', async () => {
    const small = await desk.upload(await picture(800, 600), 'small.png', 'imageAlbum', 'images.image')
    expect(rulesIn(small)).toEqual(['file: imagePixels'])
  })
})

describe('the gallery of a news item', () => {
  test('has each picture at an address of its own, with the one before and the one after, and leads there', async () => {
    const images = await Promise.all(
      [1, 2, 3].map(async n => desk.uploaded(await picture(1200, 800, 'png', 40 + n), `${n}.png`, 'news', 'gallery.image')),
    )
    const gallery = images.map((image, index) => ({
      image,
      altAr: `مشهد من الحديقة ${index + 1}`,
      altEn: `View of the garden ${index + 1}`,
      captionAr: 'من افتتاح الحديقة',
      captionEn: 'At the opening',
    }))
    const id = await publishedNews(desk, { ...inEnglish, gallery })
    const read = async (path: string) => (await sourceOf(`${world.url}${path}`)).html
    const article = await read(`/news/${id}`)
    for (const n of [1, 2, 3]) expect(article).toContain(`href="/news/${id}/${n}"`)
    const second = await read(`/en/news/${id}/2`)
    expect(second).toContain('Picture 2 of 3')
    expect(second).toContain('alt="View of the garden 2"')
    expect(second).toContain(`GetByte/${images[1]}`)
    expect(second).toMatch(new RegExp(`rel="prev"[^>]*href="/en/news/${id}/1"`))
    expect(second).toMatch(new RegExp(`rel="next"[^>]*href="/en/news/${id}/3"`))
    expect(second).toContain('data-arrows')
    expect(await read(`/news/${id}/1`)).not.toContain('rel="prev"')
    expect(await read(`/news/${id}/3`)).not.toContain('rel="next"')
    for (const none of [`/news/${id}/4`, `/news/${id}/0`, `/news/${id}/x`, '/news/projects/1', '/successStory/projects/1'])
      expect([none, (await sourceOf(world.url + none)).status]).toEqual([none, 404])
    await withdraw(desk, id)
    expect((await sourceOf(`${world.url}/news/${id}/2`)).status).toBe(410)
  })
})

describe('the page of an event', () => {
  const day = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  const image = async (field: string, hue: number) => ({
    image: await desk.uploaded(await picture(1200, 800, 'png', hue), `${hue}.png`, 'event', `${field}.image`),
    altAr: 'مشهد من الورشة',
    altEn: 'View of the workshop',
  })
  const event = (more: Json = {}): Json => ({
    titleAr: 'ورشة حول صيانة شبكات المياه',
    summaryAr: 'تعرض الورشة ما تعلمته البلديات من صيانة شبكاتها في السنة الماضية.',
    bodyAr: '<p>تبدأ الورشة بعرض قصير، ثم تُفتح للأسئلة والملاحظات، ويُنشر ملخصها بعدها.</p>',
    category: ids.get('eventCategory.publicHearing'),
    attendanceMode: ids.get('attendanceMode.inPerson'),
    locationAr: 'قاعة البلدية',
    ...more,
  })

  test('leads to its pictures, its film, its partners, its album and the news of it; its album leads back', async () => {
    const video = await published('Video', film({ titleAr: 'فيلم الورشة' }))
    const [shown, hidden] = [await published('Partnership', partner()), await made('Partnership', partner({ titleAr: 'اتفاقية لم تُنشر' }))]
    const [gallery, outcomeImages] = [[await image('gallery', 60)], [await image('outcomeImages', 70)]]
    const tags = ['صيانة الشبكات']
    const more = { gallery, outcomeImages, video, partners: [shown, hidden], tags }
    const id = await published('Event', event({ ...more, startAt: at(-3), endAt: at(-2.9) }))
    const [related, other] = [
      await publishedNews(desk, { tags, date: at(-1).slice(0, 10) }),
      await publishedNews(desk, { tags: ['شأن آخر'], date: at(-1).slice(0, 10) }),
    ]
    const inAlbum = await desk.uploaded(await picture(1200, 800, 'png', 80), 'c.png', 'imageAlbum', 'images.image')
    const images = [{ image: inAlbum, altAr: 'مشهد من الورشة' }]
    const albumId = await published('ImageAlbum', album({ titleAr: 'صور الورشة', event: id, images }))
    const { html } = await sourceOf(`${world.url}/event/${id}`)
    const wayTo = [`/event/${id}/1`, `/event/${id}/2`, `/video/${video}`]
    for (const path of [...wayTo, `/partnerships?id=${shown}`, `/imgCenter/${albumId}`, `/news/${related}`])
      expect(html, path).toContain(`href="${path}"`)
    for (const none of [`/partnerships?id=${hidden}`, `/news/${other}"`, '<iframe']) expect(html).not.toContain(none)
    const second = await sourceOf(`${world.url}/en/event/${id}/2`)
    expect(second.html).toContain('Picture 2 of 2')
    expect(second.html).toContain(`GetByte/${outcomeImages[0]?.image}`)
    expect(second.html).toContain(`href="/en/event/${id}/1"`)
    expect((await sourceOf(`${world.url}/event/${id}/3`)).status).toBe(404)
    expect((await sourceOf(`${world.url}/imgCenter/${albumId}`)).html).toContain(`href="/event/${id}"`)
  })

  test('is not spoken of by its album before it is public, nor when it is withdrawn', async () => {
    const titleAr = 'ورشة لم تُعلن بعد'
    const id = await made('Event', event({ titleAr, startAt: at(5), endAt: at(5.1) }))
    const inAlbum = await desk.uploaded(await picture(1200, 800, 'png', 85), 'd.png', 'imageAlbum', 'images.image')
    const images = [{ image: inAlbum, altAr: 'مشهد من القاعة' }]
    const albumId = await published('ImageAlbum', album({ titleAr: 'صور القاعة', event: id, images }))
    const said = async () => {
      const [answer, page] = [await desk.get(`Public/ImageAlbum/Get/${albumId}`), await sourceOf(`${world.url}/imgCenter/${albumId}`)]
      return [answer.status, answer.bytes.toString().includes(titleAr), page.status, page.html.includes(titleAr)]
    }
    expect(await said()).toEqual([200, false, 200, false])
    expect((await desk.call('PUT', `Event/Publish/${id}`, { body: {} })).status).toBe(200)
    expect(await said()).toEqual([200, false, 200, true])
    expect((await desk.call('PUT', `Event/CancelPublish/${id}`, { body: { note: 'أُعلنت قبل موعدها' } })).status).toBe(200)
    expect(await said()).toEqual([200, false, 200, false])
  })

  test('shows no picture of what came of it before it is over', async () => {
    const [gallery, outcomeImages] = [[await image('gallery', 90)], [await image('outcomeImages', 100)]]
    const id = await published('Event', event({ gallery, outcomeImages, startAt: at(20), endAt: at(20.1) }))
    const { html } = await sourceOf(`${world.url}/newEvent/${id}`)
    expect(html).toContain(`href="/newEvent/${id}/1"`)
    expect(html).not.toContain(outcomeImages[0]?.image)
    expect((await sourceOf(`${world.url}/newEvent/${id}/2`)).status).toBe(404)
    const early = await sourceOf(`${world.url}/event/${id}/1`)
    expect([early.status, early.headers.get('location')]).toEqual([302, `/newEvent/${id}/1`])
  })
})

describe('slides', () => {
  const slide = async (more: Json = {}): Promise<Json> => ({
    titleAr: 'صور من المحطات',
    image: await desk.uploaded(await picture(1600, 700), 'slide.png', 'slider', 'image'),
    placement: ids.get('sliderPlacement.plans'),
    ...more,
  })
  test('stand on home while it is their time, in the order that they were put in', async () => {
    const home = { placement: ids.get('sliderPlacement.home') }
    const later = { publishAt: '2999-01-01T00:00:00Z' }
    const first = await published('Slider', await slide({ ...home, titleAr: 'الأولى' }))
    const second = await published('Slider', await slide({ ...home, titleAr: 'الثانية' }))
    await published('Slider', await slide({ ...home, ...later, titleAr: 'القادمة' }))
    expect((await desk.call('PUT', 'Slider/Reorder', { body: { ids: [second, first] } })).status).toBe(200)
    const shown = listIn((await desk.get('Public/Slider?placement=home')).json, 'items')
    expect(shown.map(item => textIn(item, 'id'))).toEqual([second, first])
    const { html } = await sourceOf(world.url)
    expect(html.indexOf('الثانية')).toBeLessThan(html.indexOf('الأولى'))
    expect(html).not.toContain('القادمة')
  })
  test('a seventh is not shown at one place', async () => {
    for (let n = 0; n < 6; n += 1) await published('Slider', await slide())
    const seventh = await publish('Slider', await made('Slider', await slide()))
    expect(rulesIn(seventh)).toEqual(['placement: rule'])
  })
})

describe.each(['', '/en'])('with nothing published of a kind (%s)', lang => {
  test.each([`${lang}/imgCenter?year=1999`, `${lang}/videoCenter?year=1999`, `${lang}/successStory`, `${lang}/mediaCenter`])(
    '%s says so and leads on',
    async path => {
      const page = await sourceOf(world.url + path)
      expect(page.status).toBe(200)
      expect(page.html).toContain('<h1')
    },
  )
})

describe('films, albums, services and agreements of which nothing is told in English', () => {
  test('stand in the English list only where they are asked for, and are counted above it', async () => {
    const [arabic, both] = ['فيلم بالعربية وحدها', 'فيلم باللغتين']
    await published('Video', film({ titleAr: arabic, url: 'https://www.youtube.com/watch?v=aqz-KE-bpK1' }))
    await published(
      'Video',
      film({
        titleAr: both,
        titleEn: 'A film in both languages',
        transcriptEn: '<p>The plant pumps water to three quarters.</p>',
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpK2',
      }),
    )
    const english = await sourceOf(`${world.url}/en/videoCenter`)
    expect(english.html).toContain('A film in both languages')
    expect(english.html).not.toContain(arabic)
    expect(english.html).toMatch(/(?:is|are) available in Arabic only\./)
    const asked = await sourceOf(`${world.url}/en/videoCenter?only=ar`)
    expect(asked.html).toContain(arabic)
    expect(asked.html).not.toContain('A film in both languages')
    for (const title of [arabic, both]) expect((await sourceOf(`${world.url}/videoCenter`)).html).toContain(title)
    for (const path of ['/en/mediaCenter', '/en']) expect((await sourceOf(world.url + path)).html).not.toContain(arabic)
  })
  test.each([
    ['gateServices', 'GateService', 'service', { summaryEn: 'What it is about' }],
    ['partnerships', 'Partnership', 'id', { titleEn: 'Training of technicians' }],
  ])('so do those of %s', async (page, calls, key, inEnglish) => {
    const service = {
      nameAr: 'خدمة بلا وصف بالإنجليزية',
      nameEn: 'Described in Arabic alone',
      summaryAr: 'وصف مختصر للخدمة',
      category: ids.get('gateServiceCategory.licences'),
      channels: [ids.get('serviceChannel.counter')],
      audience: [ids.get('audience.citizens')],
    }
    const body = calls === 'GateService' ? service : partner()
    const [inArabic, inBoth] = [await published(calls, body), await published(calls, { ...body, ...inEnglish })]
    // Of neither service more is told than its facts: the other one of its category stands beside them, in English where it is told so.
    if (calls === 'GateService') {
      const pageOf = async (lang: string, id: string) => (await sourceOf(`${world.url}${lang}/${page}?${key}=${id}`)).html
      expect(await pageOf('', inArabic)).toContain('خدمات أخرى:')
      expect(await pageOf('', inArabic)).toContain(`/${page}?${key}=${inBoth}"`)
      expect((await pageOf('/en', inArabic)).includes(`/${page}?${key}=${inBoth}"`)).toBe(true)
      expect((await pageOf('/en', inBoth)).includes(`/${page}?${key}=${inArabic}"`)).toBe(false)
    }
    const listed = async (path: string) => {
      const html = (await sourceOf(world.url + path)).html.replaceAll('<!-- -->', '')
      return { html, has: [inArabic, inBoth].map(id => html.includes(`/${page}?${key}=${id}"`)) }
    }
    const english = await listed(`/en/${page}`)
    expect(english.has).toEqual([false, true])
    expect(english.html).toMatch(/(?:is|are) available in Arabic only\. <a href="[^"]*only=ar"/)
    expect((await listed(`/en/${page}?only=ar`)).has).toEqual([true, false])
    expect((await listed(`/${page}`)).has).toEqual([true, true])
  })
})
