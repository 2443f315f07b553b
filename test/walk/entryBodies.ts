import type { Json } from './json.ts'
import type { Scene } from './scene.ts'

/** What an idea of a place is made with. */
export function ideaBody(scene: Scene, more: Json = {}): Json {
  return {
    titleAr: 'سوق أسبوعي للمنتجات المنزلية',
    summaryAr: 'سوق أسبوعي صغير في ساحة البلدة لمنتجات السيدات والمزارعين بإشراف البلدية.',
    problem: 'لا مكان لبيع المنتجات المنزلية.',
    solution: 'ساحة مظللة وبسطات متحركة.',
    targetGroup: 'سيدات البلدة.',
    field: scene.lookup('projectField', 'TRD'),
    owner: scene.lookup('applicantType', 'IND'),
    ownerName: 'ريم سعيد',
    ownerPhone: '+970599000001',
    accessibility: 3,
    requestedSupport: [1],
    ...more,
  }
}

/** What an investor is made with. */
export function investorBody(scene: Scene, more: Json = {}): Json {
  return {
    nameAr: 'شركة البيدر',
    nameEn: 'Al Baydar',
    kind: scene.lookup('applicantType', 'SML'),
    contactName: 'عمر سعيد',
    position: 'مدير',
    email: 'baydar@test.example',
    phone: '+970599000002',
    country: scene.lookup('country', 'PS'),
    interestField: [scene.lookup('economicActivity', 'C')],
    activityDescriptionAr: 'تصنيع الأغذية وتعبئتها وتسويقها في المحافظات.',
    ...more,
  }
}
