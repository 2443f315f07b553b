import { inLang, numberOf, unitIn, wordsOf, type AnyResource, type Lang, type LookupIds } from '../../kernel/kernel.ts'
import { amountOf } from '../fields/amount.ts'
import { useCurrency } from '../fields/currency.ts'
import { FactList } from '../ui/FactList.tsx'
import { say } from './texts.ts'

interface DerivedProps {
  readonly resource: AnyResource
  readonly values: Readonly<Record<string, unknown>>
  readonly ids: LookupIds
  readonly lang: Lang
}

/** What follows from what has been typed, computed as the server computes it; empty while nothing does. */
export function useDerivedFacts({ resource, values, ids, lang }: DerivedProps) {
  const currency = useCurrency(values, {}, lang)
  const words = wordsOf(resource.fields, values, ids)
  return Object.entries(resource.options.derived ?? {}).flatMap(([key, { as, from }]) => {
    const value = from(words)
    if (value === null) return []
    const unit = as.kind === 'money' ? currency : as.unit && unitIn(as.unit, lang)
    return [
      {
        key,
        label: inLang(as.label, lang),
        value: <bdi dir="ltr">{typeof value === 'number' ? numberOf(value, lang) : amountOf(value)}</bdi>,
        ...(unit && { unit }),
      },
    ]
  })
}

/** The last part of a form: what its values come to. */
export function DerivedValues({ id, facts, lang }: { id: string; facts: ReturnType<typeof useDerivedFacts>; lang: Lang }) {
  return (
    <section id={id} className="form-derived">
      <h2>{say('computed', lang)}</h2>
      <FactList facts={facts} />
    </section>
  )
}
