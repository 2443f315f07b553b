import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { inLang, type Lang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { Moment } from '../../../web/generic/Moment.tsx'
import { DataTable, type SheetBody, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog } from '../../../web/ui/LateDialog.ts'
import { later } from '../../../web/ui/later.ts'
import { RowActs } from '../../../web/ui/RowActs.tsx'
import type { BlockedSender } from './blocks.ts'
import { blockTexts } from './blockTexts.ts'
import { SenderName } from './senderName.dashboard.tsx'
import { entryKinds } from './visitorSubmission.ts'

const blockDialog = later(() => import('./blockDialog.dashboard.tsx').then(file => file.BlockDialog))

/** Who is kept out now, and the way to let him in again. */
export function BlockedSenders() {
  const lang = useLang()
  const say = blockTexts.in(lang)
  const [opened, setOpened] = useState<BlockedSender>()
  const found = useQuery({
    queryKey: ['blockedSenders'],
    queryFn: () => browserApi.get<{ items: readonly BlockedSender[] }>('VisitorSubmission/GetBlocked'),
  })
  return (
    <>
      <div className="desk-title">
        <h1>{say.list}</h1>
      </div>
      <p className="text-muted">{say.intro}</p>
      {found.isError && !found.data ? (
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <DataTable<BlockedSender>
          caption={say.list}
          columns={columnsIn(lang)}
          body={bodyOf(found.data?.items, lang)}
          keyOf={({ id }) => id}
          actsOf={item => <RowActs name={nameOf(item, lang)} acts={[{ icon: Undo2, label: say.unblock, onAct: () => setOpened(item) }]} />}
        />
      )}
      {opened && <LateDialog of={blockDialog} props={{ sender: { ...opened, block: opened }, onClose: () => setOpened(undefined) }} />}
    </>
  )
}

function bodyOf(items: readonly BlockedSender[] | undefined, lang: Lang): SheetBody<BlockedSender> {
  if (!items) return { loading: 4 }
  if (items.length > 0) return { rows: items }
  const say = blockTexts.in(lang)
  const way = (
    <Link className="btn" to="/dashboard/visitorEntries">
      {say.toEntries}
    </Link>
  )
  return {
    instead: (
      <EmptyState title={say.none} action={way}>
        {say.noneWhy}
      </EmptyState>
    ),
  }
}

function nameOf({ shown, number }: BlockedSender, lang: Lang): string {
  if (shown.length > 0) return shown.join(' · ')
  return number === null ? blockTexts.say('someone', lang) : blockTexts.say('ofEntry', lang, { number })
}

function columnsIn(lang: Lang): SheetColumn<BlockedSender>[] {
  const say = blockTexts.in(lang)
  return [
    { key: 'sender', heading: say.sender, title: true, cell: ({ shown }) => <SenderName shown={shown} lang={lang} /> },
    { key: 'entry', heading: say.entry, cell: item => <EntryLink item={item} lang={lang} /> },
    { key: 'place', heading: say.place, cell: ({ place }) => place?.[lang] ?? say.everywhere },
    { key: 'reason', heading: say.reason, cell: ({ reason }) => (reason === '' ? say.erased : <bdi>{reason}</bdi>) },
    { key: 'until', heading: say.until, cell: ({ until }) => <Moment at={until} lang={lang} /> },
    { key: 'by', heading: say.by, cell: ({ blockedBy }) => (blockedBy === null ? '—' : <bdi>{blockedBy}</bdi>) },
  ]
}

function EntryLink({ item, lang }: { item: BlockedSender; lang: Lang }) {
  const [, ar, en] = entryKinds[item.kind]
  const kind = inLang([ar, en], lang)
  const name = item.number === null ? kind : `${kind} ${item.number}`
  if (!item.isThere) return `${name} (${blockTexts.say('deleted', lang)})`
  return <Link to={`/dashboard/visitorEntries/${item.entry}`}>{name}</Link>
}
