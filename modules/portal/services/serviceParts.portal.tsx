import { bound } from '../../../web/generic/bound.tsx'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import type { ListedService } from './publicServices.ts'

/** The way to what is said of a service: its steps, its documents, where it begins. */
export function ServiceLink({ service }: { service: Pick<ListedService, 'id' | 'nameAr' | 'nameEn'> }) {
  const { lang, to } = useHere()
  return <a href={to(`/gateServices?service=${service.id}`)}>{bound(nameIn(lang, service))}</a>
}

/** Does the link leave this site? */
export function isOutside(link: string): boolean {
  return /^https?:/i.test(link)
}
