import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture, type Desk } from '../uploads.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { adminPassword, startWorld, type World } from '../world.ts'
import { adminDesk } from './desk.ts'
import { sourceOf } from './page.ts'

// What editors write by hand, as pages in both languages show it: links, labels, texts for machines.

let world: World
let desk: Desk
beforeAll(async () => {
  world = await startWorld({ MAHALLI_ADMIN_PASSWORD: adminPassword })
  desk = await adminDesk(world)
})
afterAll(() => world?.stop())

async function idOf(list: string, code: string): Promise<number> {
  const items = listIn((await desk.get(`Public/Lookup/GetByType/${list}`)).json, 'items')
  return Number(objectIn(items.find(item => textIn(item, 'code') === code)).id)
}
/** A record that citizens read. @returns its id */
async function published(kind: string, body: Json): Promise<string> {
  const made = await desk.call('POST', `${kind}/Create`, { body })
  expect(made.status, made.bytes.toString()).toBe(200)
  const id = textIn(made.json, 'id')
  const step = await desk.call('PUT', `${kind}/Publish/${id}`, { body: {} })
  expect(step.status, step.bytes.toString()).toBe(200)
  return id
}
const html = async (path: string) => (await sourceOf(world.url + path)).html

const file = '/api/Attachment/GetByte/01920000-0000-7000-8000-000000000000'
test.each([
  ['/en/contactUs', '/contactUs', '/en/contactUs'],
  ['/contactUs', '/contactUs', '/en/contactUs'],
  [file, file, file],
])('a service that begins at %s begins in the language of its reader, or at the file', async (linkUrl, ar, en) => {
  const id = await published('GateService', {
    nameAr: 'خدمة تبدأ في صفحة',
    nameEn: 'A service that begins on a page',
    category: await idOf('gateServiceCategory', 'licences'),
    channels: [await idOf('serviceChannel', 'online')],
    audience: [await idOf('audience', 'citizens')],
    linkUrl,
  })
  expect(await html(`/gateServices?service=${id}`)).toContain(`<a class="btn btn-act" href="${ar}"`)
  expect(await html(`/en/gateServices?service=${id}`)).toContain(`<a class="btn btn-act" href="${en}"`)
})

test('the list of services is at the address that asks for none by an empty key, for whoever has chosen larger type too', async () => {
  for (const headers of [{}, { cookie: 'a11y=zoom-125' }])
    expect((await fetch(`${world.url}/gateServices?service=`, { headers })).status).toBe(200)
})

test('the entry of a menu that leads to the page of the programming interface leads to it in the language of its reader', async () => {
  await published('Menu', {
    titleAr: 'للمبرمجين',
    titleEn: 'For programmers',
    menuType: await idOf('menu', 'basicMenu'),
    linkType: await idOf('menuLinkType', 'portalPage'),
    link: '/api/docs',
  })
  expect(await html('/aboutUs')).toMatch(/<a href="\/api\/docs"[^>]*>(?:<[^>]*>)*للمبرمجين/)
  expect(await html('/en/aboutUs')).toMatch(/<a href="\/en\/api\/docs"[^>]*>(?:<[^>]*>)*For programmers/)
})

test('machines read a text as it is written, with no sign of HTML in it', async () => {
  const both = {
    bodyAr: '<p>الشروط &amp; الأحكام&nbsp;أقل من &lt; خمسة.</p>',
    bodyEn: '<h2>First</h2><p>Terms &amp; conditions&nbsp;apply.</p>',
  }
  const kind = await idOf('staticPageKind', 'custom')
  await published('StaticPage', { kind, slug: 'terms-of-parking', titleAr: 'شروط الوقوف', titleEn: 'Terms of parking', ...both })
  const described = async (path: string) => /<meta name="description" content="([^"]*)"/.exec(await html(path))?.[1]
  expect(await described('/en/page/terms-of-parking')).toBe('Terms &amp; conditions apply.')
  expect(await described('/page/terms-of-parking')).toBe('الشروط &amp; الأحكام أقل من &lt; خمسة.')
})

test('the label of a slide’s link and the text of its picture are in a language of their own', async () => {
  const slide = async (more: Json) =>
    published('Slider', {
      image: await desk.uploaded(await picture(1600, 700), 'slide.png', 'slider', 'image'),
      placement: await idOf('sliderPlacement', 'home'),
      linkUrl: '/en/contactUs',
      linkLabelAr: 'اقرأ المزيد',
      imageAltAr: 'محطة المياه',
      titleAr: 'محطة جديدة',
      ...more,
    })
  await slide({ linkLabelEn: 'Read more of it', imageAltEn: 'The water plant' })
  await slide({ titleEn: 'A title in English' })
  const english = await html('/en')
  // Within words in Arabic, a label in English; within words in English, one in Arabic.
  expect(english).toMatch(/<a class="more" href="\/en\/contactUs" lang="en" dir="ltr">Read more of it/)
  expect(english).toMatch(/<a class="more" href="\/en\/contactUs" lang="ar" dir="rtl">اقرأ المزيد/)
  expect(english).toMatch(/<img [^>]*alt="محطة المياه"[^>]*lang="ar"/)
  expect(english).not.toMatch(/<img [^>]*alt="The water plant"[^>]*lang=/)
  expect(await html('/')).toMatch(/<a class="more" href="\/contactUs">اقرأ المزيد/)
})
