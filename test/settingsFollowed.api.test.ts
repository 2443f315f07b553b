import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle } from './people.ts'
import { configDeskOf, type ConfigDesk } from './settings.ts'
import { deskOf, newsWith, pdf, picture, rulesIn, type Desk } from './uploads.ts'
import { listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { asOwner, startWorld, type World } from './world.ts'

// Each setting of the portal, the lists, the uploads and the system is read by the program: changed, something else is seen.

let world: World
let administrator: ConfigDesk
let editor: Desk
let visitor: Desk
beforeAll(async () => {
  world = await startWorld()
  await settle(world)
  administrator = await configDeskOf(world)
  editor = await deskOf(world, 'editor')
  visitor = await deskOf(world)
})
afterAll(() => world.stop())

const page = async (path: string) => (await fetch(world.url + path)).text()
const saved = async (...what: Parameters<ConfigDesk['save']>) => expect((await administrator.save(...what)).status).toBe(200)

test('names stand in the head of every page, in both languages', async () => {
  await saved('identity', {
    'General.ProductNameAr': 'بلديتي',
    'General.ProductNameEn': 'My Town',
    'General.OwnerNameEn': 'The Ministry of Towns',
  })
  expect(await page('/news')).toContain('<title>بلديتي - الأخبار</title>')
  const english = await page('/en/news')
  expect(english).toContain('<title>My Town - News</title>')
  expect(english).toContain('The Ministry of Towns')
  await saved('identity', {}, { defaults: ['General.ProductName', 'General.OwnerName'] })
})

test('the logo takes the place of the mark', async () => {
  const logo = await administrator.uploaded(await picture(300, 90), 'logo.png', 'setting', 'General.Logo')
  expect(await page('/')).not.toContain('site-logo')
  await saved('identity', { 'General.Logo': logo })
  expect(await page('/')).toContain(`src="/api/Attachment/GetByte/${logo}?width=400"`)
  const dark = await administrator.uploaded(await picture(301, 91), 'dark.png', 'setting', 'General.LogoDark')
  await saved('identity', { 'General.LogoDark': dark })
  // The press reads on what terms, and finds both.
  for (const [path, terms] of [
    ['/mediaCenter', 'بشكله وألوانه دون تغيير'],
    ['/en/mediaCenter', 'unchanged in form and colours'],
  ] as const) {
    const press = await page(path)
    expect([
      press.includes(terms),
      ...[logo, dark].map(id => press.includes(`<a class="more" href="/api/Attachment/GetByte/${id}">`)),
    ]).toEqual([true, true, true])
  }
  await saved('identity', { 'General.LogoDark': null })
  expect((await fetch(`${world.url}/api/Attachment/GetByte/${logo}?width=400`)).headers.get('content-type')).toBe('image/webp')
  await saved('identity', { 'General.Logo': null })
  for (const path of ['/', '/mediaCenter']) expect(await page(path)).not.toMatch(/site-logo|بشكله وألوانه/)
})

test('a logo for dark colours stands beside the other, and is not loaded where it is not shown', async () => {
  const dark = await administrator.uploaded(await picture(301, 91), 'dark.png', 'setting', 'General.LogoDark')
  expect(await page('/')).not.toContain('on-dark')
  await saved('identity', { 'General.LogoDark': dark })
  const shown = await page('/')
  expect(shown).toContain(`class="site-logo on-dark" src="/api/Attachment/GetByte/${dark}?width=400" alt="" loading="lazy"`)
  // Without a logo of its own the light ground keeps the mark.
  expect(shown).toContain('<span class="on-light"><')
  await saved('identity', { 'General.LogoDark': null })
  expect(await page('/')).not.toContain('on-dark')
})

test('the icon of the tab is the ministry’s own, on pages of every theme', async () => {
  const icon = await administrator.uploaded(await picture(128, 128), 'icon.png', 'setting', 'General.Favicon')
  const link = `<link rel="icon" href="/api/Attachment/GetByte/${icon}"/>`
  const everywhere = ['/', '/en/news', '/login', '/dashboard/profile', '/nothing-here']
  for (const path of everywhere) expect(await page(path)).toContain('<link rel="icon" type="image/svg+xml"')
  await saved('identity', { 'General.Favicon': icon })
  for (const path of everywhere) expect(await page(path)).toContain(link)
  expect((await fetch(`${world.url}/api/Attachment/GetByte/${icon}`)).headers.get('content-type')).toBe('image/webp')
  expect((await fetch(`${world.url}/favicon.ico`)).url).toBe(`${world.url}/api/Attachment/GetByte/${icon}`)
  await saved('identity', { 'General.Favicon': null })
  for (const path of everywhere) expect(await page(path)).not.toContain(link)
})

test('a picture of another kind, or of a record, is no logo and no icon', async () => {
  const mainImage = await editor.uploaded(await picture(1200, 675), 'photo.png', 'news', 'mainImage')
  const draft = await editor.call('POST', 'News/Create', { body: { titleAr: 'خبر بصورة', mainImage, isDraft: true } })
  expect(draft.status).toBe(200)
  for (const key of ['General.LogoDark', 'General.Favicon']) {
    expect(rulesIn(await administrator.upload(await picture(60, 60, 'gif'), 'logo.gif', 'setting', key))).toEqual(['file: fileType'])
    expect(rulesIn(await administrator.save('identity', { [key]: mainImage }))).toEqual([`${key}: file`])
  }
})

test('office hours, contact details and networks stand in the foot', async () => {
  const networks = listIn((await visitor.get('Public/Lookup/GetByType/socialNetwork')).json, 'items').map(item => objectIn(item))
  const holidays = listIn((await visitor.get('Public/Lookup/GetByType/officialHoliday')).json, 'items').map(item => objectIn(item))
  await saved('contact', {
    'Contact.OfficeDays': [6, 0, 1, 2],
    'Contact.OfficeTo': '14:30',
    'Calendar.Holidays': [{ holiday: holidays[0]?.id, fromDate: '2090-01-01', toDate: '2090-01-01' }],
    'Contact.Phone': '+97022409890',
    'Contact.Email': 'info@example.ps',
    'Contact.AddressAr': 'رام الله، شارع الإرسال',
    'Contact.Social': [{ network: networks[0]?.id, url: 'https://www.facebook.com/example' }],
  })
  // An address's names stay in one line.
  const arabic = (await page('/')).replaceAll('\u00a0', ' ')
  expect(arabic).toContain('من السبت إلى الثلاثاء')
  expect(arabic).toContain('2:30')
  expect(arabic).toContain('href="tel:+97022409890"')
  expect(arabic).toContain('href="mailto:info@example.ps"')
  expect(arabic).toContain('رام الله، شارع الإرسال')
  expect(arabic).toContain('href="https://www.facebook.com/example"')
  expect(arabic).toContain('2090-01-01')
  // Without English the Arabic is shown.
  expect((await page('/en')).replaceAll('\u00a0', ' ')).toContain('رام الله، شارع الإرسال')
})

test('lists of the portal have as many rows as the setting says', async () => {
  await saved('portal', { 'Site.ListPageSize': 5 })
  expect(objectIn((await visitor.get('Public/Site')).json).listPageSize).toBe(5)
  await saved('portal', {}, { defaults: ['Site.ListPageSize'] })
})

test('search engines are told to look, and to look away', async () => {
  expect(await page('/robots.txt')).toContain('Disallow: /dashboard')
  expect(await page('/')).not.toContain('noindex')
  await saved('portal', { 'Site.Indexing': false })
  expect(await page('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(await page('/')).toContain('<meta name="robots" content="noindex, follow"/>')
  await saved('portal', {}, { defaults: ['Site.Indexing'] })
})

test('under maintenance the portal is read, and the desk is for administrators alone', async () => {
  await saved('system', {
    'System.Maintenance': true,
    'System.MaintenanceTextAr': 'نعود عند الثامنة',
    'System.MaintenanceTextEn': 'Back at eight',
  })
  expect(await page('/news')).toContain('نعود عند الثامنة')
  const refused = await editor.get('News/GetListPaged', { 'accept-language': 'en' })
  expect(refused).toMatchObject({ status: 503, json: { error: { code: 'maintenance', message: 'Back at eight' } } })
  expect(refused.headers.get('retry-after')).toBe('600')
  expect((await administrator.get('News/GetListPaged')).status).toBe(200)
  expect((await visitor.get('Public/News/GetListPaged')).status).toBe(200)
  await saved('system', {}, { defaults: ['System.Maintenance', 'System.MaintenanceText'] })
  expect((await editor.get('News/GetListPaged')).status).toBe(200)
})

test('what is uploaded keeps to the types and sizes of the settings', async () => {
  const png = await picture(900, 600)
  expect((await editor.upload(png, 'a.png', 'news', 'mainImage')).status).toBe(200)
  await saved('uploads', { 'Uploads.ImageTypes': [2, 3], 'Uploads.MaxDocumentKB': 100 })
  expect(rulesIn(await editor.upload(png, 'a.png', 'news', 'mainImage'))).toEqual(['file: fileType'])
  expect((await editor.upload(await picture(900, 600, 'jpeg'), 'a.jpg', 'news', 'mainImage')).status).toBe(200)
  expect(rulesIn(await editor.upload(pdf(101 * 1024), 'a.pdf', 'news', 'attachments.file'))).toEqual(['file: fileSize'])
  await saved('uploads', {}, { defaults: ['Uploads.ImageTypes', 'Uploads.MaxDocumentKB'] })
})

test('news that need English are not published without it', async () => {
  const publisher = await deskOf(world, 'publisher')
  const category = Number(objectIn(listIn((await visitor.get('Public/Lookup/GetByType/newsCategory')).json, 'items')[0]).id)
  const mainImage = await editor.uploaded(await picture(1200, 675), 'photo.png', 'news', 'mainImage')
  const id = textIn((await editor.call('POST', 'News/Create', { body: newsWith(category, { mainImage }) })).json, 'id')
  await saved('content', { 'Content.RequireEnglish': [1] })
  const refused = await publisher.call('PUT', `News/Publish/${id}`, { body: {} })
  expect(refused).toMatchObject({
    status: 400,
    json: { error: { code: 'incomplete', details: { fields: ['titleEn', 'summaryEn', 'bodyEn'] } } },
  })
  await saved('content', {}, { defaults: ['Content.RequireEnglish'] })
  expect((await publisher.call('PUT', `News/Publish/${id}`, { body: {} })).status).toBe(200)
})

/** A published news item: its id. @param more as News/Create takes it */
async function published(more: Json): Promise<string> {
  const publisher = await deskOf(world, 'publisher')
  const category = Number(objectIn(listIn((await visitor.get('Public/Lookup/GetByType/newsCategory')).json, 'items')[0]).id)
  const mainImage = await editor.uploaded(await picture(1200, 675), 'photo.png', 'news', 'mainImage')
  const id = textIn((await editor.call('POST', 'News/Create', { body: newsWith(category, { mainImage, ...more }) })).json, 'id')
  expect((await publisher.call('PUT', `News/Publish/${id}`, { body: {} })).status).toBe(200)
  return id
}

test('what is older than the setting says is of the archive, in lists and on its page', async () => {
  const id = await published({ titleAr: 'خبر عيد قديم', date: '2020-05-24' })
  const shown = () => Promise.all(['/news', `/news/${id}`, `/en/news/${id}`].map(page))
  const [list, item, english] = await shown()
  expect(list).toContain('مادة أرشيفية')
  expect(item).toContain('<strong>مادة أرشيفية</strong>')
  expect(english).toContain('<strong>Archive item</strong>')
  await saved('portal', { 'Site.OldContentMonths': 600 })
  for (const text of await shown()) expect(text).not.toMatch(/مادة أرشيفية|Archive item/)
  await saved('portal', {}, { defaults: ['Site.OldContentMonths'] })
  expect(await page(`/news/${id}`)).toContain('مادة أرشيفية')
})

test('articles bear the Hijri date too while the ministry shows both calendars', async () => {
  const id = await published({ titleAr: 'خبر عيد الفطر', date: '2020-05-24' })
  expect(await page(`/news/${id}`)).toContain('1 شوال 1441 هـ')
  expect(await page(`/en/news/${id}`)).toContain('1 Shawwal 1441 AH')
  expect(rulesIn(await administrator.save('identity', { 'General.Calendars': [2] }))).toEqual(['General.Calendars: rule'])
  await saved('identity', { 'General.Calendars': [1] })
  const [arabic, english] = await Promise.all([`/news/${id}`, `/en/news/${id}`].map(page))
  expect([arabic?.includes('2020/05/24'), arabic?.includes('شوال'), english?.includes('1441')]).toEqual([true, false, false])
  await saved('identity', {}, { defaults: ['General.Calendars'] })
  expect(await page(`/news/${id}`)).toContain('1 شوال 1441 هـ')
})

test('the search box offers as much as the setting says', async () => {
  for (const titleAr of ['حديقة الزيتون الجديدة', 'حديقة التفاح الجديدة', 'حديقة اللوز الجديدة']) await published({ titleAr })
  const offered = async () => listIn((await visitor.get(`Public/Search/Suggest?q=${encodeURIComponent('حديقة')}`)).json, 'items')
  await expect.poll(async () => (await offered()).length).toBeGreaterThan(2)
  await saved('search', { 'Search.Suggestions': 2 })
  expect(await offered()).toHaveLength(2)
  await saved('search', {}, { defaults: ['Search.Suggestions'] })
  expect((await offered()).length).toBeGreaterThan(2)
})

test('the contact page leads to the building that the settings mark, and answers what is asked most', async () => {
  const before = await page('/contactUs')
  expect(before).not.toContain('mlat=')
  expect(before).toContain('كيف أجد هيئتي المحلية؟')
  expect(before).not.toContain('كيف أدخل إلى لوحة التحكم؟')
  expect(await page('/en/contactUs')).toContain('How do I find my local authority?')
  expect(rulesIn(await administrator.save('contact', { 'Contact.Map': { lat: 35.2, lng: 31.9 } }))).toEqual(['Contact.Map: locationBounds'])
  await saved('contact', { 'Contact.Map': { lat: 31.9, lng: 35.2 } })
  expect(await page('/contactUs')).toContain('mlat=31.9&amp;mlon=35.2')
  await saved('contact', { 'Contact.Map': null })
  expect(await page('/contactUs')).not.toContain('mlat=')
})

test('an export has no more rows than the setting allows', async () => {
  await asOwner(world.database.ownerUrl, client =>
    client.query(`insert into place (id, concurrency_stamp, type_code, code, name_ar, name_en, is_active)
      select gen_random_uuid(), gen_random_uuid(), 6, 'X' || n, 'مديرية ' || n, 'Directorate ' || n, true from generate_series(1, 1000) n`),
  )
  expect((await administrator.get('Place/Export')).status).toBe(200)
  await saved('lists', { 'Lists.ExportMaxRows': 1000 })
  const refused = await administrator.get('Place/Export', { 'accept-language': 'en' })
  expect(textIn(objectIn(refused.json, 'error'), 'code')).toBe('tooManyRows')
  await saved('lists', {}, { defaults: ['Lists.ExportMaxRows'] })
})

test('the credit of maps is the one that was set', async () => {
  await saved('maps', { 'Maps.AttributionAr': 'مصدر الخرائط: دائرة المساحة', 'Maps.AttributionEn': 'Maps: survey department' })
  expect(await page('/en')).toContain('Maps: survey department')
  await saved('maps', { 'Maps.AttributionAr': null, 'Maps.AttributionEn': null })
})
