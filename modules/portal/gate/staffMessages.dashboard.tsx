import { useQuery } from '@tanstack/react-query'
import type { Lang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { ClosableMessages } from './closable.dashboard.tsx'
import type { ShownMessage } from './showing.ts'
import { messageTexts } from './texts.ts'

/** Messages of the administration for its staff, on the home of the dashboard: emergencies stand apart from the others. What cannot be read is left out: nobody waits for it. */
export default function StaffMessages({ lang, only }: { lang: Lang; only: 'urgent' | 'usual' }) {
  const { data } = useQuery({
    queryKey: ['gateMessages', 'staff'],
    queryFn: () => browserApi.get<{ items: readonly ShownMessage[] }>('GateMessage/GetForStaff'),
    staleTime: 60_000,
  })
  const messages = (data?.items ?? []).filter(({ kind }) => (kind === 'emergency') === (only === 'urgent'))
  return <ClosableMessages messages={messages} lang={lang} label={messageTexts.say(only, lang)} />
}
