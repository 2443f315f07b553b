import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { pluralOf } from '../../kernel/kernel.ts'
import { useLang } from '../ui/LangProvider.tsx'
import { browserApi } from './browserApi.ts'
import { visitCount } from './publishTexts.ts'

/** How often the page of a published record was opened by citizens in the last thirty days; nothing where they read none, or it is not known now. */
export function VisitsSaid() {
  const lang = useLang()
  const { pathname } = useLocation()
  const { data } = useQuery({
    queryKey: ['counterpart', pathname],
    queryFn: () => browserApi.get<{ href: string | null; visits?: number | null }>('Desk/Counterpart', { path: pathname }),
  })
  const visits = data?.visits
  return visits == null ? null : <span className="text-muted">{pluralOf(visitCount, visits, lang)}</span>
}
