import { amountOf, inLang, numberOf, unitIn, wordsOf, type AnyResource, type Lang, type LookupIds } from '../../kernel/kernel.ts'
import { useCurrency } from '../fields/currency.ts'
import { FactList } from '../ui/FactList.tsx'
import { say } from './texts.ts'

interface DerivedValuesProps {
  readonly resource: AnyResource
  readonly values: Readonly<Record<string, unknown>>
  readonly ids: LookupIds
  readonly lang: Lang
}

/** What follows from what has been typed, computed as the server computes it. */
export function DerivedValues({ resource, values, ids, lang }: DerivedValuesProps) {
  const currency = useCurrency(values, {}, lang)
  const { derived } = resource.options
  if (!derived) return null
  const words = wordsOf(resource.fields, values, ids)
  const facts = Object.entries(derived).flatMap(([key, { as, from }]) => {
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
  if (facts.length === 0) return null
  return (
    <section className="form-derived">
      <h2>{say('computed', lang)}</h2>
      <FactList facts={facts} />
    </section>
  )
}
