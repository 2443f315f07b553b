import sharp from 'sharp'
import { done, type Client } from './client.ts'
import { textIn, type Json } from './json.ts'
import { placeId, type Scene } from './scene.ts'

/** What a news item of a place is made with: everything that must be there when it is sent for review. */
export function newsBody(scene: Scene, place: string, more: Json = {}): Json {
  return {
    place: placeId(scene, place),
    titleAr: `افتتاح خط مياه جديد في الهيئة ${place}`,
    summaryAr: 'افتتحت الهيئة خط مياه جديدًا يخدم ثلاثة أحياء ويخفض الانقطاع صيفًا.',
    bodyAr: '<p>افتتحت الهيئة المحلية اليوم خط مياه جديدًا بطول أربعة كيلومترات يخدم ثلاثة أحياء في المدينة.</p>',
    category: scene.lookup('newsCategory', 'authorities'),
    date: '2026-03-01',
    ...more,
  }
}

/** What a tender of a place is made with: everything that must be there when it is sent for review. */
export function adsBody(scene: Scene, place: string, more: Json = {}): Json {
  return {
    place: placeId(scene, place),
    titleAr: `عطاء تعبيد طريق في الهيئة ${place}`,
    summaryAr: 'تدعو الهيئة المقاولين المصنفين إلى تقديم عروضهم لتعبيد الطريق الرئيس.',
    bodyAr: '<p>يشمل العمل كشط الإسفلت القديم وطبقة أساس جديدة وإسفلتًا بسماكة ستة سنتيمترات على طول كيلومترين.</p>',
    category: scene.lookup('adCategory', 'worksTender'),
    date: '2026-03-01',
    closingAt: '2090-06-01T09:00:00.000Z',
    ...more,
  }
}

/** What an event of a place is made with. */
export function eventBody(scene: Scene, place: string, more: Json = {}): Json {
  return {
    place: placeId(scene, place),
    titleAr: `جلسة استماع علنية في الهيئة ${place}`,
    summaryAr: 'تعرض الهيئة مشروع موازنتها وتستمع إلى ملاحظات السكان قبل المصادقة عليه.',
    bodyAr: '<p>تبدأ الجلسة بعرض قصير للإيرادات والمصروفات، ثم تُفتح للأسئلة والملاحظات، ويُنشر محضرها بعدها.</p>',
    category: scene.lookup('eventCategory', 'publicHearing'),
    startAt: '2090-06-01T14:00:00.000Z',
    endAt: '2090-06-01T16:00:00.000Z',
    attendanceMode: scene.lookup('attendanceMode', 'inPerson'),
    locationAr: 'قاعة البلدية',
    ...more,
  }
}

/** What a complete water sheet of an authority is made with. */
export function waterBody(scene: Scene, place: string, year: number): Json {
  return {
    localCommId: placeId(scene, place),
    year,
    dataSource: scene.lookup('dataSource', 'localAuthority'),
    isServed: true,
    providerType: scene.lookup('serviceProviderType', 'localAuthority'),
    connectedHouseholds: 900,
    billingMethod: scene.lookup('billingMethod', 'collector'),
    subscribers: [{ category: scene.lookup('subscriberCategory', 'domestic'), count: 900, consumptionM3: 100_000 }],
    supply: [{ sourceType: scene.lookup('waterSourceType', 'authorityWell'), quantityM3: 130_000 }],
  }
}

/** What the file of a new authority under a directorate is made with. */
export function authorityBody(scene: Scene, code: string, directorate: string): Json {
  return {
    code,
    nameAr: `قرية ${code}`,
    nameEn: `Village ${code}`,
    authorityType: scene.lookup('localAuthorityType', 'villageCouncil'),
    governorate: scene.lookup('governorate', code.slice(0, 2)),
    parent: placeId(scene, directorate),
    dataEntryDate: '2026-01-15',
  }
}

/** What a further directorate is made with. */
export function placeBody(scene: Scene, code: string): Json {
  return { typeCode: 6, code, nameAr: `مديرية ${code}`, nameEn: `Directorate ${code}`, governorate: scene.lookup('governorate', '15') }
}

/** What the suspended membership of an authority in a council is made with: suspended, it widens nobody's reach. */
export function membershipBody(scene: Scene, council: string, authority: string): Json {
  return { council: placeId(scene, council), authority: placeId(scene, authority), joinDate: '2020-05-01', membershipStatus: 2 }
}

/** What an account is made with. @param code unlike that of every other one */
export function userBody(scene: Scene, code: string): Json {
  return {
    firstName: 'ريم',
    secondName: 'عمر',
    lastName: 'سعيد',
    userName: code,
    email: `${code}@test.example`,
    phoneNumber: `+97059${code.replace(/\D/g, '').padStart(7, '0')}`,
    position: scene.lookup('userPosition', 'engineer'),
    language: 1,
  }
}

/** What a role is made with. */
export function roleBody(code: string): Json {
  return { code, titleAr: `دور ${code}`, titleEn: `Role ${code}` }
}

/** What a list is made with. */
export function lookupTypeBody(code: string): Json {
  return { code, nameAr: `قائمة ${code}`, nameEn: `List ${code}`, allowsNewValues: true }
}

/** What a value is made with, of a list that was made for it. */
export async function lookupBody(scene: Scene, code: string): Promise<Json> {
  const body = lookupTypeBody(scene.freshName('list'))
  const { id } = await done(scene.as('administrator'), { method: 'POST', path: 'LookupType/Create', body })
  return { type: id, code, nameAr: `قيمة ${code}`, nameEn: `Value ${code}`, isDefault: false }
}

/** Words of which one may stand for the other. */
export function searchSynonymBody(more: Json = {}): Json {
  return { words: ['كراج البلدية', 'مرآب البلدية'], direction: 1, isActive: true, ...more }
}

let pinned = 0

/** A page above the results of some words, which no other has. */
export function searchPinBody(more: Json = {}): Json {
  pinned += 1
  return { queries: [`رخصة كراج ${pinned}`], target: '/news', position: 1, ...more }
}

/** An address that the portal does not have, and where it leads. */
export function redirectBody(scene: Scene): Json {
  return { fromPath: `/Pages/${scene.freshName('old')}.aspx`, toPath: '/news', statusCode: 301 }
}

/** What a message for a place's page is made with: of these there may be any number. */
export function gateMessageBody(scene: Scene, more: Json = {}): Json {
  return {
    kind: scene.lookup('gateMessageKind', 'information'),
    placement: [scene.lookup('gateMessagePlacement', 'placePage')],
    places: [placeId(scene, '01001')],
    titleAr: 'تغيير مواعيد استقبال الجمهور',
    textAr: '<p>يستقبل قسم الخدمات المراجعين من التاسعة صباحًا.</p>',
    ...more,
  }
}

/** What a video of a place is made with: a link, and a transcript, without which publishing asks twice. */
export function videoBody(scene: Scene, place: string, more: Json = {}): Json {
  return {
    place: placeId(scene, place),
    titleAr: `جولة في محطة المياه ${place}`,
    category: scene.lookup('videoCategory', 'project'),
    date: '2026-03-01',
    source: scene.lookup('videoSource', 'youtube'),
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    transcriptAr: '<p>تضخ المحطة المياه إلى ثلاثة أحياء.</p>',
    rights: scene.lookup('mediaRights', 'owned'),
    ...more,
  }
}

/** What an album of a place is made with: one picture, which its author uploads. */
export async function albumBody(scene: Scene, client: Client, place: string): Promise<Json> {
  return {
    place: placeId(scene, place),
    titleAr: `صور محطة المياه ${place}`,
    category: scene.lookup('albumCategory', 'projects'),
    date: '2026-03-01',
    images: [{ image: await uploadedPicture(client, 'imageAlbum', 'images.image'), altAr: 'خزان المحطة وأنابيبها' }],
    rights: scene.lookup('mediaRights', 'owned'),
  }
}

/** What a slide of the media center is made with. */
export async function sliderBody(scene: Scene, client: Client): Promise<Json> {
  return {
    titleAr: 'صور من محطات المياه',
    image: await uploadedPicture(client, 'slider', 'image'),
    placement: scene.lookup('sliderPlacement', 'mediaCenter'),
  }
}

/** What a success story of a place is made with: everything that must be there when it is sent for review. */
export function storyBody(scene: Scene, place: string, more: Json = {}): Json {
  const { category: _category, ...rest } = newsBody(scene, place)
  return {
    ...rest,
    field: scene.lookup('successStoryField', 'services'),
    challengeAr: 'كانت المياه تنقطع عن ثلاثة أحياء أسبوعين كل صيف.',
    solutionAr: 'استُبدل خط قديم بطول أربعة كيلومترات وقُسمت الشبكة.',
    resultsAr: 'تصل المياه إلى الأحياء الثلاثة مرتين كل أسبوع.',
    ...more,
  }
}

/** An entry that heads others. */
export function menuBody(scene: Scene): Json {
  return {
    titleAr: 'مدخل جديد',
    titleEn: 'New entry',
    menuType: scene.lookup('menu', 'basicMenu'),
    linkType: scene.lookup('menuLinkType', 'heading'),
  }
}

/** A page in both languages. */
export function staticPageBody(scene: Scene): Json {
  return {
    kind: scene.lookup('staticPageKind', 'custom'),
    slug: scene.freshName('page').toLowerCase(),
    titleAr: 'دليل المراجع',
    titleEn: "Visitor's guide",
    bodyAr: '<p>ما يحتاجه من يزور المديرية.</p>',
    bodyEn: '<p>What one needs who comes to the directorate.</p>',
  }
}

/** A section about the ministry, by its code. */
export function aboutBody(scene: Scene, code: string): Json {
  return {
    section: scene.lookup('aboutUsSection', code),
    titleAr: 'قسم جديد',
    titleEn: 'New section',
    bodyAr: '<p>نص القسم.</p>',
    bodyEn: '<p>Text of the section.</p>',
  }
}

/** A unit that is reached by mail. */
export function contactPointBody(scene: Scene): Json {
  return { kind: scene.lookup('contactPointKind', 'unit'), nameAr: 'وحدة المتابعة', email: 'unit@example.org' }
}

/** A template of agreements with universities, under a name that no other has. */
export function entryTemplateBody(scene: Scene, more: Json = {}): Json {
  const name = scene.freshName('template')
  return {
    nameAr: `قالب ${name}`,
    nameEn: `Template ${name}`,
    module: scene.lookup('moduleType', 'partnership'),
    category: scene.lookup('partnershipKind', 'academic'),
    audience: 1,
    fields: [{ order: 10, source: 1, fieldKey: 'description', helpAr: 'في ثلاث جمل' }],
    ...more,
  }
}

/** A form that imports a file. */
export function importForm(text: string): FormData {
  const form = new FormData()
  form.set('file', new File([text], 'lists.csv', { type: 'text/csv' }))
  return form
}

/** A form that uploads a picture for a field of a definition: the smallest that such a field takes, since it is encoded anew in each width. */
export async function pictureForm(resource: string, field: string): Promise<FormData> {
  const [width, height] = larger[resource] ?? [800, 450]
  const known = pictures.get(width)
  const picture =
    known ??
    (await sharp({ create: { width, height, channels: 3, background: '#7a8f5a' } })
      .png()
      .toBuffer())
  pictures.set(width, picture)
  return formOf(new File([new Uint8Array(picture)], 'أنابيب.png'), resource, field)
}

/** Pixels of the kinds whose pictures are shown large. */
const larger: Readonly<Record<string, readonly [width: number, height: number]>> = { slider: [1600, 600], imageAlbum: [1000, 300] }
const pictures = new Map<number, Uint8Array>()

/** A form that uploads a text, which no field for pictures takes. */
export function textForm(resource: string, field: string): FormData {
  return formOf(new File(['no picture'], 'picture.png'), resource, field)
}

/** Uploads a picture. @returns its id */
export async function uploadedPicture(client: Client, resource = 'news', field = 'mainImage'): Promise<string> {
  return textIn(await done(client, { method: 'POST', path: 'Attachment/Upload', form: await pictureForm(resource, field) }), 'id')
}

function formOf(file: File, resource: string, field: string): FormData {
  const form = new FormData()
  form.set('resource', resource)
  form.set('field', field)
  form.set('file', file)
  return form
}
