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

type Lookup = (name: string) => string
type Given = Readonly<Record<string, string | string[]>>

/** What the form is given. @param lookup the id of a value by its list and code */
export function givenOf(lookup: Lookup, phone: string, more: Given = {}) {
  return {
    nameAr: 'شركة المرج للتغليف',
    nameEn: 'Al Marj Packaging',
    kind: lookup('applicantType.SML'),
    country: lookup('country.PS'),
    contactName: 'ليلى عودة',
    position: 'المديرة',
    email: `investor${phone}@mail.example`,
    phone: `0${phone}`,
    interestField: [lookup('economicActivity.C')],
    activityDescriptionAr: 'إنتاج عبوات كرتونية للخضار والفواكه بأحجام يطلبها المصدرون.',
    agree: 'on',
    ...more,
  }
}

/** An investor who has confirmed his number and his e-mail. @param lookup as `givenOf` has it */
export async function registered(gate: Gate, lookup: Lookup, phone: string, more: Given = {}, page = '/addInvestor'): Promise<OwnInvestor> {
  const visitor = visitorOf(gate)
  const given = givenOf(lookup, phone, more)
  const sent = await visitor.post(page, { ...given, altcha: await gate.proof(), act: 'send' })
  const [sms] = await gate.sentTo(`+970${phone}`, 1)
  const half = await visitor.post(sent.location, { code: /\b\d{6}\b/.exec(sms?.body ?? '')?.[0] ?? '', act: 'confirm' })
  expect(half.location).toContain('sent=1')
  const [mail] = await gate.sentTo(given.email, 1)
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  const done = await visitor.post(half.location.replace(/\?.*/, ''), { token, act: 'confirm' })
  const number = /INV-[\d-]+/.exec(done.location)?.[0] ?? ''
  return { id: await idOf(gate, 'investors', number), token: await gate.signIn('economist'), path: done.location.replace('&new=1', '') }
}
