import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle } from '../people.ts'
import { deskOf, rulesIn, type Desk } from '../uploads.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner, startWorld, type World } from '../world.ts'

let world: World
let administrator: Desk
let reader: Desk
beforeAll(async () => {
  world = await startWorld()
  await settle(world)
  administrator = await deskOf(world, 'administrator')
  await asOwner(world.database.ownerUrl, client =>
    client.query(`update user_role set permissions = array_append(permissions, 'Admin.InterfaceText') where code = 'member'`),
  )
  reader = await deskOf(world, 'member')
})
afterAll(() => world.stop())

const page = async (path: string) => (await fetch(world.url + path)).text()
const get = async (key: string) => objectIn((await administrator.get(`InterfaceText/Get/${key}`)).json)
async function update(key: string, own: Json, stamp?: string) {
  const { concurrencyStamp } = await get(key)
  const given = stamp ?? (typeof concurrencyStamp === 'string' ? concurrencyStamp : undefined)
  return administrator.call('PUT', 'InterfaceText/Update', { body: { id: key, ...(given && { concurrencyStamp: given }), ...own } })
}
const restore = (key: string) => administrator.call('PUT', `InterfaceText/Restore/${key}`, { body: {} })
const keysOf = async (query: string) =>
  listIn((await administrator.get(`InterfaceText/GetListPaged?maxResultCount=100&${query}`)).json, 'items').map(item => textIn(item, 'key'))

test('every text is listed by its part, with its original, its variables and its forms', async () => {
  const { json } = await administrator.get('InterfaceText/GetListPaged?area=palette&maxResultCount=100')
  const items = listIn(json, 'items').map(item => objectIn(item))
  expect(items.map(({ key }) => key)).toContain('palette.resultCount')
  expect(new Set(items.map(({ area }) => area))).toEqual(new Set(['palette']))
  expect(listIn(json, 'areas')).toContainEqual({ area: 'palette', count: items.length, changed: 0 })
  expect(await get('generic.lacks')).toMatchObject({
    variables: ['act', 'kind'],
    isCount: false,
    own: {},
    recordId: null,
    concurrencyStamp: null,
    originals: { textEn: 'You do not have the permission “{act}” in “{kind}”; the user manager of your place grants it' },
  })
  expect(Object.keys(objectIn((await get('generic.recordCount')).originals))).toHaveLength(8)
})

test.each([
  ['its Arabic, however it is written', 'استعاده كلمه المرور', ['signIn.recoverTitle', 'signIn.recoverAgain']],
  ['its English', 'forgotten', ['signIn.forgot']],
  ['its key', 'portal.head toSearch', ['portal.head.toSearch']],
])('a text is found by %s', async (_by, words, wanted) => {
  expect(await keysOf(`filter=${encodeURIComponent(words)}`)).toEqual(wanted)
})

test('who may only read is told what he lacks when he writes', async () => {
  expect((await reader.get('InterfaceText/GetListPaged')).status).toBe(200)
  expect((await reader.call('PUT', 'InterfaceText/Update', { body: { id: 'generic.save', textAr: 'احفظ' } })).status).toBe(403)
  expect((await reader.call('PUT', 'InterfaceText/Restore/generic.save', { body: {} })).status).toBe(403)
})

test('an own text is on the very next page of the portal, in its language alone, and goes with its restoring', async () => {
  expect(await page('/news')).toContain('تجاوز إلى المحتوى')
  expect(await page('/en/news')).toContain('Skip to the content')
  expect((await update('portal.head.toContent', { textAr: 'إلى الأخبار مباشرة' })).status).toBe(200)
  expect(await page('/news')).toContain('إلى الأخبار مباشرة')
  expect(await page('/news')).not.toContain('تجاوز إلى المحتوى')
  expect(await page('/en/news')).toContain('Skip to the content')
  expect((await restore('portal.head.toContent')).status).toBe(200)
  expect(await page('/news')).toContain('تجاوز إلى المحتوى')
})

test('the foot and the office hours are the ministry’s to say, also what the script of the page chooses', async () => {
  await update('portal.foot.staff', { textAr: 'لموظفينا' })
  await update('portal.hours.closed', { textAr: 'عدنا بعد حين' })
  await update('portal.hours.everyDay', { textAr: 'طوال الأسبوع' })
  const home = await page('/')
  expect(home).toContain('<h2>لموظفينا</h2>')
  const [, hours = ''] = /data-hours="([^"]*)"/.exec(home) ?? []
  expect(JSON.parse(hours.replaceAll('&quot;', '"'))).toMatchObject({ closed: 'عدنا بعد حين' })
  for (const key of ['portal.foot.staff', 'portal.hours.closed', 'portal.hours.everyDay']) await restore(key)
  expect(await page('/')).toContain('<h2>للعاملين</h2>')
})

test('own forms of a text with a number are said by its numbers', async () => {
  // The statements of a fresh portal are what there is to find.
  const own = {
    oneAr: 'وجدنا شيئًا',
    twoAr: 'وجدنا شيئين',
    fewAr: 'وجدنا {n} أشياء',
    manyAr: 'وجدنا {n} شيئًا',
    textAr: 'وجدنا {n} شيء',
  }
  expect((await update('portal.search.resultCount', own)).status).toBe(200)
  expect(await page('/search?q=الوصول')).toMatch(/وجدنا (?:<[^>]*>)*(?:\d|شيئ)/)
  expect(await get('portal.search.resultCount')).toMatchObject({ own })
  await restore('portal.search.resultCount')
})

test('pages with React bring the own texts of the desk along, of the portal what they say themselves, and nothing where there are none', async () => {
  expect(await page('/login')).not.toContain('own-texts')
  await update('signIn.forgot', { textAr: 'نسيتها؟ </script><', textEn: 'Forgotten?' }).then(answer =>
    expect(rulesIn(answer)).toEqual(['textAr: plainText']),
  )
  expect((await update('signIn.forgot', { textAr: 'نسيتها < 5؟', textEn: 'Forgotten?' })).status).toBe(200)
  expect((await update('portal.news.newest', { textEn: 'What is new' })).status).toBe(200)
  // The messages above the card of signing in; the menu of a page that has failed.
  expect((await update('portal.gate.messages', { textEn: 'What the portal tells' })).status).toBe(200)
  expect((await update('portal.menu.news', { textAr: 'مستجدات' })).status).toBe(200)
  const login = await page('/login')
  const [, sent = ''] = /<script id="own-texts" type="application\/json">(.*?)<\/script>/.exec(login) ?? []
  expect(JSON.parse(sent)).toEqual({
    ar: { 'portal.menu.news': 'مستجدات', 'signIn.forgot': 'نسيتها < 5؟' },
    en: { 'portal.gate.messages': 'What the portal tells', 'signIn.forgot': 'Forgotten?' },
  })
  expect(sent).not.toContain('<')
  for (const key of ['signIn.forgot', 'portal.news.newest', 'portal.gate.messages', 'portal.menu.news']) await restore(key)
  expect(await page('/login')).not.toContain('own-texts')
})

test('a text without its variable is refused at its form, in the caller’s language, and nothing is written', async () => {
  const refused = await administrator.call('PUT', 'InterfaceText/Update', {
    body: { id: 'generic.lacks', textAr: 'لا تملك «{act}»', textEn: '“{act}” in “{kind}”' },
    headers: { 'accept-language': 'en' },
  })
  expect(refused.status).toBe(400)
  expect(listIn(objectIn(objectIn(refused.json).error), 'validationErrors')).toEqual([
    { members: ['textAr'], rule: 'missingVariable', message: 'The text must contain the variable {kind}' },
  ])
  expect(await get('generic.lacks')).toMatchObject({ own: {}, recordId: null })
})

test('an unknown field and an unknown key are refused by their names', async () => {
  expect(rulesIn(await update('generic.save', { colour: 'red' }))).toEqual(['colour: unknownField'])
  expect((await administrator.call('PUT', 'InterfaceText/Update', { body: { id: 'generic.nothing', textAr: 'لا' } })).status).toBe(404)
})

test('what somebody else has changed meanwhile is not overwritten', async () => {
  expect((await update('generic.saved', { textAr: 'حُفظ' })).status).toBe(200)
  const refused = await update('generic.saved', { textAr: 'حُفظ الآن' }, randomUUID())
  expect(refused).toMatchObject({ status: 409, json: { error: { code: 'stale', details: { theirs: { own: { textAr: 'حُفظ' } } } } } })
  // Whoever has read it before anybody changed it has no stamp.
  const unread = await administrator.call('PUT', 'InterfaceText/Update', { body: { id: 'generic.saved', textAr: 'تم' } })
  expect(unread.status).toBe(409)
  await restore('generic.saved')
})

test('a form that is left out stays, null and the original bring the program’s back', async () => {
  await update('generic.add', { textAr: 'أضف', textEn: 'Add one' })
  expect(await get('generic.add')).toMatchObject({ own: { textAr: 'أضف', textEn: 'Add one' } })
  await update('generic.add', { textAr: 'أضف جديدًا' })
  expect(await get('generic.add')).toMatchObject({ own: { textAr: 'أضف جديدًا', textEn: 'Add one' } })
  await update('generic.add', { textEn: null, textAr: 'إضافة' })
  expect((await get('generic.add')).own).toEqual({})
  expect(await keysOf('onlyChanged=true')).toEqual([])
})

test('what became of a text stands in its history, and restoring says so', async () => {
  await update('generic.delete', { textAr: 'احذف' })
  await restore('generic.delete')
  const { recordId, lastModifier } = await get('generic.delete')
  expect(lastModifier).not.toBeNull()
  const { json } = await administrator.get(`AuditLog/GetRecordHistory?tableName=interfaceText&rowId=${String(recordId)}`)
  const told = listIn(json, 'items').map(item => objectIn(item))
  expect(told[0]).toMatchObject({ reason: 'restored', fieldNames: ['textAr'] })
  expect(listIn(told[0] ?? {}, 'changes')).toEqual([{ fieldName: 'textAr', oldValue: 'احذف', newValue: null }])
})

test('the audit names the text that was changed', async () => {
  await update('generic.moreActs', { textAr: 'انقل' })
  const { json } = await administrator.get('AuditLog/GetListPaged?tableName=interfaceText&maxResultCount=1')
  expect(objectIn(listIn(json, 'items')[0])).toMatchObject({ rowTitleAr: 'generic.moreActs' })
  await restore('generic.moreActs')
})

/** As a release leaves it that has changed the text since: the call itself would refuse this. */
const leaveBehind = (key: string, column: string, text: string) =>
  asOwner(world.database.ownerUrl, client => client.query(`update interface_text set ${column} = $2 where key = $1`, [key, text]))

test('an own text that no longer fits its variables is not said, and is marked until somebody corrects it', async () => {
  await update('generic.keptAs', { textAr: 'صار «{state}»', textEn: 'It is “{state}”' })
  await leaveBehind('generic.keptAs', 'text_ar', 'صار «{status}»')
  await leaveBehind('generic.keptAs', 'few_ar', 'صار')
  // All own texts are read anew with any change of one.
  await update('generic.moreActs', { textAr: 'غيرها' })
  const [, sent = ''] = /<script id="own-texts" type="application\/json">(.*?)<\/script>/.exec(await page('/login')) ?? []
  expect(JSON.parse(sent)).toEqual({ ar: { 'generic.moreActs': 'غيرها' }, en: { 'generic.keptAs': 'It is “{state}”' } })
  expect(await get('generic.keptAs')).toMatchObject({ isOutdated: true, own: { textAr: 'صار «{status}»', textEn: 'It is “{state}”' } })
  expect(rulesIn(await update('generic.keptAs', { textEn: 'Now “{state}”' }))).toEqual([
    'textAr: missingVariable',
    'textAr: unknownVariable',
  ])
  // What stands in a form that the text no longer has is in nobody's way, and goes with the next change.
  expect((await update('generic.keptAs', { textAr: 'أصبح «{state}»' })).status).toBe(200)
  expect(await get('generic.keptAs')).toMatchObject({ isOutdated: false, own: { textAr: 'أصبح «{state}»', textEn: 'It is “{state}”' } })
  expect(rulesIn(await update('generic.keptAs', { fewAr: 'صارت' }))).toEqual(['fewAr: hidden'])
  for (const key of ['generic.keptAs', 'generic.moreActs']) await restore(key)
})

test('restoring what nobody ever changed writes nothing', async () => {
  expect((await restore('generic.yes')).status).toBe(200)
  expect(await get('generic.yes')).toMatchObject({ recordId: null })
})
