import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code } from '../../../web/generic/portal/texts.tsx'
import type { RelationKind } from './legalEnvironment.ts'
import { LawNumber } from './lawParts.portal.tsx'
import type { LawRelation, PublicLaw } from './publicLegislation.ts'
import { lawPageTexts, relationTexts } from './texts.ts'

/** What this text comes from or changes stands before it; the rest, what came of it first, behind it. */
const origins = ['implements', 'amends', 'repeals'] as const satisfies readonly RelationKind[]
/** On a side; the list beneath names all. */
const mostDrawn = 5

interface LawGraphProps {
  law: Pick<PublicLaw, 'number' | 'year' | 'type'>
  relations: readonly LawRelation[]
  types: readonly LookupValue[]
}

/** The text between those that it stands to, each by its kind and number; the list beneath has all of them, with titles. */
export function LawGraph({ law, relations, types }: LawGraphProps) {
  const { lang } = useHere()
  if (relations.length < 2) return null
  const isBefore = ({ kind }: LawRelation) => origins.some(one => one === kind)
  return (
    <div className="law-graph">
      <RelatedLaws side="law-graph-before" relations={relations.filter(isBefore)} types={types} />
      <p className="law-graph-own">
        <small>{lawPageTexts.say('thisText', lang)}</small>
        <LawName law={law} types={types} />
      </p>
      <RelatedLaws side="law-graph-behind" relations={relations.filter(one => !isBefore(one))} types={types} />
    </div>
  )
}

function RelatedLaws({ side, relations, types }: Omit<LawGraphProps, 'law'> & { side: string }) {
  if (relations.length === 0) return null
  return (
    <ul className={side}>
      {relations.slice(0, mostDrawn).map(relation => (
        <RelatedLaw key={relation.id} relation={relation} types={types} />
      ))}
      {relations.length > mostDrawn && (
        <li>
          <Code>{`+${relations.length - mostDrawn}`}</Code>
        </li>
      )}
    </ul>
  )
}

function RelatedLaw({ relation, types }: { relation: LawRelation; types: readonly LookupValue[] }) {
  const { lang, to } = useHere()
  return (
    <li>
      <a href={to(`/legalEnvironment/${relation.id}`)}>
        <small>{relationTexts.say(relation.kind, lang)}</small>
        <LawName law={relation} types={types} />
      </a>
    </li>
  )
}

/** «قانون 1 لسنة 1997» */
function LawName({ law, types }: { law: Pick<PublicLaw, 'number' | 'year' | 'type'>; types: readonly LookupValue[] }) {
  const { lang } = useHere()
  const type = types.find(({ id }) => id === law.type)
  return (
    <span>
      {type && <>{nameIn(lang, type)} </>}
      <LawNumber number={law.number} year={law.year} />
    </span>
  )
}
