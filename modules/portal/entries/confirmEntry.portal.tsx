import { Check } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { actField, pluralOf } from '../../define.ts'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { Filled } from '../../../web/ui/Filled.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainField } from '../../../web/ui/PlainField.tsx'
import { type EntryFlow } from './calls.ts'
import { type EntryKindName } from './visitorSubmission.ts'
import { failureIn, textIn } from './postedFailure.ts'
import { confirmTexts, validHours } from './texts.ts'

const formOf: Readonly<Record<EntryKindName, string>> = { contact: '/contactUs', idea: '/addCreativeIdeasBank', investor: '/addInvestor' }

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, posted } = context.get(visitContext)
  const query = new URL(request.url).searchParams
  const token = query.get('token') ?? ''
  const flow = await orMissing(
    api.get<EntryFlow>(`Public/Submission/GetFlow/${params.id ?? ''}`, { token: token.slice(0, 100) || undefined }),
  )
  return { flow, token, isSent: query.has('sent'), failure: failureIn(posted), field: textIn(posted, 'field') }
}

/** Nobody keeps what only its sender may read. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

/** Where a visitor confirms that he sent an entry: nothing happens before he presses the button, so no program that follows links confirms for him. */
export default function ConfirmEntry() {
  const { flow, token, isSent, failure, field } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, bare, to } = here
  const words = confirmTexts.in(lang)
  const [next] = flow.needs
  const steps = [homeStep(lang), { label: words.title }]
  const byLink = token !== '' && flow.needs.includes('email') && !flow.isLinkWrong
  const asksCode = next === 'phone' && !byLink
  // A wrong code is told at its field, anything else above the form.
  const atCode = failure && asksCode && field === 'code' ? failure[lang] : undefined
  return (
    <div className="wrap">
      <Head title={words.title} description={words.describe} steps={steps} noIndex />
      <PageHead lang={lang} title={next === undefined && !flow.isLinkWrong ? words.doneTitle : words.title} trail={trailOf(steps, here)} />
      {failure && atCode === undefined && (
        <Notice tone="danger" lang={lang} live="assertive">
          {failure[lang]}
        </Notice>
      )}
      {flow.isLinkWrong && !failure && !flow.isOver && (
        <Notice tone="danger" lang={lang} live="assertive">
          {words.wrongLink}
        </Notice>
      )}
      {isSent && !failure && (
        <Notice tone="ok" lang={lang} live="polite">
          {next === 'email' ? words.nextEmail : words.sent}
        </Notice>
      )}
      {flow.isOver ? (
        <EmptyState kind="missing" title={words.over} action={<LinkButton href={to(formOf[flow.kind])}>{words.again}</LinkButton>}>
          {words.overWhy}
        </EmptyState>
      ) : next === undefined ? (
        !flow.isLinkWrong && <p className="entry-lead">{words.doneWhy}</p>
      ) : (
        <form method="post" action={to(bare)} className="entry-confirm" noValidate>
          {byLink ? (
            <p className="entry-lead">{words.link}</p>
          ) : (
            <p className="entry-lead">
              <Filled
                text={next === 'phone' ? words.bySms : words.byEmail}
                values={{ to: <bdi dir="ltr">{flow.to}</bdi>, hours: <bdi>{pluralOf(validHours, flow.hours, lang)}</bdi> }}
              />{' '}
              {next === 'email' && words.checkSpam}
            </p>
          )}
          {!byLink && (
            <p className="entry-hint">
              {words.notYet} <a href={to(formOf[flow.kind])}>{words.wrongAddress}</a>
            </p>
          )}
          {byLink && <input type="hidden" name="token" value={token} />}
          {asksCode && (
            <PlainField
              name="code"
              label={words.code}
              error={atCode}
              lang={lang}
              inputMode="numeric"
              autoComplete="one-time-code"
              // Blanks that were copied with it are taken out afterwards.
              maxLength={16}
              required
            />
          )}
          <div className="entry-acts">
            {(byLink || next === 'phone') && (
              <Button type="submit" look="act" icon={Check} name={actField} value="confirm">
                {words.confirm}
              </Button>
            )}
            {!byLink && (
              <Button type="submit" name={actField} value="resend">
                {words.resend}
              </Button>
            )}
          </div>
        </form>
      )}
    </div>
  )
}
