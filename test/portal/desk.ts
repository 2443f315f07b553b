import { deskOf as deskOfPerson, newsWith, picture, type Desk } from '../uploads.ts'
import { objectIn, textIn, type Json } from '../walk/json.ts'
import { adminPassword, type World } from '../world.ts'

/** The desk of the first administrator, or of another one, who may write and publish. */
export async function adminDesk(world: Pick<World, 'url'>, password = adminPassword, userName = 'admin'): Promise<Desk> {
  const visitor = await deskOfPerson(world)
  const { json } = await visitor.call('POST', 'Account/Login', { body: { userName, password } })
  const headers = { authorization: `Bearer ${textIn(json, 'access_token')}` }
  const call: Desk['call'] = (method, path, more = {}) => visitor.call(method, path, { ...more, headers: { ...headers, ...more.headers } })
  const upload: Desk['upload'] = (content, fileName, resource, field) => {
    const form = new FormData()
    form.set('resource', resource)
    form.set('field', field)
    form.set('file', new File([new Uint8Array(content)], fileName))
    return call('POST', 'Attachment/Upload', { form })
  }
  return {
    call,
    get: (path, more) => call('GET', path, { ...(more && { headers: more }) }),
    upload,
    uploaded: async (...file) => textIn((await upload(...file)).json, 'id'),
  }
}

/** Writes an item that can be published. @returns its id, and that of its picture */
export async function written(desk: Desk, more: Json = {}): Promise<{ id: string; mainImage: string }> {
  const { json: categories } = await desk.get('Public/Lookup/GetByType/newsCategory')
  const list: unknown[] = Array.isArray(categories?.items) ? categories.items : []
  const mainImage = await desk.uploaded(await picture(1200, 675), 'image.png', 'news', 'mainImage')
  const body = newsWith(Number(objectIn(list[0]).id), { mainImage, ...more })
  const created = await desk.call('POST', 'News/Create', { body })
  if (created.status !== 200) throw new Error(`Create answered ${created.status}: ${created.bytes.toString()}`)
  return { id: textIn(created.json, 'id'), mainImage: textIn(created.json, 'mainImage') }
}

/** Shows an item to citizens. */
export async function publish(desk: Desk, id: string): Promise<void> {
  const step = await desk.call('PUT', `News/Publish/${id}`, { body: {} })
  if (step.status !== 200) throw new Error(`Publish answered ${step.status}: ${step.bytes.toString()}`)
}

/** Writes an item and publishes it. @returns its id */
export async function published(desk: Desk, more: Json = {}): Promise<string> {
  const { id } = await written(desk, more)
  await publish(desk, id)
  return id
}

/** Takes an item away from citizens. */
export async function withdraw(desk: Desk, id: string): Promise<void> {
  const step = await desk.call('PUT', `News/CancelPublish/${id}`, { body: { note: 'نُشرت بالخطأ وتُسحب اليوم' } })
  if (step.status !== 200) throw new Error(`CancelPublish answered ${step.status}: ${step.bytes.toString()}`)
}

/** An English text beside the Arabic of `newsWith`. */
export const inEnglish: Json = {
  titleEn: 'A new public garden opens in the city',
  summaryEn: 'The municipality opened a new public garden in the middle of the city today.',
  bodyEn: '<p>The municipality opened a new public garden in the middle of the city today, with playgrounds, benches and trees.</p>',
  mainImageAltEn: 'The new public garden',
}
