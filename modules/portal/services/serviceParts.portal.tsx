import { ConciergeBell } from 'lucide-react'
import { bound } from '../../../web/generic/bound.tsx'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { categoryIcons } from '../../../web/ui/categoryIcons.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import type { ListedService } from './publicServices.ts'

/** The sign of a service; the bell of all services where it has none. */
export function ServiceSign({ icon }: { icon: string | null | undefined }) {
  return (
    <span className="service-sign" aria-hidden="true">
      <Icon of={categoryIcons[icon ?? ''] ?? ConciergeBell} />
    </span>
  )
}

/** The way to what is said of a service: its steps, its documents, where it begins. */
export function ServiceLink({ service }: { service: Pick<ListedService, 'id' | 'nameAr' | 'nameEn'> }) {
  const { lang, to } = useHere()
  return <a href={to(`/gateServices?service=${service.id}`)}>{bound(nameIn(lang, service))}</a>
}

/** Does the link leave this site? */
export function isOutside(link: string): boolean {
  return /^https?:/i.test(link)
}
