import { CheckCheck, RotateCw } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../../web/generic/browserApi.ts'
import { usePageTitle } from '../../../web/generic/config.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Pagination } from '../../../web/ui/Pagination.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { inLang } from '../../define.ts'
import { NoticeList, useMarking, useNotices } from './notices.dashboard.tsx'
import { say } from './texts.ts'
import { bellTexts } from './unread.ts'

const rowsOnPage = 20

/** All notices of the reader, the newest first: all of them or the unread, of all kinds or of one (portal and administration, 10.3). */
export default function NoticesPage() {
  const lang = useLang()
  const [query, setQuery] = useSearchParams()
  const kinds = useLookup('notificationKind')
  const mark = useMarking(lang)
  const [kind, unread, page] = [query.get('kind') ?? '', query.get('unread') ?? '', Number(query.get('page') ?? 1)]
  const found = useNotices({
    maxResultCount: rowsOnPage,
    SkipCount: (page - 1) * rowsOnPage,
    ...(kind && { kind }),
    ...(unread && { unread }),
  })
  usePageTitle(bellTexts.say('notices', lang), lang)
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = Object.entries({ kind, unread, ...changes }).filter(([, value]) => value !== '')
    setQuery(Object.fromEntries(next))
  }
  const items = found.data?.items ?? []
  const total = found.data?.totalCount ?? 0
  const ofMine = kinds.filter(({ id }) => found.data?.kinds.includes(id) || String(id) === kind)
  return (
    <>
      <div className="desk-title">
        <h1>{bellTexts.say('notices', lang)}</h1>
        <Button icon={CheckCheck} pending={mark.isPending} onClick={() => mark.mutate(undefined)}>
          {say('markAll', lang)}
        </Button>
      </div>
      <div className="notice-filters">
        <Select
          label={say('shown', lang)}
          options={[
            { value: 'all', label: say('every', lang) },
            { value: '1', label: say('onlyUnread', lang) },
          ]}
          value={unread || 'all'}
          onChange={value => change({ unread: value === '1' ? '1' : '' })}
        />
        <Select
          label={say('kind', lang)}
          options={[
            { value: 'all', label: say('allKinds', lang) },
            ...ofMine.map(({ id, nameAr, nameEn }) => ({ value: String(id), label: inLang([nameAr, nameEn], lang) })),
          ]}
          value={kind || 'all'}
          onChange={value => change({ kind: value === 'all' || value === undefined ? '' : value })}
        />
      </div>
      {found.isPending && <Skeleton lang={lang} lines={8} />}
      {found.isError && !found.data && (
        <EmptyState
          kind="error"
          title={say('failed', lang)}
          action={
            <Button icon={RotateCw} onClick={() => void found.refetch()}>
              {say('retry', lang)}
            </Button>
          }
        >
          {messageOf(found.error, lang)}
        </EmptyState>
      )}
      {found.data && items.length === 0 && <EmptyState title={say(kind || unread ? 'noneOfThese' : 'none', lang)} />}
      {items.length > 0 && <NoticeList notices={items} />}
      {total > rowsOnPage && (
        <Pagination
          page={page}
          pages={Math.ceil(total / rowsOnPage)}
          hrefOf={to => `?${new URLSearchParams({ ...(kind && { kind }), ...(unread && { unread }), page: String(to) }).toString()}`}
          lang={lang}
          onGo={to => change({ page: String(to) })}
        />
      )}
    </>
  )
}
