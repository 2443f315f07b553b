import { unitIn, type Field, type Lang } from '../../kernel/kernel.ts'
import { useLookup } from '../generic/lookups.ts'

/** The unit of an amount: the currency that its record names, and of a price what it is the price of; undefined while the record names none. */
export function useCurrency(record: Readonly<Record<string, unknown>> | undefined, { per }: Pick<Field, 'per'>, lang: Lang) {
  const currency = useLookup('currency').find(({ id }) => id === record?.currency)
  if (!currency) return undefined
  const name = lang === 'ar' ? currency.nameAr : currency.code
  return per === undefined ? name : `${name}/${unitIn(per, lang)}`
}
