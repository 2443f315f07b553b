import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { actField, findWord, inLang, latinDigits, type WordOf } from '../../define.ts'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code, Day } from '../../../web/generic/portal/texts.tsx'
import { isForeign } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { FactList } from '../../../web/ui/FactList.tsx'
import { Filled } from '../../../web/ui/Filled.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainTextArea } from '../../../web/ui/PlainField.tsx'
import { PlainRadios } from '../../../web/ui/PlainChoices.tsx'
import { StateLabel, type StateKind } from '../../../web/ui/StateLabel.tsx'
import { conversationKinds } from './visitorSubmission.ts'
import { AskEntry } from './askEntry.portal.tsx'
import { keyLength, type FollowedEntry, type SenderAct } from './calls.ts'
import { failureIn, textIn } from './postedFailure.ts'
import { followTexts } from './texts.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, posted } = context.get(visitContext)
  const query = new URL(request.url).searchParams
  const number = latinDigits(params.number ?? query.get('number') ?? '')
  const key = (query.get('key') ?? textIn(posted, 'key')).trim()
  const base = {
    number,
    key,
    failure: failureIn(posted),
    failedAct: textIn(posted, 'field') === 'text' ? textIn(posted, 'act') : '',
    typed: textIn(posted, 'text'),
    isNew: query.has('new'),
    done: query.get('done'),
    // Who asked without one of the two is told so; who only came here is not.
    isAsked: query.has('number') && query.has('key'),
  }
  // A link that was cut is told so as a wrong one is; what was typed into the fields is told there.
  if (number === '' || key.length !== keyLength)
    return { ...base, entry: undefined, isUnknown: number !== '' && key !== '' && !base.isAsked }
  try {
    return { ...base, entry: await api.get<FollowedEntry>('Public/Submission/Track', { number, key }), isUnknown: false }
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined
    if (status !== 404 && status !== 429 && status !== 400) throw error
    return { ...base, entry: undefined, isUnknown: true }
  }
}
/** Nobody keeps what only its sender may read. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** Where a sender follows what he has sent: by its number and the key that he alone has. */
export default function FollowEntry() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang } = here
  const words = followTexts.in(lang)
  const { entry, failure, failedAct, isUnknown } = data
  // What was wrong at a field stands there; anything else above it all.
  const isAtField = entry !== undefined && entry.may.some(act => act === failedAct)
  const title = entry && ((lang === 'en' && entry.titleEn) || entry.title)
  const steps = [homeStep(lang), { label: words.title, path: '/entry' }, ...(entry ? [{ label: entry.number }] : [])]
  return (
    <div className="wrap">
      <Head
        title={entry ? `${words.title}: ${entry.number}` : words.title}
        description={words.describe}
        path="/entry"
        steps={steps}
        noIndex
      />
      <PageHead
        lang={lang}
        title={title ?? words.title}
        told={isForeign(title, lang) ? foreign('ar', lang) : undefined}
        trail={trailOf(steps, here)}
        intro={entry ? undefined : <p>{words.intro}</p>}
      />
      {((failure && !isAtField) || isUnknown) && (
        <Notice tone="danger" lang={lang} live="assertive">
          {failure ? failure[lang] : words.unknown}
        </Notice>
      )}
      {entry ? <Entry data={data} entry={entry} /> : <AskEntry number={data.number} secret={data.key} isAsked={data.isAsked} />}
    </div>
  )
}

const signs: Readonly<Record<string, StateKind>> = {
  pending: 'waiting',
  new: 'waiting',
  inReview: 'waiting',
  assigned: 'waiting',
  needsInformation: 'changed',
  waitingSender: 'changed',
  awaitingOwnerApproval: 'changed',
  approved: 'done',
  published: 'done',
  answered: 'done',
  rejected: 'refused',
}

/** What is said before its sender has himself erased, and after it: of each kind other things go, and other things stay. */
const erasureSaid = {
  contact: ['eraseHint', 'doneErasure'],
  idea: ['eraseHintIdea', 'doneErasureIdea'],
  investor: ['eraseHintInvestor', 'doneErasureInvestor'],
} as const satisfies Readonly<
  Record<FollowedEntry['kind'], readonly [before: WordOf<typeof followTexts>, done: WordOf<typeof followTexts>]>
>

/** What goes and what stays of an entry: without a record nothing but its number does. */
function erasureOf({ kind, hasRecord }: FollowedEntry) {
  return erasureSaid[hasRecord ? kind : 'contact']
}

/** What is said when its sender has done something else. */
const doneActs = [
  ['answer', 'doneAnswer'],
  ['correct', 'corrected'],
  ['approveText', 'doneApproval'],
  ['withdraw', 'doneWithdrawal'],
  ['reopen', 'doneReopening'],
  ['rate', 'doneRating'],
] as const satisfies readonly (readonly [SenderAct, WordOf<typeof followTexts>])[]

function Entry({ data: { isNew, done, key, typed, failure, failedAct }, entry }: { data: Data; entry: FollowedEntry }) {
  const { lang, to } = useHere()
  const words = followTexts.in(lang)
  const saidOfDone = done === 'erase' ? erasureOf(entry)[1] : doneActs.find(([act]) => act === done)?.[1]
  const facts = [
    { label: words.number, value: <Code>{entry.number}</Code> },
    {
      label: words.state,
      value: <StateLabel kind={signs[entry.status] ?? 'ended'}>{inLang([entry.statusAr, entry.statusEn], lang)}</StateLabel>,
    },
    { label: words.sent, value: <Day day={entry.sentAt} /> },
    ...(entry.dueAt === null ? [] : [{ label: words.due, value: <Day day={entry.dueAt} /> }]),
    ...(entry.reasonAr === null ? [] : [{ label: words.reason, value: inLang([entry.reasonAr, entry.reasonEn ?? entry.reasonAr], lang) }]),
    ...(entry.note === null ? [] : [{ label: words.note, value: <bdi>{entry.note}</bdi> }]),
  ]
  return (
    <>
      {isNew && (
        <Notice tone="ok" lang={lang} live="polite">
          <p>
            <Filled
              text={words.received}
              values={{
                number: (
                  <b>
                    <Code>{entry.number}</Code>
                  </b>
                ),
              }}
            />
          </p>
          <FactList
            look="rows"
            facts={[
              { label: words.number, value: <Code>{entry.number}</Code> },
              { label: words.key, value: <Code>{key}</Code> },
            ]}
          />
          <p>{words.keep}</p>
          <p className="entry-acts">
            <button type="button" className="btn" data-do="copy" data-done={words.copied} hidden>
              {words.copy}
            </button>
            <button type="button" className="btn" data-do="print" hidden>
              {words.print}
            </button>
          </p>
        </Notice>
      )}
      {saidOfDone && (
        <Notice tone="ok" lang={lang} live="polite">
          {words[saidOfDone]}
          {done === 'correct' && entry.may.includes('approveText') && ` ${words.agreementNeeded}`}
        </Notice>
      )}
      <div className="entry-follow">
        <div>
          <FactList look="rows" facts={facts} />
          {entry.publicPath && (
            <p className="entry-acts">
              <LinkButton href={to(entry.publicPath)} look="act">
                {words.publicPage}
              </LinkButton>
            </p>
          )}
          <Conversation said={entry.said} />
        </div>
        <div>
          {entry.may.length > 0 && <h2 className="entry-heading">{words.acts}</h2>}
          {entry.may.map(act => (
            <Act key={act} act={act} entry={entry} secret={key} typed={typed} error={failedAct === act ? failure?.[lang] : undefined} />
          ))}
          {entry.title !== null && <OwnData number={entry.number} secret={key} />}
          <p className="entry-next">
            <a href={to('/entry')}>{words.other}</a>
          </p>
        </div>
      </div>
    </>
  )
}

function Conversation({ said }: Pick<FollowedEntry, 'said'>) {
  const { lang } = useHere()
  if (said.length === 0) return null
  return (
    <>
      <h2 className="entry-heading">{followTexts.say('said', lang)}</h2>
      <ol className="conversation">
        {said.map(({ kind, text, at }) => {
          const word = Object.entries(conversationKinds).find(([name]) => name === findWord(conversationKinds, kind))?.[1]
          return (
            <li key={at}>
              <p className="conversation-head">
                <b>{word && inLang([word[1], word[2]], lang)}</b> <Day day={at} />
              </p>
              <p className="conversation-text">
                <bdi>{text}</bdi>
              </p>
            </li>
          )
        })}
      </ol>
    </>
  )
}

interface ActProps {
  readonly act: SenderAct
  readonly entry: FollowedEntry
  readonly secret: string
  readonly typed: string
  readonly error: string | undefined
}

/** What cannot be taken back is opened first, and pressed then. */
const asksFirst: ReadonlySet<SenderAct> = new Set(['withdraw', 'erase'])

/** One thing that its sender may do: a form of its own, so that it works without a script. */
function Act({ act, entry, secret, typed, error }: ActProps) {
  const { lang, to } = useHere()
  const words = followTexts.in(lang)
  if (act === 'correct') return <CorrectLink entry={entry} secret={secret} />
  const said: Readonly<Record<Exclude<SenderAct, 'correct'>, { button: string; hint?: string }>> = {
    answer: { button: words.sendAnswer },
    approveText: { button: words.approve, hint: words.wordingHint },
    withdraw: { button: words.withdrawSure, hint: words.withdrawHint },
    reopen: { button: words.reopen },
    rate: { button: words.rateSend },
    erase: { button: words.eraseSure, hint: words[erasureOf(entry)[0]] },
  }
  const { button, hint } = said[act]
  const form = (
    <form method="post" action={to(`/entry/${entry.number}`)} className="entry-act" noValidate>
      <input type="hidden" name="key" value={secret} />
      {act === 'approveText' && (
        <>
          <input type="hidden" name="wording" value={entry.wordingMark} />
          <Wording wording={entry.wording} />
        </>
      )}
      <ActField act={act} typed={typed} error={error} />
      {hint && <p className="entry-hint">{hint}</p>}
      <Button
        type="submit"
        look={asksFirst.has(act) ? 'danger' : act === 'answer' || act === 'approveText' ? 'act' : 'quiet'}
        name={actField}
        value={act}
      >
        {button}
      </Button>
    </form>
  )
  if (!asksFirst.has(act)) return form
  return (
    <details className="place-fold">
      <summary>
        <span>{act === 'withdraw' ? words.withdraw : words.erase}</span>
      </summary>
      {form}
    </details>
  )
}

/** All that is kept of him, as a file. */
function OwnData({ number, secret }: { number: string; secret: string }) {
  const { lang, to } = useHere()
  const words = followTexts.in(lang)
  return (
    <form method="post" action={to(`/entry/${number}`)} className="entry-act">
      <input type="hidden" name="key" value={secret} />
      <p className="entry-hint">{words.ownDataHint}</p>
      <Button type="submit" look="quiet" name={actField} value="data">
        {words.ownData}
      </Button>
    </form>
  )
}

/** His form is a page of its own. */
function CorrectLink({ entry: { number, correctBy }, secret }: Pick<ActProps, 'entry' | 'secret'>) {
  const { lang, to } = useHere()
  const words = followTexts.in(lang)
  return (
    <div className="entry-act">
      {correctBy !== null && (
        <p className="entry-hint">
          <Filled text={words.correctBy} values={{ day: <Day day={correctBy} /> }} />
        </p>
      )}
      <LinkButton href={to(`/entry/${number}/correct?key=${encodeURIComponent(secret)}`)} look="act">
        {words.correct}
      </LinkButton>
    </div>
  )
}

/** What an act asks for. */
function ActField({ act, typed, error }: Pick<ActProps, 'act' | 'typed' | 'error'>) {
  const { lang } = useHere()
  const words = followTexts.in(lang)
  const written = { name: 'text', defaultValue: typed, maxLength: 4000, lang, required: true, error }
  if (act === 'answer') return <PlainTextArea {...written} label={words.answer} />
  if (act === 'reopen') return <PlainTextArea {...written} id="reopen-text" label={words.reopenHint} rows={3} />
  if (act !== 'rate') return null
  const points = [words.rate1, words.rate2, words.rate3, words.rate4, words.rate5]
  return (
    <PlainRadios
      legend={words.rate}
      name="text"
      id="rate"
      options={points.map((label, index) => ({ value: String(index + 1), label }))}
      error={error}
      lang={lang}
    />
  )
}

function Wording({ wording }: Pick<FollowedEntry, 'wording'>) {
  const { lang } = useHere()
  return (
    <>
      <h3 className="entry-part">{followTexts.say('wording', lang)}</h3>
      <dl className="entry-said">
        {wording.map(({ labelAr, labelEn, text, picture }) => (
          <div key={labelEn}>
            <dt>{inLang([labelAr, labelEn], lang)}</dt>
            <dd>
              {picture !== null && <img src={picture} alt={inLang([labelAr, labelEn], lang)} />}
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
