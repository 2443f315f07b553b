import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { EntryForm } from '../../../web/generic/portal/EntryForm.tsx'
import { loadEntryForm, type EntryFormData } from '../../../web/generic/portal/entryForm.ts'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { contactForm } from './contactForm.ts'
import { contactTexts } from './texts.ts'

export async function loader({ context, request }: LoaderFunctionArgs): Promise<EntryFormData> {
  return loadEntryForm(context.get(visitContext), contactForm, new URL(request.url).searchParams)
}

export default function ContactUs() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const words = contactTexts.in(here.lang)
  const steps = [homeStep(here.lang), { label: words.title }]
  return (
    <div className="wrap">
      <Head
        title={words.title}
        description={words.describe}
        steps={steps}
        graph={[{ '@type': 'ContactPage', name: words.title }]}
        noIndex={data.posted !== undefined}
      />
      <PageHead lang={here.lang} title={words.title} trail={trailOf(steps, here)} intro={<p>{words.intro}</p>} />
      <ContactForm data={data} />
    </div>
  )
}

/** The form by which one writes, with what is to be known of reports: a part of the page on contact. */
export function ContactForm({ data }: { data: EntryFormData }) {
  const { lang, to } = useHere()
  const words = contactTexts.in(lang)
  return (
    <div className="entry-page">
      <EntryForm spec={contactForm} data={data} />
      <aside className="entry-aside">
        <h2>{words.unnamedTitle}</h2>
        <p>{words.unnamed}</p>
        <p>
          <a href={to('/entry')}>{words.follow}</a>
        </p>
      </aside>
    </div>
  )
}
