import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { lookupOf, nameIn, type LookupValue } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { isForeign } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainSelect, PlainTextArea } from '../../../web/ui/PlainField.tsx'
import { longestComment } from './pageRating.ts'
import { ratingIn, type PostedRating } from './posted.ts'
import { isRated } from './ratedPage.ts'
import type { RatedPage } from './ratePage.ts'
import { usefulTexts } from './texts.ts'
import { RatingFields, UsefulForm } from './usefulForm.portal.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, posted } = context.get(visitContext)
  const asked = new URL(request.url).searchParams.get('page') ?? '/'
  const rating = ratingIn(posted) ?? { step: 'ask', page: isRated(asked) ? asked : '/', useful: undefined, reason: '', comment: '' }
  const page = isRated(rating.page) ? rating.page : '/'
  const [reasons, rated] = await Promise.all([
    rating.step === 'why' ? lookupOf(api, 'pageFeedbackReason') : [],
    page === '/' ? undefined : api.get<RatedPage>('Public/Feedback/GetPage', { page }),
  ])
  return { rating, page, rated, reasons }
}
/** It may hold what somebody has just said. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

/** Thanks for what was said of a page, and what was missing there; who came by himself is asked here. */
export default function PageFeedback() {
  const { rating, page, rated, reasons } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = usefulTexts.in(lang)
  const steps = [homeStep(lang), { label: words.title }]
  return (
    <div className="wrap">
      <Head title={words.title} description={words.describe} path="/pageFeedback" steps={steps} noIndex />
      <PageHead lang={lang} title={words.title} trail={trailOf(steps, here)} intro={<p>{words.intro}</p>} />
      <div className="rated">
        <Rated rated={rated} />
        {/* A script puts this in the place of the question at the foot of the page that was rated. */}
        <div className="useful-answer" data-useful-answer tabIndex={-1}>
          {rating.failure && (
            <Notice tone="danger" lang={lang} live="assertive">
              {rating.failure[lang]}
            </Notice>
          )}
          {rating.step === 'done' && (
            <Notice tone="ok" lang={lang} live="polite">
              {words.thanks}
            </Notice>
          )}
          {rating.step === 'why' && <WhyForm rating={rating} reasons={reasons} />}
          {rating.step === 'ask' && <UsefulForm page={page} isOfPortal={page === '/'} />}
        </div>
      </div>
      <section aria-labelledby="rated-next">
        <h2 id="rated-next" className="entry-heading">
          {words.next}
        </h2>
        <ul className="rated-next">
          {[words.nextRead, words.nextCounted, words.nextUnnamed].map(said => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      </section>
      <p className="page-acts useful-ways">
        <a className="more" href={to(page)}>
          {page === '/' ? words.home : words.back}
        </a>
        <a className="more" href={to('/contactUs')}>
          {words.contact}
        </a>
      </p>
    </div>
  )
}

/** The page by its name, and where it stands. @param rated undefined: the portal as a whole is asked about */
function Rated({ rated }: { rated: RatedPage | undefined }) {
  const { lang, to } = useHere()
  const words = usefulTexts.in(lang)
  const title = rated && inLang([rated.titleAr ?? rated.page, rated.titleEn ?? rated.titleAr ?? rated.page], lang)
  return (
    <div>
      <p className="rated-what">{words.askedAbout}</p>
      <p className="display-section">
        {rated && title !== undefined ? (
          <a href={to(rated.page)} {...foreign(isForeign(title, lang) ? 'ar' : lang, lang)}>
            {bound(title)}
          </a>
        ) : (
          words.portal
        )}
      </p>
      {rated && (
        <p className="rated-path">
          <bdi dir="ltr">{to(rated.page)}</bdi>
        </p>
      )}
    </div>
  )
}

/** What was missing: all of it may be left out. */
function WhyForm({
  rating: { page, reason, comment, field, failure },
  reasons,
}: {
  rating: PostedRating
  reasons: readonly LookupValue[]
}) {
  const { lang, to } = useHere()
  const words = usefulTexts.in(lang)
  const errorAt = (name: string) => (field === name ? failure?.[lang] : undefined)
  return (
    <form method="post" action={to('/pageFeedback')} className="useful-why" data-useful={words.sending} data-unreached={words.unreached}>
      <output>{words.thanksWhy}</output>
      <RatingFields page={page} />
      <input type="hidden" name="useful" value="0" />
      <PlainSelect
        lang={lang}
        label={words.reason}
        name="reason"
        id="useful-reason"
        none={words.noReason}
        options={reasons.filter(({ isActive }) => isActive).map(value => ({ value: String(value.id), label: nameIn(lang, value) }))}
        defaultValue={reason}
        error={errorAt('reason')}
      />
      <PlainTextArea
        lang={lang}
        label={words.comment}
        hint={words.commentHint}
        name="comment"
        id="useful-comment"
        rows={3}
        maxLength={longestComment}
        defaultValue={comment}
        error={errorAt('comment')}
      />
      <Button type="submit" look="act" name="more" value="1">
        {words.send}
      </Button>
    </form>
  )
}
