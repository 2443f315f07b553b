import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { actField } from '../../define.ts'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import type { OwnFollow } from './calls.ts'
import { HowOften, PageLink } from './follow.portal.tsx'
import { followMailTexts } from './texts.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext)
  const query = new URL(request.url).searchParams
  const own = { id: params.id ?? '', key: query.get('key') ?? '' }
  return { ...own, how: query.get('how'), done: query.get('done'), follow: await ownFollow() }

  async function ownFollow(): Promise<OwnFollow | undefined> {
    try {
      return await api.get<OwnFollow>('Public/Follow/GetOwn', own)
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? error.status : undefined
      if (status !== 404 && status !== 400) throw error
      return undefined
    }
  }
}
/** Nobody keeps what only its follower may read. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

/** Where a follower confirms, chooses anew and leaves: nothing happens before he presses a button, so no program that follows links does it for him. */
export default function OwnFollowPage() {
  const { id, key, how, done, follow } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = followMailTexts.in(lang)
  const steps = [homeStep(lang), { label: words.title, path: '/follow' }, ...(follow ? [{ label: follow.title }] : [])]
  const isOpen = follow !== undefined && !follow.isOver
  const said = done === 'confirmed' ? followMailTexts.say('confirmed', lang, { title: follow?.title ?? '' }) : words.changed
  return (
    <div className="wrap">
      <Head title={words.title} description={words.describe} path="/follow" steps={steps} noIndex />
      <PageHead lang={lang} title={words.title} trail={trailOf(steps, here)} />
      {done === 'left' && !follow && (
        <Notice tone="ok" lang={lang} live="polite">
          {words.left}
        </Notice>
      )}
      {follow?.isConfirmed && (done === 'confirmed' || done === 'changed') && (
        <Notice tone="ok" lang={lang} live="polite">
          {said}
        </Notice>
      )}
      {isOpen ? (
        <form method="post" action={to(`/follow/${id}?key=${key}`)} className="entry-confirm">
          <p className="entry-lead">{followMailTexts.say(follow.isConfirmed ? 'own' : 'confirmWhy', lang, { title: follow.title })}</p>
          <HowOften
            chosen={follow.isConfirmed ? (follow.isWeekly ? 'weekly' : 'once') : how === 'once' ? 'once' : 'weekly'}
            page={follow.page}
          />
          <div className="entry-acts">
            <Button type="submit" look="act" name={actField} value="choose">
              {follow.isConfirmed ? words.change : words.confirm}
            </Button>
            <Button type="submit" name={actField} value="leave">
              {words.leave}
            </Button>
            <PageLink target={follow} />
          </div>
        </form>
      ) : (
        done !== 'left' && (
          <EmptyState
            kind="missing"
            title={words.over}
            action={
              <LinkButton href={to(follow ? `/follow?${new URLSearchParams({ page: follow.page }).toString()}` : '/follow')}>
                {words.again}
              </LinkButton>
            }
          >
            {words.overWhy}
          </EmptyState>
        )
      )}
    </div>
  )
}
