import { Download } from 'lucide-react'
import type { Lang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { feedOfList } from '../../../web/generic/portal/answers.ts'
import { FeedLink } from '../../../web/generic/portal/FeedLink.tsx'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code } from '../../../web/generic/portal/texts.tsx'
import { PlaceMark } from '../../../web/ui/Avatar.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { Kept } from '../../../web/ui/Kept.tsx'
import { type Column, RuledTable } from '../../../web/ui/RuledTable.tsx'
import { type AuthorityPage, filePathOf } from './authoritiesData.portal.tsx'
import { authorityPath, plainPath, valuesOf } from './authorityQuery.ts'
import { GovernorateMap } from './governorateMap.portal.tsx'
import { NearbyMap } from './nearbyMap.portal.tsx'
import type { PublicAuthority } from './publicAuthorities.ts'
import { authoritiesTexts, compareTexts } from './texts.ts'

/** The register's page beside its map: mark and name, what it is, where, and how many live there. */
export function AuthorityCards({ data }: { data: AuthorityPage }) {
  const { lang, to } = useHere()
  const words = authoritiesTexts.in(lang)
  const { items, governorates, types, classes } = data
  // The mark of one governorate stands at the head of the page, not in every row.
  const isMarked = !data.chosen.governorate || items.some(({ logo }) => logo)
  return (
    <div className="with-side with-map">
      <div>
        <RuledTable
          caption={words.authorities}
          captionHidden
          ledger
          lang={lang}
          rows={items}
          keyOf={({ code }) => code}
          columns={[
            {
              key: 'name',
              heading: words.name,
              title: true,
              cell: authority => {
                const type = named(types, authority.authorityType)
                const municipalityClass = named(classes, authority.municipalityClass)
                return (
                  <span className="who">
                    {isMarked && (
                      <PlaceMark
                        size="small"
                        governorate={named(governorates, authority.governorate)?.code ?? ''}
                        logo={authority.logo ? `/api/Attachment/GetByte/${authority.logo}?width=400` : undefined}
                      />
                    )}
                    <span>
                      <a href={to(`/localComm/${authority.code}`)}>{bound(nameIn(lang, authority))}</a>
                      <span className="row-note">
                        {[type, municipalityClass].flatMap(value => (value ? [nameIn(lang, value)] : [])).join(commaOf(lang))}
                      </span>
                    </span>
                  </span>
                )
              },
            },
            // In one governorate its name would stand in every row.
            data.chosen.governorate ? codeColumn(words.code) : lookupColumn('governorate', words.governorate, governorates, lang),
            populationColumn(words.population),
          ]}
        />
        <AuthorityEnd data={data} />
      </div>
      <ListMap data={data} />
    </div>
  )
}

/** The same as a table of all that the list knows, in which up to four are chosen to be compared. */
export function AuthorityTable({ data }: { data: AuthorityPage }) {
  const { lang, to } = useHere()
  const [words, say] = [authoritiesTexts.in(lang), compareTexts.in(lang)]
  const { query, items, governorates, types, classes } = data
  const chosen = new Set(query.compare)
  const elsewhere = [...chosen].filter(code => items.every(item => item.code !== code))
  return (
    <>
      <form className="pick-form" id="choose" action={to('/localComms#compared')} method="get">
        <Kept values={{ governorate: query.governorate, ...valuesOf(query), compare: elsewhere }} />
        <RuledTable
          caption={words.authorities}
          captionHidden
          ledger
          lang={lang}
          rows={items}
          keyOf={({ code }) => code}
          columns={[
            {
              key: 'name',
              heading: words.name,
              title: true,
              cell: ({ code, nameAr, nameEn }) => {
                const name = nameIn(lang, { nameAr, nameEn })
                return (
                  <span className="who">
                    <label className="choice pick">
                      <input type="checkbox" name="compare" value={code} defaultChecked={chosen.has(code)} />
                      <span className="sr">{compareTexts.say('pick', lang, { name })}</span>
                    </label>
                    <a href={to(`/localComm/${code}`)}>{bound(name)}</a>
                  </span>
                )
              },
            },
            codeColumn(words.code),
            lookupColumn('authorityType', words.type, types, lang),
            lookupColumn('municipalityClass', words.classHead, classes, lang),
            ...(data.chosen.governorate ? [] : [lookupColumn('governorate', words.governorate, governorates, lang)]),
            populationColumn(words.population),
          ]}
        />
        <div className="pick-act">
          {/* Who has chosen nothing is told so: the address says that a comparison was asked for. */}
          <Button type="submit" name="compare" value="">
            {say.compare}
          </Button>
          <p>{say.how}</p>
        </div>
      </form>
      <AuthorityEnd data={data} />
    </>
  )
}

function codeColumn(heading: string): Column<PublicAuthority> {
  return { key: 'code', heading, cell: ({ code }) => <Code>{code}</Code> }
}

function populationColumn(heading: string): Column<PublicAuthority> {
  return { key: 'population', heading, figure: ({ populationCount }) => populationCount ?? undefined }
}

/** What one of the lists says of each; where it says nothing, as of a village no class of municipalities, a dash. */
function lookupColumn(
  key: 'authorityType' | 'municipalityClass' | 'governorate',
  heading: string,
  list: readonly LookupValue[],
  lang: Lang,
): Column<PublicAuthority> {
  return {
    key,
    heading,
    cell: authority => {
      const value = named(list, authority[key])
      return <span>{value ? bound(beneath(heading, nameIn(lang, value))) : '–'}</span>
    },
  }
}

/** A name under a heading with which it begins says the rest alone: under “Class” stands “C”. */
function beneath(heading: string, name: string): string {
  return name.startsWith(`${heading} `) ? name.slice(heading.length + 1) : name
}

function named(list: readonly LookupValue[], wanted: number | null | undefined): LookupValue | undefined {
  return list.find(({ id }) => id === wanted)
}

/** What ends the list: its other pages, the whole of it as a file, and its feed. */
export function AuthorityEnd({ data }: { data: AuthorityPage }) {
  const { lang } = useHere()
  const { query, pages, totalCount } = data
  return (
    <ListEnd page={query.page} pages={pages} total={totalCount} pathOf={page => authorityPath({ ...query, page })}>
      {totalCount > 0 && (
        <a className="more" href={filePathOf(data, lang)} type="text/csv">
          <Icon of={Download} />
          {authoritiesTexts.say('file', lang)}
        </a>
      )}
      <FeedLink address={feedOfList(plainPath({ ...query, page: 1 }))} />
    </ListEnd>
  )
}

/** Where the authorities of the list are: the governorates of all of them, or the one that was chosen. */
function ListMap({ data: { points, query, chosen, governorates, found } }: { data: AuthorityPage }) {
  const words = authoritiesTexts.in(useHere().lang)
  const inList = found && new Set(found)
  return (
    <aside aria-label={words.onMap}>
      {chosen.governorate ? (
        <NearbyMap points={points.filter(({ governorate }) => governorate === chosen.governorate?.code)} found={inList} />
      ) : (
        <GovernorateMap
          points={points}
          governorates={governorates}
          found={inList}
          pathOf={governorate => authorityPath({ ...query, governorate, page: 1 })}
        />
      )}
    </aside>
  )
}
