import { Mail } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { actField, proofField, trapField } from '../../define.ts'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { ErrorSummary } from '../../../web/ui/ErrorSummary.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainRadios } from '../../../web/ui/PlainChoices.tsx'
import { PlainField } from '../../../web/ui/PlainField.tsx'
import { noticeIn } from '../notices/notices.ts'
import type { FollowTarget } from './calls.ts'
import { Letter } from './letter.portal.tsx'
import { wishIn, type PostedWish } from './posted.ts'
import { followedLists } from './target.ts'
import { followMailTexts } from './texts.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, posted } = context.get(visitContext)
  const query = new URL(request.url).searchParams
  const wish = wishIn(posted)
  const page = wish?.page ?? query.get('page') ?? ''
  return { wish, isSent: query.has('sent'), isAsked: page !== '', target: page === '' ? undefined : await targetAt(page) }

  async function targetAt(asked: string): Promise<FollowTarget | undefined> {
    try {
      return await api.get<FollowTarget>('Public/Follow/Find', { page: asked })
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? error.status : undefined
      if (status !== 404 && status !== 400) throw error
      return undefined
    }
  }
}
/** It may hold what somebody has just written. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

/** Where one asks to get by e-mail what is published on a page; without one, what can be followed. */
export default function Follow() {
  const { wish, isSent, isAsked, target } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang } = here
  const words = followMailTexts.in(lang)
  const steps = [homeStep(lang), { label: words.title, path: '/follow' }, ...(target ? [{ label: target.title }] : [])]
  const isNotice = target !== undefined && noticeIn(target.page) !== undefined
  const what = target === undefined ? words.whatOfLists : isNotice ? words.whatOfNotice : words.what
  const heading = target ? followMailTexts.say('titleOf', lang, { title: target.title }) : words.title
  return (
    <div className="wrap">
      <Head title={heading} description={words.describe} path="/follow" steps={steps} noIndex />
      <PageHead lang={lang} title={heading} trail={trailOf(steps, here)} intro={<p className="max-w-(--measure)">{what}</p>} />
      {wish && wish.field === undefined && (
        <Notice tone="danger" lang={lang} live="assertive">
          {wish.failure[lang]}
        </Notice>
      )}
      {isAsked && !target && !wish && (
        <Notice tone="warn" lang={lang}>
          {words.unknown}
        </Notice>
      )}
      {target ? (
        <div className="follow-page">
          {isSent ? (
            <div>
              <Notice tone="ok" lang={lang} live="polite">
                {words.sent}
              </Notice>
              <p className="page-acts useful-ways">
                <PageLink target={target} />
              </p>
            </div>
          ) : (
            <WishForm target={target} wish={wish} isNotice={isNotice} />
          )}
          <Letter target={target} isNotice={isNotice} />
        </div>
      ) : (
        <Choices />
      )}
    </div>
  )
}

/** It keeps no draft of an address (`own`), and proves the work of the browser where it has a script. */
function WishForm({ target, wish, isNotice }: { target: FollowTarget; wish: PostedWish | undefined; isNotice: boolean }) {
  const { lang, to } = useHere()
  const words = followMailTexts.in(lang)
  return (
    <form
      method="post"
      action={to('/follow')}
      noValidate
      className="entry-confirm"
      data-entry="own"
      data-proving={words.proving}
      data-unreached={words.unreached}
      data-most-bytes="0"
    >
      <input type="hidden" name="page" value={target.page} />
      <input type="hidden" name={proofField} value="" />
      <p className="form-trap" aria-hidden="true">
        <label>
          {words.trap}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <ErrorSummary lang={lang} errors={wish?.field === undefined ? [] : [{ field: wish.field, message: wish.failure[lang] }]} />
      <PlainField
        type="email"
        name="email"
        label={words.email}
        lang={lang}
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={wish?.email}
        error={wish?.field === 'email' ? wish.failure[lang] : undefined}
      />
      <HowOften chosen={wish?.how ?? (isNotice ? 'once' : 'weekly')} page={target.page} />
      <div className="entry-acts">
        <Button type="submit" look="act" icon={Mail} name={actField} value="send">
          {words.send}
        </Button>
        <PageLink target={target} />
      </div>
    </form>
  )
}

/** Back to what is followed, by its name. */
export function PageLink({ target: { page, title } }: { target: Pick<FollowTarget, 'page' | 'title'> }) {
  const { lang, to } = useHere()
  return (
    <a className="more" href={to(page)}>
      {followMailTexts.say('page', lang, { title })}
    </a>
  )
}

/** At once, or once a week. @param page what is followed */
export function HowOften({ chosen, page }: { chosen: string; page: string }) {
  const { lang } = useHere()
  const words = followMailTexts.in(lang)
  return (
    <PlainRadios
      legend={words.how}
      name="how"
      lang={lang}
      options={[
        { value: 'weekly', label: words.weekly },
        { value: 'once', label: noticeIn(page) === undefined ? words.once : words.onceChanged },
      ]}
      defaultValue={chosen}
    />
  )
}

function Choices() {
  const { lang, to } = useHere()
  const words = followMailTexts.in(lang)
  return (
    <section aria-labelledby="follow-choices">
      <h2 id="follow-choices" className="display-section">
        {words.choose}
      </h2>
      <p className="caption">{words.chooseWhy}</p>
      <ul className="follow-lists">
        {followedLists.map(list => (
          <li key={list}>
            <a href={to(`/follow?page=/${list}`)} rel="nofollow">
              {words[list]}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={to('/localComms')}>{words.followOne}</a>
      </p>
    </section>
  )
}
