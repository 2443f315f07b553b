import type { Gate } from '../account/gate.ts'

/** What a visitor enters in a form, by the names of its fields; several values of one field as a list. */
export type Entered = Readonly<Record<string, string | readonly string[]>>

/** The forms that are looked through before they are sent, each with an entry that nothing is wrong with. @param email of the sender */
export async function formEntries(gate: Gate, email: string): Promise<readonly (readonly [path: string, entry: Entered])[]> {
  const values = await gate.sql(
    `select y.code || '.' || l.code as name, l.id from lookup l join lookup_type y on y.id = l.type
     where y.code in ('projectField', 'applicantType', 'country', 'economicActivity')`,
  )
  const lookup = (name: string) => String(values.find(value => value.name === name)?.id)
  const idea = {
    titleAr: 'حديقة على سطح المبنى العام',
    summaryAr: 'زراعة أسطح المباني العامة بالخضار وإدارتها من جمعية نسوية تبيع المحصول في سوق البلدة.',
    problem: 'لا توجد أرض زراعية قريبة من البلدة.',
    solution: 'أحواض خفيفة وشبكة ري بالتنقيط.',
    targetGroup: 'عشرون سيدة.',
    field: lookup('projectField.AGR'),
    requestedSupport: ['1', '4'],
    accessibility: '3',
    owner: lookup('applicantType.IND'),
    ownerName: 'سلمى ياسين',
    ownerPhone: '0599123456',
    ownerAgrees: 'on',
    statement: 'on',
    agree: 'on',
  }
  const investor = {
    nameAr: 'شركة المرج للتغليف',
    nameEn: 'Al Marj Packaging',
    kind: lookup('applicantType.SML'),
    country: lookup('country.PS'),
    contactName: 'ليلى عودة',
    position: 'المديرة',
    email,
    phone: '0599777122',
    interestField: [lookup('economicActivity.C')],
    activityDescriptionAr: 'إنتاج عبوات كرتونية للخضار والفواكه بأحجام يطلبها المصدرون.',
    allowToPublish: 'on',
    agree: 'on',
  }
  return [
    ['/addCreativeIdeasBank', idea],
    ['/addInvestor', investor],
  ]
}
