import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { EntryForm } from '../../../web/generic/portal/EntryForm.tsx'
import { loadEntryForm, type EntryFormData } from '../../../web/generic/portal/entryForm.ts'
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
  const steps = [homeStep(here.lang), { label: words.ideas, path: '/entrepreneurialIdeaBank' }, { label: words.addTitle }]
  return (
    <div className="wrap">
      <Head title={words.addTitle} description={words.addDescribe} steps={steps} noIndex={data.posted !== undefined} />
      <PageHead lang={here.lang} title={words.addTitle} trail={trailOf(steps, here)} intro={<p>{words.addIntro}</p>} />
      <EntryForm
        spec={templatedForm(ideaForm, data.template ?? undefined)}
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
    </div>
  )
}
