import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { type Lang, pluralOf } from '../../../kernel/kernel.ts'
import type { CouncilLine } from '../../../modules/places/councils/councils.ts'
import { bound, withDashes } from '../../generic/bound.tsx'
import { feedOfList, queryOf } from '../../generic/portal/answers.ts'
import { requireValues } from '../../generic/portal/asked.ts'
import { FeedLink } from '../../generic/portal/FeedLink.tsx'
import { FoundLine, listTitle } from '../../generic/portal/Filters.tsx'
import { Head } from '../../generic/portal/Head.tsx'
import { lookupOf, nameIn } from '../../generic/portal/lookups.ts'
import { useHere } from '../../generic/portal/site.ts'
import { NothingListed } from '../../generic/portal/NothingListed.tsx'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { wayOnFrom } from '../../generic/portal/wayOn.ts'
import { type Visit, visitContext } from '../../generic/visit.ts'
import { Mark } from '../../ui/Mark.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { councilCount, councilTexts, memberCount } from './pageTexts.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const found = await loadCouncils(visit, new URL(request.url).searchParams)
  return { ...found, wayOn: await wayOnFrom(visit.api, found.all.length) }
}

/** All councils, and those of the governorate that was asked for. */
export async function loadCouncils({ api }: Visit, given: URLSearchParams) {
  const [{ items: all }, governorates] = await Promise.all([
    api.get<{ items: readonly CouncilLine[] }>('Public/Council/GetList'),
    lookupOf(api, 'governorate'),
  ])
  await requireValues(given, { governorate: governorates })
  const governorate = governorates.find(({ code }) => code === given.get('governorate'))
  const councils = governorate ? all.filter(one => one.governorate === governorate.code) : all
  return { all, councils, governorate, governorates }
}
type Found = Exclude<Awaited<ReturnType<typeof loadCouncils>>, never>

/** What narrows the list, with the list without it. */
export function chipsOf({ governorate }: Found, lang: Lang) {
  return governorate ? [{ label: nameIn(lang, governorate), without: '/councils' }] : []
}

/** The one address of the list, with what narrows it. */
export function pathOf({ governorate }: Found): string {
  return `/councils${queryOf({ governorate: governorate?.code })}`
}

/** The councils, each under the mark of its governorate. */
export default function Councils() {
  const data = useLoaderData<typeof loader>()
  const { all, councils, governorate: chosen, governorates, wayOn } = data
  const here = useHere()
  const { lang, to, site } = here
  const words = councilTexts.in(lang)
  const chips = chipsOf(data, lang)
  const path = pathOf(data)
  const steps = [homeStep(lang), { label: words.councils, ...(chosen && { path: '/councils' }) }]
  return (
    <div className="wrap">
      <Head
        title={listTitle(words.councils, chips, lang)}
        description={words.councilsIntro}
        path={path}
        feed={path}
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
      {/* They stand by governorates already: no filter asks for one. Addresses that name it go on holding. */}
      {all.length > 0 && (
        <FoundLine chips={chips} clear="/councils">
          {councils.length > 0 && <strong>{pluralOf(councilCount, councils.length, lang)}</strong>}
        </FoundLine>
      )}
      {councils.length === 0 && (
        <NothingListed
          isNarrowed={all.length > 0}
          yet={words.none}
          wayOn={wayOn}
          title={words.noneThere}
          why={words.noneThereWhy}
          all={words.all}
          path="/councils"
        />
      )}
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
                    <a href={to(`/council/${one.code}`)}>
                      <NameUnder governorate={nameIn(lang, governorate)}>{nameIn(lang, one)}</NameUnder>
                    </a>
                    <small className="text-muted">{pluralOf(memberCount, one.members, lang)}</small>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <div className="pages">
        <FeedLink address={feedOfList(path)} />
      </div>
    </div>
  )
}

/** The name of a council under that of its governorate, which only who hears the link alone is told again. */
function NameUnder({ governorate, children: name }: { governorate: string; children: string }) {
  const tail = ` - ${councilTexts.say('ofOne', useHere().lang, { name: governorate })}`
  if (!name.endsWith(tail)) return bound(name)
  return (
    <>
      {bound(name.slice(0, -tail.length))}
      <span className="sr">{withDashes(tail)}</span>
    </>
  )
}
