import { useQuery } from '@tanstack/react-query'
import type { Lang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { ClosableMessages } from './closable.dashboard.tsx'
import type { ShownMessage } from './showing.ts'

/** Messages of the administration for its staff, on the home of the dashboard. What cannot be read is left out: nobody waits for it. */
export default function StaffMessages({ lang }: { lang: Lang }) {
  const { data } = useQuery({
    queryKey: ['gateMessages', 'staff'],
    queryFn: () => browserApi.get<{ items: readonly ShownMessage[] }>('GateMessage/GetForStaff'),
    staleTime: 60_000,
  })
  return <ClosableMessages messages={data?.items ?? []} lang={lang} label={lang === 'ar' ? 'رسائل الإدارة' : 'From the administration'} />
}
