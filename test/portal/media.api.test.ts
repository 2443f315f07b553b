import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { picture, rulesIn, type Desk } from '../uploads.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { adminPassword, startWorld, type World } from '../world.ts'
import { adminDesk, inEnglish, published as publishedNews, withdraw } from './desk.ts'
import { sourceOf } from './page.ts'

let world: World
let desk: Desk
const ids = new Map<string, number>()
beforeAll(async () => {
  world = await startWorld({ MAHALLI_ADMIN_PASSWORD: adminPassword })
  desk = await adminDesk(world)
  for (const list of ['videoCategory', 'videoSource', 'mediaRights', 'albumCategory', 'sliderPlacement'])
    for (const item of listIn((await desk.get(`Public/Lookup/GetByType/${list}`)).json, 'items'))
      ids.set(`${list}.${textIn(item, 'code')}`, Number(objectIn(item).id))
})
afterAll(() => world?.stop())

const film = (more: Json = {}): Json => ({
  titleAr: 'جولة في محطة المياه',
  category: ids.get('videoCategory.project'),
  date: '2026-03-01',
  source: ids.get('videoSource.youtube'),
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  rights: ids.get('mediaRights.owned'),
  transcriptAr: '<p>تضخ المحطة المياه إلى ثلاثة أحياء.</p>',
  ...more,
})

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

describe('films and albums of which nothing is told in English', () => {
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
    expect((await sourceOf(`${world.url}/en/mediaCenter`)).html).not.toContain(arabic)
  })
})
