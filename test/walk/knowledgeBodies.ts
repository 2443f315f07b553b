import type { Json } from './json.ts'
import { placeId, type Scene } from './scene.ts'

/** What a knowledge item of a place is made with: everything that must be there when it is sent for review. */
export function knowledgeBody(scene: Scene, place: string, more: Json = {}): Json {
  return {
    place: placeId(scene, place),
    titleAr: `دليل قراءة العدادات في الهيئة ${place}`,
    summaryAr: 'خطوات قراءة عدادات المياه شهريًا، وكيف تُراجع القراءات الشاذة قبل إصدار الفواتير.',
    bodyAr: `<p>${'تقرأ الفرق العدادات في الأسبوع الأخير من كل شهر، وتراجع كل قراءة تختلف عن سابقتها. '.repeat(4)}</p>`,
    resourceType: scene.lookup('knowledgeResourceType', 'guide'),
    topics: [scene.lookup('knowledgeTopic', 'water')],
    audienceLevel: 1,
    resourceLanguage: 1,
    date: '2026-03-01',
    ...more,
  }
}

/** What a legal text is made with. @param number that no other of its kind and year has */
export function lawBody(scene: Scene, number: string, more: Json = {}): Json {
  return {
    type: scene.lookup('legislationType', 'modelBylaw'),
    number,
    year: 2025,
    titleAr: `نظام نموذجي رقم (${number}) لسنة 2025`,
    issuingBody: scene.lookup('issuingBody', 'minister'),
    subjects: [scene.lookup('legislationSubject', 'localAuthorities')],
    status: scene.lookup('legislationStatus', 'inForce'),
    textAr: '<h3>المادة (1): التسمية</h3><p>يسمى هذا النظام باسمه.</p><h3>المادة (2)</h3><p>يعمل به من تاريخ نشره.</p>',
    ...more,
  }
}

/** What a component of the sector is made with. @param name that no other has */
export function componentBody(scene: Scene, name: string): Json {
  return {
    kind: scene.lookup('sectorComponentKind', 'partners'),
    nameAr: `مكوّن ${name}`,
    nameEn: `Component ${name}`,
    summaryAr: 'يعمل مع الهيئات على تطوير خدماتها.',
    bodyAr: '<p>نص عن المكوّن.</p>',
  }
}

/** What a partnership is made with. */
export function partnershipBody(scene: Scene, more: Json = {}): Json {
  return {
    partnerNameAr: 'جامعة السهل',
    partnerNameEn: 'Plain University',
    partnerType: scene.lookup('partnerType', 'university'),
    titleAr: 'تدريب مهندسي الهيئات',
    kind: scene.lookup('partnershipKind', 'academic'),
    status: scene.lookup('partnershipStatus', 'active'),
    ...more,
  }
}

/** What a service is made with. */
export function serviceBody(scene: Scene, more: Json = {}): Json {
  return {
    nameAr: 'طلب اشتراك مياه',
    nameEn: 'Water connection',
    category: scene.lookup('gateServiceCategory', 'utilities'),
    channels: [scene.lookup('serviceChannel', 'counter')],
    audience: [scene.lookup('audience', 'citizens')],
    ...more,
  }
}

/** What each of these kinds is made with, by its name; nothing for any other. @param name that no other record has */
export function knowledgeKindBody(scene: Scene, kind: string, name: string): Json | undefined {
  const bodies: Readonly<Record<string, () => Json>> = {
    LegalEnvironment: () => lawBody(scene, name),
    LocalGovernmentSector: () => componentBody(scene, name),
    Partnership: () => partnershipBody(scene),
    GateService: () => serviceBody(scene),
    KnowledgeExchange: () => knowledgeBody(scene, '01001'),
  }
  return bodies[kind]?.()
}

/** In which state a knowledge item is, as the walk names it. */
export function knowledgeStateOf({ isDraft, liveVersion, publishStatus }: Json): string {
  if (isDraft === true) return 'draft'
  if (liveVersion !== null) return publishStatus === 3 ? 'published' : 'edited'
  if (publishStatus === 2) return 'withdrawn'
  return publishStatus !== 1 ? 'decided' : 'sent'
}
