import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pluralOf } from '../../../kernel/kernel.ts'
import type { CouncilLine } from '../../../modules/places/councils/councils.ts'
import { bound } from '../../generic/bound.tsx'
import { Head } from '../../generic/portal/Head.tsx'
import { lookupOf, nameIn } from '../../generic/portal/lookups.ts'
import { useHere } from '../../generic/portal/site.ts'
import { NothingYet } from '../../generic/portal/NothingListed.tsx'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { wayOnFrom } from '../../generic/portal/wayOn.ts'
import { visitContext } from '../../generic/visit.ts'
import { Mark } from '../../ui/Mark.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { councilTexts, memberCount } from './pageTexts.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext)
  const [{ items }, governorates] = await Promise.all([
    api.get<{ items: readonly CouncilLine[] }>('Public/Council/GetList'),
    lookupOf(api, 'governorate'),
  ])
  return { councils: items, governorates, wayOn: await wayOnFrom(api, items.length) }
}

/** The councils, each under the mark of its governorate. */
export default function Councils() {
  const { councils, governorates, wayOn } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to, site } = here
  const words = councilTexts.in(lang)
  const steps = [homeStep(lang), { label: words.councils }]
  return (
    <div className="wrap">
      <Head
        title={words.councils}
        description={words.councilsIntro}
        steps={steps}
        graph={[
          {
            '@type': 'ItemList',
            itemListElement: councils.map((one, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: nameIn(lang, one),
              url: site.origin + to(`/council/${one.code}`),
            })),
          },
        ]}
      />
      <PageHead lang={lang} title={words.councils} trail={trailOf(steps, here)} intro={words.councilsIntro} />
      {councils.length === 0 && <NothingYet title={words.none} wayOn={wayOn} />}
      <div className="council-groups">
        {governorates.map(governorate => {
          const own = councils.filter(one => one.governorate === governorate.code)
          if (own.length === 0) return null
          return (
            <section key={governorate.code} aria-labelledby={`g-${governorate.code}`}>
              <h2 id={`g-${governorate.code}`}>
                <Mark code={governorate.code} size="small" />
                <span>{bound(nameIn(lang, governorate))}</span>
              </h2>
              <ul>
                {own.map(one => (
                  <li key={one.code}>
                    <a href={to(`/council/${one.code}`)}>{bound(nameIn(lang, one))}</a>
                    <small className="text-muted">{pluralOf(memberCount, one.members, lang)}</small>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </div>
  )
}
