import { expect } from 'vitest'
import type { Gate } from '../account/gate.ts'
import { idOf, visitorOf } from './visitor.ts'

/** An investor with his own page, and the token of who decides on him. */
interface OwnInvestor {
  readonly id: string
  readonly token: string
  /** Where he follows his registration, with his key. */
  readonly path: string
}

/** An investor who has confirmed his number and his e-mail. @param lookup the id of a value by its list and code */
export async function registered(
  gate: Gate,
  lookup: (name: string) => string,
  phone: string,
  more: Readonly<Record<string, string | string[]>> = {},
  page = '/addInvestor',
): Promise<OwnInvestor> {
  const visitor = visitorOf(gate)
  const email = `investor${phone}@mail.example`
  const given = {
    nameAr: 'شركة المرج للتغليف',
    nameEn: 'Al Marj Packaging',
    kind: lookup('applicantType.SML'),
    country: lookup('country.PS'),
    contactName: 'ليلى عودة',
    position: 'المديرة',
    email,
    phone: `0${phone}`,
    interestField: [lookup('economicActivity.C')],
    activityDescriptionAr: 'إنتاج عبوات كرتونية للخضار والفواكه بأحجام يطلبها المصدرون.',
    agree: 'on',
    ...more,
  }
  const sent = await visitor.post(page, { ...given, altcha: await gate.proof(), act: 'send' })
  const [sms] = await gate.sentTo(`+970${phone}`, 1)
  const half = await visitor.post(sent.location, { code: /\b\d{6}\b/.exec(sms?.body ?? '')?.[0] ?? '', act: 'confirm' })
  expect(half.location).toContain('sent=1')
  const [mail] = await gate.sentTo(email, 1)
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  const done = await visitor.post(half.location.replace(/\?.*/, ''), { token, act: 'confirm' })
  const number = /INV-[\d-]+/.exec(done.location)?.[0] ?? ''
  return { id: await idOf(gate, 'investors', number), token: await gate.signIn('economist'), path: done.location.replace('&new=1', '') }
}
