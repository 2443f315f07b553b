import { bound } from '../../../web/generic/bound.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { StateLabel, type StateKind } from '../../../web/ui/StateLabel.tsx'
import type { PublicPartnership } from './publicPartnerships.ts'
import { partnershipTexts } from './texts.ts'

/** The lists that the values of partnerships are of. */
export interface PartnerLists {
  readonly kinds: readonly LookupValue[]
  readonly statuses: readonly LookupValue[]
  readonly types: readonly LookupValue[]
  readonly countries: readonly LookupValue[]
  readonly topics: readonly LookupValue[]
}

const signs: Readonly<Record<string, StateKind>> = {
  proposed: 'draft',
  active: 'done',
  suspended: 'waiting',
  completed: 'ended',
  cancelled: 'refused',
}

/** The status of a partnership by sign and word. */
export function PartnershipStatus({ value }: { value: LookupValue | undefined }) {
  const { lang } = useHere()
  return value ? <StateLabel kind={signs[value.code] ?? 'draft'}>{nameIn(lang, value)}</StateLabel> : null
}

/** From when until when; one of the two where the other is not known. */
export function Period({ partnership: { startDate, endDate } }: { partnership: Pick<PublicPartnership, 'startDate' | 'endDate'> }) {
  const words = partnershipTexts.in(useHere().lang)
  if (!startDate && !endDate) return null
  return (
    <span className="period">
      {startDate && (
        <>
          {words.from} <Day day={startDate} />
        </>
      )}{' '}
      {endDate && (
        <>
          {words.to} <Day day={endDate} />
        </>
      )}
    </span>
  )
}

/** The partner's name in the page's language. */
export function usePartnerName(partnership: Pick<PublicPartnership, 'partnerNameAr' | 'partnerNameEn'>): string {
  return nameIn(useHere().lang, { nameAr: partnership.partnerNameAr, nameEn: partnership.partnerNameEn })
}

/** The partner by its logo, else by its name. */
export function PartnerFace({ partnership }: { partnership: PublicPartnership }) {
  const { lang } = useHere()
  const name = usePartnerName(partnership)
  const told = foreign(partnership.partnerNameEn ? lang : 'ar', lang)
  return partnership.logo ? (
    <img
      className="partner-logo"
      src={imageAddress(partnership.logo, 400)}
      alt={name}
      lang={told?.lang}
      width="200"
      height="100"
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className="partner-name" {...told}>
      {bound(name)}
    </span>
  )
}
