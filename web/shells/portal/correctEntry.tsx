import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang } from '../../../kernel/kernel.ts'
import { ideaForm } from '../../../modules/economy/ideas/ideaForm.ts'
import { investorForm } from '../../../modules/economy/investors/investorForm.ts'
import type { FollowedEntry, OwnForm } from '../../../modules/portal/entries/calls.ts'
import type { EntryFormSpec, EntryKindName } from '../../../modules/portal/entries/entries.ts'
import { failureIn } from '../../../modules/portal/entries/postedFailure.ts'
import { correctTexts, followTexts } from '../../../modules/portal/entries/texts.ts'
import { conversationKinds } from '../../../modules/portal/entries/visitorSubmission.ts'
import { templatedForm } from '../../../modules/portal/templates/templates.ts'
import { EntryForm } from '../../generic/portal/EntryForm.tsx'
import { loadEntryForm, type EntryFormData } from '../../generic/portal/entryForm.ts'
import { Head } from '../../generic/portal/Head.tsx'
import { useHere } from '../../generic/portal/site.ts'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { visitContext } from '../../generic/visit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'

/** The forms of what is decided on; a message goes on by answers. */
const forms: Readonly<Partial<Record<EntryKindName, EntryFormSpec>>> = { idea: ideaForm, investor: investorForm }

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { api, lang } = visit
  const own = { number: params.number ?? '', key: new URL(request.url).searchParams.get('key') ?? '' }
  const posted = failureIn(visit.posted)
  try {
    const entry = await api.get<FollowedEntry>('Public/Submission/Track', own)
    const { places: chosen, ...filled } = await api.get<OwnForm>('Public/Submission/GetOwn', own)
    const spec = forms[entry.kind]
    if (!spec) return { ...own, entry, form: undefined, refusal: '' }
    const data = await loadEntryForm(visit, spec, new URLSearchParams())
    const first = { step: 'form', problems: [], failure: undefined, start: data.start, ...filled } as const
    // How many entries come in an hour hinders nobody who corrects his.
    const places = [...data.places, ...chosen.filter(({ code }) => !data.places.some(place => place.code === code))]
    const form: EntryFormData = { ...data, places, full: null, fullWithoutScript: null, posted: data.posted ?? first }
    return { ...own, entry, form, refusal: '' }
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
    if (status >= 500) throw error
    const said = status === 400 ? followTexts.say('unknown', lang) : error instanceof Error ? error.message : ''
    return { ...own, entry: undefined, form: undefined, refusal: posted?.[lang] ?? said }
  }
}
/** Nobody keeps what only its sender may read. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

/** Where a sender corrects what was not accepted, or lacks something, and sends it again: his form with all that he wrote. */
export default function CorrectEntry() {
  const { number, key, entry, form, refusal } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = correctTexts.in(lang)
  const follow = `/entry/${encodeURIComponent(number)}?key=${encodeURIComponent(key)}`
  const steps = [
    homeStep(lang),
    { label: followTexts.say('title', lang), path: '/entry' },
    ...(entry ? [{ label: entry.number, path: follow }] : []),
    { label: words.title },
  ]
  const spec = entry && forms[entry.kind]
  return (
    <div className="wrap">
      <Head title={words.title} description={words.describe} path="/entry" steps={steps} noIndex />
      <PageHead lang={lang} title={words.title} trail={trailOf(steps, here)} intro={form ? <p>{words.intro}</p> : undefined} />
      {entry && form && spec ? (
        <>
          <Said entry={entry} />
          <EntryForm
            spec={{
              ...templatedForm(spec, form.template ?? undefined),
              path: `/entry/${entry.number}/correct?key=${encodeURIComponent(key)}`,
            }}
            data={form}
            isOwn
          />
        </>
      ) : (
        <EmptyState kind="missing" title={words.impossible} action={<LinkButton href={to(follow)}>{words.back}</LinkButton>}>
          {refusal}
        </EmptyState>
      )}
    </div>
  )
}

/** Why it came back. */
function Said({ entry: { reasonAr, reasonEn, note, said } }: { entry: FollowedEntry }) {
  const { lang } = useHere()
  const question = said.findLast(({ kind }) => kind === conversationKinds.question[0])?.text
  const facts = [
    ...(reasonAr === null ? [] : [{ label: followTexts.say('reason', lang), value: inLang([reasonAr, reasonEn ?? reasonAr], lang) }]),
    ...(note === null ? [] : [{ label: followTexts.say('note', lang), value: <bdi>{note}</bdi> }]),
    ...(reasonAr === null && question !== undefined ? [{ label: correctTexts.say('question', lang), value: <bdi>{question}</bdi> }] : []),
  ]
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="entry-heading">
        {correctTexts.say('why', lang)}
      </h2>
      <FactList look="rows" facts={facts} />
    </section>
  )
}
