import type { LookupValue } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import type { RelationKind } from './legalEnvironment.ts'
import { LawLink, LawStatus } from './lawParts.portal.tsx'
import type { LawRelation } from './publicLegislation.ts'
import { lawPageTexts, relationTexts } from './texts.ts'

/** What this text comes from or changes stands before it; the rest, what came of it first, behind it. */
const origins = ['implements', 'amends', 'repeals'] as const satisfies readonly RelationKind[]

interface LawGraphProps {
  relations: readonly LawRelation[]
  statuses: readonly LookupValue[]
}

/** The text between those that it stands to, each with what it is to this one, its title and its state; a single one needs no drawing. */
export function LawGraph({ relations, statuses }: LawGraphProps) {
  const { lang } = useHere()
  const isBefore = ({ kind }: LawRelation) => origins.some(one => one === kind)
  const behind = <RelatedLaws side="law-graph-behind" relations={relations.filter(one => !isBefore(one))} statuses={statuses} />
  const before = <RelatedLaws side="law-graph-before" relations={relations.filter(isBefore)} statuses={statuses} />
  if (relations.length < 2)
    return (
      <>
        {before}
        {behind}
      </>
    )
  return (
    <div className="law-graph">
      {before}
      {/* The page's title has just named it. */}
      <p className="law-graph-own">{lawPageTexts.say('thisText', lang)}</p>
      {behind}
    </div>
  )
}

interface RelatedLawsProps extends Pick<LawGraphProps, 'relations' | 'statuses'> {
  side: 'law-graph-before' | 'law-graph-behind'
}

function RelatedLaws({ side, relations, statuses }: RelatedLawsProps) {
  const { lang } = useHere()
  if (relations.length === 0) return null
  return (
    <ul className={side}>
      {relations.map((relation, at) => (
        <li key={relation.id}>
          {/* They lie by what they are to this text, which those who see it read once. */}
          <span className="law-relation">
            <span className={relation.kind === relations[at - 1]?.kind ? 'sr' : undefined}>{relationTexts.say(relation.kind, lang)}</span>
          </span>
          <LawLink law={relation} />
          <LawStatus value={statuses.find(({ id }) => id === relation.status)} />
        </li>
      ))}
    </ul>
  )
}
