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

test('own forms of a text with a number are said by its numbers', async () => {
  expect((await update('portal.search.resultCount', { zeroAr: 'لم نجد شيئًا' })).status).toBe(200)
  expect(await page('/search?q=zzz')).not.toContain('لا نتائج')
  expect(await get('portal.search.resultCount')).toMatchObject({ own: { zeroAr: 'لم نجد شيئًا' } })
  await restore('portal.search.resultCount')
})

test('pages with React bring the own texts of the desk along, never those of the portal, and nothing where there are none', async () => {
  expect(await page('/login')).not.toContain('own-texts')
  await update('signIn.forgot', { textAr: 'نسيتها؟ </script><', textEn: 'Forgotten?' }).then(answer =>
    expect(rulesIn(answer)).toEqual(['textAr: plainText']),
  )
  expect((await update('signIn.forgot', { textAr: 'نسيتها < 5؟', textEn: 'Forgotten?' })).status).toBe(200)
  expect((await update('portal.head.menu', { textEn: 'All pages' })).status).toBe(200)
  const login = await page('/login')
  const [, sent = ''] = /<script id="own-texts" type="application\/json">(.*?)<\/script>/.exec(login) ?? []
  expect(JSON.parse(sent)).toEqual({ ar: { 'signIn.forgot': 'نسيتها < 5؟' }, en: { 'signIn.forgot': 'Forgotten?' } })
  expect(sent).not.toContain('<')
  await restore('signIn.forgot')
  await restore('portal.head.menu')
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

test('restoring what nobody ever changed writes nothing', async () => {
  expect((await restore('generic.yes')).status).toBe(200)
  expect(await get('generic.yes')).toMatchObject({ recordId: null })
})
