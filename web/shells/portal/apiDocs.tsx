import { Fragment } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pluralOf, type Lang, type Plural } from '../../../kernel/kernel.ts'
import { missing } from '../../generic/portal/answers.ts'
import { Head } from '../../generic/portal/Head.tsx'
import { useHere } from '../../generic/portal/site.ts'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { visitContext } from '../../generic/visit.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { RuledTable, type Column } from '../../ui/RuledTable.tsx'
import { callsOf, groupsOf, type ApiCall, type ApiGroup, type ApiValue, type Json } from './apiDocument.ts'

export async function loader({ context, params: { group } }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const document = await api.get<Json>('openapi.json')
  const groups = groupsOf(document, lang)
  const found = group === undefined ? undefined : groups.find(({ name }) => name === group)
  if (group !== undefined && !found) return missing()
  return { groups, found, calls: found ? callsOf(document, found.name, lang) : [] }
}

const texts = {
  ar: {
    title: 'الواجهة البرمجية',
    intro: 'كل ما تعرضه هذه المنصة وتحفظه تجيب عنه هذه الطلبات: القراءة العامة بلا حساب، وما سواها بصلاحيات صاحب الجلسة.',
    rules: 'قبل الطلب الأول',
    signIn: ['سجّل الدخول بالطلب', 'وأرسل الرمز الذي يُعيده مع كل طلب'],
    language: 'الرسائل بالعربية، وبالإنجليزية مع',
    coded: 'القيم المرمّزة أعداد صحيحة من القوائم، واللحظات بتوقيت UTC، والأيام YYYY-MM-DD، والمبالغ نصوص لا تفقد خاناتها.',
    errors: 'إن رُفض طلب سُمّيت كل خانة خاطئة في validationErrors بلغة المرسِل، ولم يُحفظ منه شيء.',
    once: 'مفتاح واحد مع طلبات الإنشاء لا يُنشئ السجل مرتين',
    whole: 'الوصف كاملًا للبرامج (OpenAPI 3.1)',
    groups: 'المجموعات',
    group: 'المجموعة',
    name: 'الاسم في العناوين',
    calls: 'الطلبات',
    all: 'كل المجموعات',
    permission: 'الصلاحية',
    public: 'متاح للجميع بلا جلسة',
    session: 'لكل من سجّل الدخول',
    parameters: 'معاملات العنوان',
    body: 'ما يُرسل',
    answer: 'ما يُعاد',
    statuses: 'رموز الإجابة',
    field: 'الخانة',
    label: 'المسمى',
    type: 'القيمة',
    need: { always: 'مطلوب', save: 'مطلوب عند كل حفظ', submit: 'مطلوب عند الإرسال' },
  },
  en: {
    title: 'API',
    intro:
      'These calls answer everything that this portal shows and keeps: public reading without an account, all else with the rights of a session.',
    rules: 'Before the first call',
    signIn: ['Sign in with', 'and send the token that it answers with every call'],
    language: 'Messages are in Arabic; in English with',
    coded: 'Coded values are integers from the lists, instants are UTC, days are YYYY-MM-DD, amounts are texts that lose no digits.',
    errors: 'What is refused names every wrong field in validationErrors, in the caller’s language, and nothing of it is stored.',
    once: 'One key with the calls that make a record never makes it twice',
    whole: 'The whole description for programs (OpenAPI 3.1)',
    groups: 'Groups',
    group: 'Group',
    name: 'Name in addresses',
    calls: 'Calls',
    all: 'All groups',
    permission: 'Permission',
    public: 'open to everybody, without a session',
    session: 'whoever is signed in',
    parameters: 'Parameters of the address',
    body: 'What is sent',
    answer: 'What is answered',
    statuses: 'Status codes',
    field: 'Field',
    label: 'Label',
    type: 'Value',
    need: { always: 'required', save: 'required at every save', submit: 'required when it is submitted' },
  },
}
const counts: Plural = {
  ar: { zero: 'لا طلبات', one: 'طلب واحد', two: 'طلبان', few: '{n} طلبات', many: '{n} طلبًا', other: '{n} طلب' },
  en: { one: '{n} call', other: '{n} calls' },
}

/** Groups for which the description itself has no label. */
const groupLabels: Readonly<Record<string, readonly [ar: string, en: string]>> = {
  Account: ['الحساب والدخول', 'Account and sign-in'],
  CommonPasswords: ['كلمات المرور الشائعة', 'Common passwords'],
  Altcha: ['إثبات العمل', 'Proof of work'],
  Notification: ['الإشعارات', 'Notifications'],
  Lookup: ['القوائم', 'Lists of values'],
  Attachment: ['الملفات', 'Files'],
  Site: ['بيانات البوابة', 'The portal'],
  Config: ['إعدادات النظام', 'Configuration'],
  Home: ['الصفحة الرئيسية', 'Home page'],
  System: ['حالة النظام', 'System status'],
  Desk: ['البحث في لوحة التحكم', 'Search in the dashboard'],
  AuditLog: ['سجل التدقيق', 'Audit log'],
  AuditRoots: ['جذور سجل التدقيق', 'Roots of the audit log'],
  Search: ['البحث', 'Search'],
  openapi: ['وصف الواجهة', 'This description'],
}

function labelOf({ name, label }: ApiGroup, lang: Lang): string {
  return label ?? groupLabels[name]?.[lang === 'ar' ? 0 : 1] ?? name
}

export default function ApiDocs() {
  const { groups, found, calls } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang } = here
  const words = texts[lang]
  const top = { label: words.title, path: '/api/docs' }
  const steps = [homeStep[lang], ...(found ? [top, { label: labelOf(found, lang) }] : [{ label: words.title }])]
  const title = found ? labelOf(found, lang) : words.title
  return (
    <div className="wrap api-docs">
      <Head title={found ? `${words.title}: ${title}` : title} description={words.intro} steps={steps} />
      <PageHead lang={lang} title={title} trail={trailOf(steps, here)} intro={found && pluralOf(counts, calls.length, lang)} />
      {found ? calls.map(call => <Call key={call.id} call={call} lang={lang} />) : <Index groups={groups} lang={lang} />}
    </div>
  )
}

function Index({ groups, lang }: { groups: readonly ApiGroup[]; lang: Lang }) {
  const { to } = useHere()
  const words = texts[lang]
  const columns: readonly Column<ApiGroup>[] = [
    { key: 'label', heading: words.group, title: true, cell: group => <a href={to(`/api/docs/${group.name}`)}>{labelOf(group, lang)}</a> },
    { key: 'name', heading: words.name, cell: ({ name }) => <Latin>{name}</Latin> },
    { key: 'count', heading: words.calls, figure: ({ count }) => count },
  ]
  return (
    <>
      <p className="standfirst">{words.intro}</p>
      <section aria-labelledby="rules" className="api-start">
        <h2 id="rules" className="display-section">
          {words.rules}
        </h2>
        <ul className="api-rules">
          <li>
            {words.signIn[0]} <Latin>POST /api/Account/Login</Latin> {words.signIn[1]}
            <Line>Authorization: Bearer …</Line>
          </li>
          <li>
            {words.language}
            <Line>Accept-Language: en</Line>
          </li>
          <li>{words.coded}</li>
          <li>{words.errors}</li>
          <li>
            {words.once}
            <Line>Idempotency-Key</Line>
          </li>
          <li>
            <a href="/api/openapi.json">{words.whole}</a>
          </li>
        </ul>
      </section>
      <RuledTable lang={lang} caption={words.groups} columns={columns} rows={groups} keyOf={({ name }) => name} />
    </>
  )
}

function Call({ call, lang }: { call: ApiCall; lang: Lang }) {
  const words = texts[lang]
  const permissions = call.permissions.map(name => (name === 'public' || name === 'session' ? words[name] : name))
  return (
    <details id={call.id} className="api-call">
      <summary>
        <span className="api-address">
          <span className="api-method">{call.method}</span> <Path of={`/api${call.path}`} />
        </span>
        <span className="api-title">{call.title}</span>
      </summary>
      <dl className="api-facts">
        <dt>{words.permission}</dt>
        <dd>{permissions.map(name => (/^[A-Z]/.test(name) ? <Latin key={name}>{name}</Latin> : <span key={name}>{name}</span>))}</dd>
        <dt>{words.statuses}</dt>
        <dd>
          <Latin>{call.statuses.join(' · ')}</Latin>
        </dd>
      </dl>
      <Values title={words.parameters} values={call.parameters} lang={lang} />
      <Values title={words.body} values={call.body} lang={lang} />
      <Values title={words.answer} values={call.answer} lang={lang} />
    </details>
  )
}

function Values({ title, values, lang }: { title: string; values: readonly ApiValue[]; lang: Lang }) {
  const words = texts[lang]
  if (values.length === 0) return null
  const columns: readonly Column<ApiValue>[] = [
    { key: 'path', heading: words.field, title: true, cell: ({ path }) => <Latin>{path}</Latin> },
    ...(values.some(({ label }) => label !== undefined)
      ? [{ key: 'label', heading: words.label, cell: ({ label }: ApiValue) => label ?? '' }]
      : []),
    {
      key: 'type',
      heading: words.type,
      cell: ({ type, need, note }) => (
        <>
          {type}
          {need && <strong className="api-need">{words.need[need]}</strong>}
          {note && (
            <span className="api-note" lang="en" dir="ltr">
              {note}
            </span>
          )}
        </>
      ),
    },
  ]
  return <RuledTable lang={lang} caption={title} columns={columns} rows={values} keyOf={({ path }) => path} />
}

/** It breaks before a slash, where it must. */
function Path({ of }: { of: string }) {
  return (
    <code dir="ltr">
      {of.split(/(?=\/)/).map((part, index) => (
        <Fragment key={part + String(index)}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  )
}

/** What is sent as it stands: a line of its own, never broken. */
function Line({ children }: { children: string }) {
  return (
    <span className="api-line">
      <Latin>{children}</Latin>
    </span>
  )
}

function Latin({ children }: { children: string }) {
  return (
    <code dir="ltr" lang="en">
      {children}
    </code>
  )
}
