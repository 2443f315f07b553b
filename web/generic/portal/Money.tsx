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
  if (!currency) return <Grouped number={amount} />
  if (lang === 'en') return <span className="bound">{`${currency.code === 'ILS' ? 'NIS' : currency.code} ${grouped(amount)}`}</span>
  const counted = countedCurrencies[currency.code]
  return (
    <span className="bound">
      <Grouped number={amount} /> {counted ? pluralOf(counted, Number(amount), lang) : nameIn(lang, currency)}
    </span>
  )
}

/** A number with its thousands apart; of a whole one no decimals are said. */
export function Grouped({ number }: { number: string }) {
  return <Code>{grouped(number)}</Code>
}

function grouped(number: string): string {
  return amountOf(number).replace(/\.00$/, '')
}
