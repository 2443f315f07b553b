import type { ReactNode } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'

/** An answer that everybody may read, under the label that it was asked with. */
export interface PublicAnswer {
  readonly labelAr: string
  readonly labelEn: string | null
  readonly value: string | null
}

/** What a template has asked beside a record's fields and everybody may read, as facts of its page. */
export function additionalFacts(
  answers: readonly PublicAnswer[] | undefined,
  lang: Lang,
): { readonly label: string; readonly value: ReactNode }[] {
  return (answers ?? []).flatMap(({ labelAr, labelEn, value }) =>
    value === null || value === '' ? [] : [{ label: lang === 'en' ? (labelEn ?? labelAr) : labelAr, value: <bdi>{value}</bdi> }],
  )
}
