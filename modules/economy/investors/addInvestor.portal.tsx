import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang, type FormSpec } from '../../define.ts'
import { EntryForm } from '../../../web/generic/portal/EntryForm.tsx'
import { loadEntryForm, type EntryFormData } from '../../../web/generic/portal/entryForm.ts'
import { EntryPublicity, ToTold } from '../../../web/generic/portal/EntryPublicity.tsx'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { templatedForm } from '../../portal/templates/templates.ts'
import { mostInterestFields } from './investor.ts'
import { investorForm } from './investorForm.ts'
import { InvestorRow } from './investorRow.portal.tsx'
import { investorTexts } from './texts.ts'

export async function loader({ context, request }: LoaderFunctionArgs): Promise<EntryFormData> {
  return loadEntryForm(context.get(visitContext), investorForm, new URL(request.url).searchParams)
}

export default function AddInvestor() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const words = investorTexts.in(here.lang)
  const spec = templatedForm(investorForm, data.template ?? undefined)
  const steps = [homeStep(here.lang), { label: words.investors, path: '/investors' }, { label: words.addTitle }]
  return (
    <div className="wrap">
      <Head title={words.addTitle} description={words.addDescribe} steps={steps} noIndex={data.posted !== undefined} />
      <PageHead lang={here.lang} title={words.addTitle} trail={trailOf(steps, here)} intro={<p>{words.addIntro}</p>} />
      <div className="investor-entry">
        {data.isOpen && <ToTold to="row-example">{words.toTold}</ToTold>}
        <EntryForm spec={spec} data={data}>
          <p className="entry-use">{words.dataUse}</p>
        </EntryForm>
        <Told spec={spec} data={data} />
      </div>
    </div>
  )
}

/** What becomes of a registration: beside the form where there is room, else behind it. */
function Told({ spec, data }: { spec: FormSpec; data: EntryFormData }) {
  const { lang } = useHere()
  if (!data.isOpen) return null
  return (
    <section className="investor-told" aria-labelledby="row-example">
      <RowExample spec={spec} data={data} />
      <div>
        <h2 className="entry-heading">{investorTexts.say('use', lang)}</h2>
        <p>{investorTexts.say('useThen', lang)}</p>
      </div>
      <EntryPublicity spec={spec} />
    </section>
  )
}

/** His row in the public list, of what he has sent so far; what he has not is named as in the form. */
function RowExample({ spec, data: { posted, lists } }: { spec: FormSpec; data: EntryFormData }) {
  const { lang } = useHere()
  const { fields } = spec.resource
  const said = (name: string) => (posted?.values[name] ?? []).map(value => value.trim()).filter(value => value !== '')
  const labelOf = (name: string) => inLang(fields[name]?.label ?? ['', ''], lang)
  const chosen = (name: string) =>
    said(name).flatMap(id => {
      const value = lists[fields[name]?.list ?? '']?.find(one => String(one.id) === id)
      return value ? nameIn(lang, value) : []
    })
  const orLabel = (name: string, values: readonly string[]) => (values.length > 0 ? values : [labelOf(name)])
  const [name = labelOf('name')] = [...(lang === 'en' ? said('nameEn') : []), ...said('nameAr')]
  return (
    <div>
      <h2 id="row-example" className="entry-heading">
        {investorTexts.say('example', lang)}
      </h2>
      <ul className="directory">
        <InvestorRow
          title={
            <p className="idea-title">
              <bdi>{name}</bdi>
            </p>
          }
          about={[...orLabel('kind', chosen('kind')), ...orLabel('country', chosen('country'))]}
          fields={orLabel('interestField', chosen('interestField').slice(0, mostInterestFields))}
        />
      </ul>
    </div>
  )
}
