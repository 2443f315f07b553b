import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { FormSpec } from '../../define.ts'
import { EntryForm } from '../../../web/generic/portal/EntryForm.tsx'
import { loadEntryForm, type EntryFormData } from '../../../web/generic/portal/entryForm.ts'
import { EntryPublicity, ToTold } from '../../../web/generic/portal/EntryPublicity.tsx'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { templatedForm } from '../../portal/templates/templates.ts'
import { ideaForm } from './ideaForm.ts'
import { ideaTexts } from './texts.ts'

export async function loader({ context, request }: LoaderFunctionArgs): Promise<EntryFormData> {
  return loadEntryForm(context.get(visitContext), ideaForm, new URL(request.url).searchParams)
}

export default function AddIdea() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const words = ideaTexts.in(here.lang)
  const spec = templatedForm(ideaForm, data.template ?? undefined)
  const steps = [homeStep(here.lang), { label: words.ideas, path: '/entrepreneurialIdeaBank' }, { label: words.addTitle }]
  return (
    <div className="wrap">
      <Head title={words.addTitle} description={words.addDescribe} steps={steps} noIndex={data.posted !== undefined} />
      <PageHead lang={here.lang} title={words.addTitle} trail={trailOf(steps, here)} intro={<p>{words.addIntro}</p>} />
      <div className="entry-page">
        {data.isOpen && <ToTold to="road">{words.toRoad}</ToTold>}
        <EntryForm
          spec={spec}
          data={data}
          after={{
            titleEn: (
              <div
                className="entry-similar"
                data-similar="titleAr titleEn"
                data-call="/api/Public/CreativeIdeasBank/GetSimilar"
                data-page={here.to('/entrepreneurialIdeaBank')}
                data-said={words.similar}
              >
                <p aria-live="polite" />
              </div>
            ),
          }}
        >
          <p className="entry-use">{words.dataUse}</p>
        </EntryForm>
        {data.isOpen && <Road spec={spec} />}
      </div>
    </div>
  )
}

/** What becomes of an idea, from its sender to its readers: in sight beside the form where there is room, else behind it. */
function Road({ spec }: { spec: FormSpec }) {
  const words = ideaTexts.in(useHere().lang)
  const steps = [
    [words.roadSent, words.roadSentThen],
    [words.roadStudied, words.roadStudiedThen],
    [words.roadAgreed, words.roadAgreedThen],
    [words.roadPublished, words.roadPublishedThen],
  ] as const
  return (
    <aside className="idea-road" aria-labelledby="road">
      <h2 id="road" className="entry-heading">
        {words.road}
      </h2>
      <ol className="entry-road">
        {steps.map(([step, then]) => (
          <li key={step}>
            <b>{step}</b>
            <p>{then}</p>
          </li>
        ))}
      </ol>
      <EntryPublicity spec={spec} />
    </aside>
  )
}
