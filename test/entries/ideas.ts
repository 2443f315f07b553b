import { codeIn, type Gate } from '../account/gate.ts'
import { idOf, visitorOf, type Visitor } from './visitor.ts'

export const international = (phone: string) => `+970${phone.slice(1)}`

type Values = Readonly<Record<string, string | readonly string[]>>

/** An idea with its owner's own page. */
export interface OwnIdea {
  readonly visitor: Visitor
  readonly number: string
  readonly key: string
  readonly id: string
  readonly given: Values
  /** Where it is corrected. */
  readonly page: string
}

/** Owners of ideas and who decides on them: the economist of the test world. */
export async function ideasIn(gate: Gate) {
  const rows = await gate.sql(`select y.code || '.' || l.code as name, l.id from lookup l join lookup_type y on y.id = l.type`)
  const lookups: ReadonlyMap<string, number> = new Map(rows.map(({ name, id }) => [String(name), Number(id)]))
  const economist = await gate.signIn('economist')
  const lookup = (name: string) => String(lookups.get(name))
  let last = 0
  const fresh = () => ++last
  const freshPhone = () => `05993${String(fresh()).padStart(5, '0')}`
  /** What the form is given. */
  const given = (more: Values = {}) => ({
    titleAr: `حديقة أسطح ${fresh()}`,
    summaryAr: `زراعة أسطح المباني العامة بالخضار وإدارتها من جمعية نسوية تبيع المحصول في سوق البلدة (${last}).`,
    problem: 'لا توجد أرض زراعية قريبة من البلدة.',
    solution: 'أحواض خفيفة وشبكة ري بالتنقيط.',
    targetGroup: 'عشرون سيدة.',
    field: lookup('projectField.AGR'),
    requestedSupport: ['1', '4'],
    accessibility: '3',
    localCommId: '01001',
    owner: lookup('applicantType.IND'),
    ownerName: 'سلمى ياسين',
    ownerPhone: freshPhone(),
    ownerAgrees: 'on',
    statement: 'on',
    agree: 'on',
    ...more,
  })
  const staff = (method: string, path: string, body?: Record<string, unknown>) => gate.call(method, path, body, { token: economist })
  const confirm = async (visitor: Visitor, at: string, phone: string): Promise<string> => {
    const [sms] = await gate.sentTo(international(phone), 1)
    if (!sms) throw new Error('No message came')
    return (await visitor.post(at, { code: codeIn(sms), act: 'confirm' })).location
  }
  return {
    lookups,
    lookup,
    economist,
    fresh,
    freshPhone,
    given,
    staff,
    confirm,
    /** Sends an idea and confirms it. */
    send: async (
      values: ReturnType<typeof given> = given(),
      files: Record<string, File> = {},
    ): Promise<OwnIdea & { readonly given: ReturnType<typeof given> }> => {
      const visitor = visitorOf(gate)
      const sent = await visitor.post('/addCreativeIdeasBank', { ...values, altcha: await gate.proof(), act: 'send' }, files)
      const location = await confirm(visitor, sent.location, String(values.ownerPhone))
      const number = /IDEA-[\d-]+/.exec(location)?.[0] ?? ''
      const key = /key=([\w-]+)/.exec(location)?.[1] ?? ''
      return {
        visitor,
        number,
        key,
        id: await idOf(gate, 'creative_ideas_bank', number),
        given: values,
        page: `/entry/${number}/correct?key=${key}`,
      }
    },
    /** Rejects it. */
    reject: async ({ id }: OwnIdea, note = 'الملخص لا يقول من يدير الأسطح.'): Promise<void> => {
      const reason = lookups.get('entryRejectionReason.existing')
      const { status } = await staff('PUT', `CreativeIdeasBank/Reject/${id}`, { reason, note })
      if (status !== 200) throw new Error(`Rejecting answers ${status}`)
    },
    stateOf: async ({ id, number }: OwnIdea) => {
      const [row] = await gate.sql(
        `select i.publish_status as status, i.current_version as version, s.state, i.title_ar as title from creative_ideas_bank i join visitor_submission s on s.record = i.id::text where i.id = $1 and s.number = $2`,
        [id, number],
      )
      return row
    },
  }
}
