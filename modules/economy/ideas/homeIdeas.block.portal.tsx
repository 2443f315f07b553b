import { inLang, type Lang } from '../../define.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { bound } from '../../../web/generic/bound.tsx'
import type { HomeBlock, HomeRequest } from '../../../web/generic/portal/block.ts'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { Section } from '../../../web/ui/Section.tsx'
import { type ListedInvestor, investorTexts } from '../investors/investors.ts'
import type { ListedIdea } from './publicIdeas.ts'
import { homeIdeasTexts, ideaTexts } from './texts.ts'

/** Where no ideas stand beside them. */
const mostInvestors = 3

interface HomeIdeasData {
  readonly ideas: readonly ListedIdea[]
  readonly investors: readonly ListedInvestor[]
  readonly fields: readonly LookupValue[]
  readonly activities: readonly LookupValue[]
}

/** The newest ideas and investors, for the home page, each with the call to add one's own. */
export const homeIdeas = {
  async load({ api, lang, count }: HomeRequest): Promise<HomeIdeasData | undefined> {
    const [ideas, investors, fields, activities] = await Promise.all([
      api.get<{ items: readonly ListedIdea[] }>('Public/CreativeIdeasBank/GetListPaged', { maxResultCount: count, ...besideIn(lang) }),
      api.get<{ items: readonly ListedInvestor[] }>('Public/Investors/GetListPaged', {
        maxResultCount: Math.min(count, mostInvestors),
        ...besideIn(lang),
      }),
      lookupOf(api, 'projectField'),
      lookupOf(api, 'economicActivity'),
    ])
    const nothing = ideas.items.length + investors.items.length === 0
    return nothing ? undefined : { ideas: ideas.items, investors: investors.items, fields, activities }
  },
  show: (data: HomeIdeasData) => <HomeIdeas {...data} />,
} satisfies HomeBlock

function HomeIdeas({ ideas, fields, activities, ...known }: HomeIdeasData) {
  const { lang, to } = useHere()
  const words = homeIdeasTexts.in(lang)
  // Beside five ideas two investors and the two calls are as long, beside fewer ideas one.
  const investors = known.investors.slice(0, ideas.length === 0 ? mostInvestors : Math.max(1, ideas.length - 3))
  return (
    <Section id="ideas" title={words.title} more={{ href: to('/entrepreneurialIdeaBank'), label: ideaTexts.in(lang).all }}>
      <div className="ideas-home">
        {ideas.length > 0 && (
          <ul className="ideas-newest">
            {ideas.map(idea => (
              <Idea key={idea.id} idea={idea} fields={fields} />
            ))}
          </ul>
        )}
        <div className="ideas-side">
          <p>{words.call}</p>
          <LinkButton href={to('/addCreativeIdeasBank')}>{ideaTexts.in(lang).add}</LinkButton>
          {investors.length > 0 && (
            <>
              <h3>
                <a href={to('/investors')}>{investorTexts.in(lang).investors}</a>
              </h3>
              <ul className="ideas-investors">
                {investors.map(investor => (
                  <li key={investor.id}>
                    <a href={to(`/investors/${investor.id}`)}>{bound(nameIn(lang, investor))}</a>
                    <span className="caption">{interestsOf(investor, activities, lang)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <LinkButton href={to('/addInvestor')}>{investorTexts.in(lang).add}</LinkButton>
        </div>
      </div>
    </Section>
  )
}

function Idea({ idea, fields }: { idea: ListedIdea; fields: readonly LookupValue[] }) {
  const { lang, to } = useHere()
  const told: Lang = lang === 'en' && idea.titleEn ? 'en' : 'ar'
  const field = fields.find(({ id }) => id === idea.field)
  const place = idea.localCommIdNameAr && nameIn(lang, { nameAr: idea.localCommIdNameAr, nameEn: idea.localCommIdNameEn })
  return (
    <li>
      <p className="meta">
        {field && <span>{nameIn(lang, field)}</span>}
        {place && <span className="where">{bound(place)}</span>}
        <ToldIn told={told} />
      </p>
      <h3 {...foreign(told, lang)}>
        <a href={to(`/entrepreneurialIdeaBank/${idea.id}`)}>{bound(inLang([idea.titleAr ?? '', idea.titleEn ?? ''], told))}</a>
      </h3>
    </li>
  )
}

/** The first fields in which somebody wants to invest. */
function interestsOf({ interestField }: ListedInvestor, activities: readonly LookupValue[], lang: Lang): string {
  const named = interestField.flatMap(id => activities.find(one => one.id === id) ?? []).map(value => nameIn(lang, value))
  // A name has commas of its own.
  return named.slice(0, 2).join(' · ')
}
