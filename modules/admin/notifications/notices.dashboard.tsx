import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { Moment } from '../../../web/generic/Moment.tsx'
import { IconButton } from '../../../web/ui/IconButton.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { Lang } from '../../define.ts'
import type { NoticeRow } from './inbox.ts'
import { say } from './texts.ts'
import { bellTexts, noticesKey } from './unread.ts'

/** A page of the reader's notices. */
export interface NoticePage {
  readonly totalCount: number
  readonly items: readonly NoticeRow[]
  /** The kinds of which he has any. */
  readonly kinds: readonly number[]
}

/** A page of notices. */
export function useNotices(query: Readonly<Record<string, string | number>>, isAsked = true): UseQueryResult<NoticePage> {
  return useQuery({
    queryKey: [...noticesKey, query],
    queryFn: () => browserApi.get<NoticePage>('Notification/GetListPaged', query),
    enabled: isAsked,
    placeholderData: known => known,
  })
}

/** Marks one notice as read, or all of them. */
export function useMarking(lang: Lang) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      browserApi.send('PUT', id === undefined ? 'Notification/MarkAllRead' : `Notification/MarkRead/${id}`, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: noticesKey }),
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
}

interface NoticeListProps {
  readonly notices: readonly NoticeRow[]
  /** What follows when the reader goes where a notice leads. */
  readonly onOpen?: () => void
}

/** Notices one beneath the other: what happened, when, and whether it is new. To go where one leads is to have read it. */
export function NoticeList({ notices, onOpen }: NoticeListProps) {
  const lang = useLang()
  const mark = useMarking(lang)
  return (
    <ul className="notices" aria-label={bellTexts.say('notices', lang)}>
      {notices.map(notice => (
        <li key={notice.id} className={notice.readAt === null ? 'is-unread' : undefined}>
          <NoticeText
            notice={notice}
            lang={lang}
            onOpen={() => {
              if (notice.readAt === null) mark.mutate(notice.id)
              onOpen?.()
            }}
          />
          {notice.readAt === null && (
            <IconButton icon={Check} label={`${say('markOne', lang)}: ${textOf(notice, lang)}`} onClick={() => mark.mutate(notice.id)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function textOf({ textAr, textEn }: NoticeRow, lang: Lang): string {
  return lang === 'ar' ? textAr : textEn
}

function NoticeText({ notice, lang, onOpen }: { notice: NoticeRow; lang: Lang; onOpen: (event: MouseEvent) => void }) {
  const text = <bdi>{textOf(notice, lang)}</bdi>
  return (
    <span className="notice-text">
      {notice.readAt === null && <span className="sr">{say('unread', lang)}: </span>}
      {notice.link === null ? (
        text
      ) : (
        <Link to={notice.link} onClick={onOpen}>
          {text}
        </Link>
      )}
      <small>
        {lang === 'ar' ? notice.titleAr : notice.titleEn} · <Moment at={notice.createdAt} lang={lang} />
      </small>
    </span>
  )
}
