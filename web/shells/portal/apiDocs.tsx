import { Fragment } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pluralOf, type Lang } from '../../../kernel/kernel.ts'
import { bound } from '../../generic/bound.tsx'
import { missing } from '../../generic/portal/answers.ts'
import { Head } from '../../generic/portal/Head.tsx'
import { useHere } from '../../generic/portal/site.ts'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { visitContext } from '../../generic/visit.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { RuledTable, type Column } from '../../ui/RuledTable.tsx'
import { callsOf, groupsOf, type ApiCall, type ApiGroup, type ApiValue, type Json } from './apiDocument.ts'
import { apiTexts, callCount, groupTexts, needTexts } from './apiTexts.ts'

export async function loader({ context, params: { group } }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const document = await api.get<Json>('openapi.json')
  const groups = groupsOf(document, lang)
  const found = group === undefined ? undefined : groups.find(({ name }) => name === group)
  if (group !== undefined && !found) return missing()
  return { groups, found, calls: found ? callsOf(document, found.name, lang) : [] }
}

function labelOf({ name, label }: ApiGroup, lang: Lang): string {
  return label ?? groupTexts.find(name, lang) ?? name
}

export default function ApiDocs() {
  const { groups, found, calls } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang } = here
  const words = apiTexts.in(lang)
  const top = { label: words.title, path: '/api/docs' }
  const steps = [homeStep(lang), ...(found ? [top, { label: labelOf(found, lang) }] : [{ label: words.title }])]
  const title = found ? labelOf(found, lang) : words.title
  return (
    <div className="wrap api-docs">
      <Head title={found ? `${words.title}: ${title}` : title} description={words.intro} steps={steps} />
      <PageHead lang={lang} title={title} trail={trailOf(steps, here)} intro={found && pluralOf(callCount, calls.length, lang)} />
      {found ? calls.map(call => <Call key={call.id} call={call} lang={lang} />) : <Index groups={groups} lang={lang} />}
    </div>
  )
}

function Index({ groups, lang }: { groups: readonly ApiGroup[]; lang: Lang }) {
  const { to } = useHere()
  const words = apiTexts.in(lang)
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
            {words.signIn} <Latin>POST /api/Account/Login</Latin> {words.sendToken}
            <Line>Authorization: Bearer …</Line>
          </li>
          <li>
            {words.language}
            <Line>Accept-Language: en</Line>
          </li>
          <li>{bound(words.coded)}</li>
          <li>{words.errors}</li>
          <li>
            {words.once}
            <Line>Idempotency-Key: …</Line>
          </li>
          <li>
            <a href="/api/openapi.json">{words.whole}</a>
          </li>
        </ul>
      </section>
      <h2 className="display-section">{words.groups}</h2>
      <RuledTable lang={lang} caption={words.groups} captionHidden columns={columns} rows={groups} keyOf={({ name }) => name} short />
    </>
  )
}

function Call({ call, lang }: { call: ApiCall; lang: Lang }) {
  const words = apiTexts.in(lang)
  const permissions = call.permissions.map(name => (name === 'public' || name === 'session' ? words[name] : name))
  const of = `${call.method} /api${call.path}`
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
      <Values title={words.parameters} of={of} values={call.parameters} lang={lang} />
      <Values title={words.body} of={of} values={call.body} lang={lang} />
      <Values title={words.answer} of={of} values={call.answer} lang={lang} />
    </details>
  )
}

/** @param of the call whose they are */
function Values({ title, of, values, lang }: { title: string; of: string; values: readonly ApiValue[]; lang: Lang }) {
  const words = apiTexts.in(lang)
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
          {need && <strong className="api-need">{needTexts.say(need, lang)}</strong>}
          {note && (
            <span className="api-note" lang="en" dir="ltr">
              {note}
            </span>
          )}
        </>
      ),
    },
  ]
  return <RuledTable lang={lang} caption={title} of={of} columns={columns} rows={values} keyOf={({ path }) => path} />
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
