import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { Link } from 'react-router'
import { inLang, pluralOf, type Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { translationSigns } from '../../../web/generic/languageSigns.ts'
import { languageTexts } from '../../../web/generic/languageTexts.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { Moment } from '../../../web/generic/Moment.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { DataTable, type SheetBody, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { Pagination } from '../../../web/ui/Pagination.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { TranslationItem, TranslationPage } from './calls.ts'
import { publicItems } from '../../admin/notifications/notifications.ts'
import { stateName, translationTexts } from './texts.ts'
import { rowsOnPage, type FilterState } from './useFilterState.ts'

interface TranslationListProps {
  /** Undefined while it is read for the first time. */
  readonly page: TranslationPage | undefined
  readonly isStale: boolean
  readonly state: FilterState
  readonly lang: Lang
}

/** The records, what has waited longest first; each leads to its form. */
export function TranslationList({ page, isStale, state, lang }: TranslationListProps) {
  const say = translationTexts.in(lang)
  const caller = useCaller()
  const review = useReview(lang)
  const instead = <EmptyState title={say.none} action={state.isNarrowed && <Button onClick={state.clear}>{say.clear}</Button>} />
  const body: SheetBody<TranslationItem> = !page
    ? { loading: 8 }
    : page.items.length === 0
      ? { instead }
      : { rows: page.items, stale: isStale }
  const pages = Math.ceil((page?.totalCount ?? 0) / rowsOnPage)
  const states = useLookup('translationState')
  const hindranceOf = ({ isReviewable, hasUnreviewed, isEditWaiting, state }: TranslationItem) => {
    if (!caller.can('Portal.Translation.Update')) return languageTexts.say('noReview', lang)
    if (!isReviewable) return languageTexts.say('notYours', lang)
    if (hasUnreviewed) return isEditWaiting ? say.editWaits : undefined
    return states.find(({ id }) => id === state)?.code === 'reviewed' ? say.reviewedAlready : say.nothingToReview
  }
  return (
    <>
      <DataTable
        caption={say.list}
        columns={useColumns(lang)}
        body={body}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        actsOf={item => (
          <Button
            id={`review-${item.kind}-${item.id}`}
            look="plain"
            icon={CheckCheck}
            aria-label={`${say.review}: ${titleOf(item, lang)?.text ?? say.untitled}`}
            disabledReason={hindranceOf(item)}
            onClick={() => review.mutate(item)}
          >
            {say.approve}
          </Button>
        )}
      />
      {page && page.totalCount > 0 && (
        <div className="desk-under">
          <span className="desk-range">{pluralOf(publicItems, page.totalCount, lang)}</span>
          {pages > 1 && (
            <Pagination
              page={state.page}
              pages={pages}
              hrefOf={number => state.hrefWith({ page: String(number) })}
              lang={lang}
              onGo={number => state.set({ page: String(number) })}
            />
          )}
        </div>
      )}
    </>
  )
}

function useReview(lang: Lang) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, id, concurrencyStamp }: TranslationItem) =>
      browserApi.send('PUT', `Translation/MarkReviewed/${id}`, { kind, concurrencyStamp }),
    onSuccess: async () => {
      toast(translationTexts.say('done', lang))
      await queries.invalidateQueries({ queryKey: ['list', 'translation'] })
      await queries.invalidateQueries({ queryKey: ['languages'] })
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
}

/** The title in the reader's language, else in the other one. */
function titleOf({ titleAr, titleEn }: TranslationItem, lang: Lang): { readonly text: string; readonly lang: Lang } | undefined {
  const both = [
    { text: titleAr, lang: 'ar' },
    { text: titleEn, lang: 'en' },
  ] as const
  const [first, second] = lang === 'ar' ? both : both.toReversed()
  const found = first?.text ? first : second
  return found?.text ? { text: found.text, lang: found.lang } : undefined
}

function useColumns(lang: Lang): SheetColumn<TranslationItem>[] {
  const say = translationTexts.in(lang)
  const desk = useDesk()
  const states = useLookup('translationState')
  return [
    {
      key: 'title',
      heading: say.name,
      title: true,
      cell: item => {
        const title = titleOf(item, lang)
        const kind = desk.kinds.find(({ name }) => name === item.kind)
        const text = <bdi lang={title?.lang ?? lang}>{bound(title?.text ?? say.untitled)}</bdi>
        const href = kind && desk.hrefOf(kind, { id: item.id })
        return (
          <>
            {href === undefined ? text : <Link to={href}>{text}</Link>}
            {kind && <small className="text-area">{inLang([kind.label[0], kind.label[1]], lang)}</small>}
          </>
        )
      },
    },
    {
      key: 'state',
      heading: say.state,
      width: 'state',
      room: 'always',
      cell: item => {
        const state = states.find(({ id }) => id === item.state)
        return state && <StateLabel kind={translationSigns[state.code] ?? 'draft'}>{stateName(state, lang)}</StateLabel>
      },
    },
    {
      key: 'lacking',
      heading: say.lacking,
      room: 'medium',
      cell: ({ lacking }) => (lacking.length === 0 ? '—' : lacking.map(label => inLang(label, lang)).join(lang === 'ar' ? '، ' : ', ')),
    },
    { key: 'since', heading: say.since, width: 'moment', room: 'wide', cell: ({ since }) => <Moment at={since} lang={lang} /> },
  ]
}
