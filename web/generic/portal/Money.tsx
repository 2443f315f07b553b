import { pluralOf, type Plural } from '../../../kernel/kernel.ts'
import { amountOf } from '../../fields/amount.ts'
import { type LookupValue, nameIn } from './lookups.ts'
import { useHere } from './site.ts'
import { Code } from './texts.tsx'
import { dinars, dollars, shekels } from './words.ts'

const countedCurrencies: Readonly<Record<string, Plural>> = { ILS: shekels, USD: dollars, JOD: dinars }

/** An amount with its currency: «150 شيكلًا», “NIS 150”. Of a whole amount no cents are said. */
export function Money({ amount, currency }: { amount: string; currency: LookupValue | undefined }) {
  const { lang } = useHere()
  const written = amountOf(amount).replace(/\.00$/, '')
  if (!currency) return <Code>{written}</Code>
  if (lang === 'en') return <span className="bound">{`${currency.code === 'ILS' ? 'NIS' : currency.code} ${written}`}</span>
  const counted = countedCurrencies[currency.code]
  return (
    <span className="bound">
      <Code>{written}</Code> {counted ? pluralOf(counted, Number(amount), lang) : nameIn(lang, currency)}
    </span>
  )
}
