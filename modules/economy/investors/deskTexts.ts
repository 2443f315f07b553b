import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

/** What is said of investors like the one that is open on the desk. */
export const investorDeskTexts = interfaceTexts('investors.desk', {
  title: ['مستثمرون قد يكونون هذا المستثمر نفسه', 'Investors who may be this one'],
  likeness: ['تشابه الاسم {percent}%', 'Name {percent}% alike'],
  email: ['البريد نفسه', 'The same e-mail'],
  phone: ['الهاتف نفسه', 'The same phone'],
  registrationNumber: ['رقم السجل نفسه', 'The same registration number'],
  agreed: ['ما وافق عليه المستثمر', 'What the investor has agreed to'],
  allows: ['سمح بنشر بياناته في قائمة المستثمرين', 'Allows publication in the list of investors'],
  allowsNot: ['لم يسمح بنشر بياناته', 'Has not allowed publication'],
  approves: ['صادق على النص الحالي', 'Has confirmed the present text'],
  approvesNot: ['لم يصادق على النص الحالي', 'Has not confirmed the present text'],
  reached: ['تظهر بيانات تواصله للعامة', 'Contact data are shown to the public'],
  reachedNot: ['لا تظهر بيانات تواصله، ويُراسَل عن طريق الوزارة', 'Contact data are not shown: people write through the ministry'],
})

export const alikeInvestorsCount: Plural = {
  ar: {
    zero: 'لا مستثمر يشبهه',
    one: 'مستثمر يشبهه',
    two: 'مستثمران يشبهانه',
    few: '{n} مستثمرين يشبهونه',
    many: '{n} مستثمرًا يشبهونه',
    other: '{n} مستثمر يشبهونه',
  },
  en: { one: '{n} investor like it', other: '{n} investors like it' },
}

export const investorDeskCounts = interfaceCounts('investors.desk', { alikeInvestorsCount })
