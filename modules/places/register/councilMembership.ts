import { attachments, choice, date, integer, lookup, money, percent, ref, resource, text } from '../../define.ts'
import { place } from './place.ts'
import { councilFile, placeTypes } from '../hierarchy/hierarchy.ts'

/** An authority's membership in a shared-services council (domain/places, section 1.5). Its screen comes with the council's file. */
export const councilMembership = resource('councilMembership', {
  label: ['عضوية هيئة في مجلس', 'Council membership', 'عضويات الهيئات في المجالس', 'Council memberships'],
  permission: 'SharedServicesCouncil.GeneralCouncilInfo',
  editedUnder: 'SharedServicesCouncil.GeneralCouncilInfo.Members',
  scope: councilFile,
  fields: {
    authority: ref('الهيئة المحلية', 'Authority', () => place)
      .required()
      .where({ typeCode: placeTypes.authority[0] }, ['اختر هيئة محلية', 'Choose a local authority']),
    joinDate: date('تاريخ الانضمام', 'Join date'),
    leaveDate: date('تاريخ الانسحاب', 'Leave date'),
    membershipStatus: choice('حالة العضوية', 'Status', {
      active: [1, 'فعالة', 'Active'],
      suspended: [2, 'معلقة', 'Suspended'],
      withdrawn: [3, 'منسحبة', 'Withdrawn'],
    }).required(),
    decisionNo: text('رقم القرار', 'Decision number').max(50),
    votes: integer('عدد ممثلي الهيئة', 'Representatives').between(1, 5),
    sharePercent: percent('نسبة المساهمة', 'Contribution share'),
    annualContribution: money('المساهمة السنوية', 'Annual contribution').min(0),
    currency: lookup('العملة', 'Currency', 'currency'),
    services: lookup('الخدمات التي تتلقاها', 'Services received', 'councilService').many(),
    attachments: attachments('المرفقات', 'Attachments'),
  },
  order: [['joinDate', 'leaveDate']],
  rules: [
    { at: 'currency', ok: m => m.currency != null || m.annualContribution == null, message: ['اختر العملة', 'Choose the currency'] },
    {
      at: 'leaveDate',
      ok: m => m.membershipStatus !== 'withdrawn' || m.leaveDate != null,
      message: ['أدخل تاريخ الانسحاب', 'Enter the leave date'],
    },
  ],
  list: {
    columns: ['council', 'authority', 'joinDate', 'membershipStatus'],
    filters: ['council', 'authority', 'membershipStatus'],
    sort: ['authority'],
  },
})
