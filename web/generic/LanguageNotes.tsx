import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckCheck, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { inLang, markAfter, pairsOf, type AnyResource, type Lang, type PairMark, type TextPair } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { StateLabel } from '../ui/StateLabel.tsx'
import { toast } from '../ui/Toasts.tsx'
import { browserApi, messageOf } from './browserApi.ts'
import { useCaller } from './caller.ts'
import { languageTexts } from './languageTexts.ts'
import { translationSigns } from './languageSigns.ts'
import { useLookup, type LookupItem } from './lookups.ts'
import type { Row } from './record.ts'
import { say } from './texts.ts'
import type { useForm } from './useForm.ts'
import type { Values } from './written.ts'

/** How the texts of a record stand in their languages, by ids of lookup(45), as the server knows it. */
interface RecordLanguages {
  readonly fields: readonly { readonly name: string; readonly ar: number | null; readonly en: number | null }[]
  readonly isReviewable: boolean
}

function languagesKey({ name }: AnyResource, { id, concurrencyStamp }: Row) {
  return ['languages', name, String(id), String(concurrencyStamp)]
}

function useLanguages(resource: AnyResource, record: Row) {
  return useQuery({
    queryKey: languagesKey(resource, record),
    queryFn: () => browserApi.get<RecordLanguages>('Translation/GetFields', { kind: resource.name, id: String(record.id) }),
  })
}

export interface PairNoteProps {
  readonly resource: AnyResource
  readonly record: Row
  /** The field's name. */
  readonly name: string
}

export interface MissingNoteProps {
  readonly resource: AnyResource
  readonly record: Row
  /** The fields of the part. */
  readonly names: readonly string[]
}

/** How many of the saved texts have no English yet, once over all of them: a text that is still to be written is no mistake of the other one. */
export function MissingNote({ resource, record, names }: MissingNoteProps) {
  const states = useLookup('translationState')
  const fields = useLanguages(resource, record).data?.fields.filter(
    ({ name, ar, en }) => names.includes(name) && ar !== null && en !== null,
  )
  const missing = fields?.filter(({ en }) => findState(states, en)?.code === 'missing').length ?? 0
  if (!fields || missing === 0) return null
  return (
    <span className="form-langs-note">
      {missing === fields.length
        ? languageTexts.say('allMissing', 'en')
        : languageTexts.say('someMissing', 'en', { missing: String(missing), all: String(fields.length) })}
    </span>
  )
}

/** How the saved text stands in each language. That nobody has reviewed it yet is no news; that there is no English is said over all of them. */
export function PairNote({ resource, record, name }: PairNoteProps) {
  const lang = useLang()
  const states = useLookup('translationState')
  const field = useLanguages(resource, record).data?.fields.find(found => found.name === name)
  const [ar, en] = [findState(states, field?.ar), findState(states, field?.en)]
  if (!ar || !en) return null
  const told =
    ar.code === 'reviewed' && en.code === 'reviewed'
      ? ([['inBoth', ar]] as const)
      : ([
          ['inArabic', ar],
          ['inEnglish', en],
        ] as const)
  const shown = told.filter(([word, { code }]) => code !== 'draft' && !(word === 'inEnglish' && code === 'missing'))
  if (shown.length === 0) return null
  return (
    <p className="form-pair-state">
      {shown.map(([word, state]) => (
        <StateLabel key={word} kind={translationSigns[state.code] ?? 'draft'}>
          {languageTexts.say(word, lang, { state: nameOf(state, lang) })}
        </StateLabel>
      ))}
    </p>
  )
}

export interface LanguageReviewProps {
  readonly resource: AnyResource
  readonly record: Row
  readonly form: Pick<ReturnType<typeof useForm>, 'values' | 'isDirty' | 'isWaiting' | 'minor'>
}

/**
 * What a change in one language alone leaves behind, unless it only corrects typing; and that both languages were read. As long as nobody
 * knows which language was behind before, nothing is said of the change: it may be the one that catches up.
 */
export function LanguageReview({ resource, record, form }: LanguageReviewProps) {
  const lang = useLang()
  const states = useLookup('translationState')
  const { data, error, refetch } = useLanguages(resource, record)
  const left =
    data && states.length > 0 ? pairsOf(resource).filter(pair => leavesBehind(pair, record, form.values, markOf(pair, data, states))) : []
  const leavesNone = left.length === 0
  const { isMinor, setMinor } = form.minor
  useEffect(() => {
    if (leavesNone) setMinor(false)
  }, [leavesNone, setMinor])
  const names = left.map(({ label }) => inLang(label, lang)).join(lang === 'ar' ? '، ' : ', ')
  return (
    <section className="form-languages" aria-label={languageTexts.say('languages', lang)}>
      {!leavesNone && (
        <>
          <p className="text-muted">{languageTexts.say('minorHint', lang, { fields: names })}</p>
          <Checkbox checked={isMinor} onChange={setMinor}>
            {languageTexts.say('minor', lang)}
          </Checkbox>
        </>
      )}
      {error && !data && (
        <div className="form-languages-review" role="alert">
          <span>{languageTexts.say('unknown', lang, { why: messageOf(error, lang) })}</span>
          <Button icon={RotateCw} onClick={() => void refetch()}>
            {say('retry', lang)}
          </Button>
        </div>
      )}
      <ReviewButton resource={resource} record={record} isDirty={form.isDirty || form.isWaiting} lang={lang} />
    </section>
  )
}

/** Does a change leave a language behind, as the server will find when it is saved? What was behind already is no news unless more is changed. */
function leavesBehind(pair: TextPair, record: Row, values: Values, mark: PairMark | undefined): boolean {
  const before = { [pair.ar]: record[pair.ar], [pair.en]: record[pair.en] }
  const after = markAfter(pair, before, values, mark)
  return after !== mark && after !== undefined
}

/** Which language of a saved text is behind; undefined: neither. */
function markOf({ name }: TextPair, { fields }: RecordLanguages, states: readonly LookupItem[]): PairMark | undefined {
  const field = fields.find(found => found.name === name)
  const behind = (['ar', 'en'] as const).find(lang => findState(states, field?.[lang])?.code === 'outdated')
  return behind && { behind, isReviewed: false }
}

interface ReviewButtonProps extends Pick<LanguageReviewProps, 'resource' | 'record'> {
  readonly isDirty: boolean
  readonly lang: Lang
}

function ReviewButton({ resource, record, isDirty, lang }: ReviewButtonProps) {
  const caller = useCaller()
  const queries = useQueryClient()
  const states = useLookup('translationState')
  const languages = useLanguages(resource, record).data
  const review = useMutation({
    mutationFn: () =>
      browserApi.send<RecordLanguages>('PUT', `Translation/MarkReviewed/${String(record.id)}`, {
        kind: resource.name,
        concurrencyStamp: record.concurrencyStamp,
      }),
    onSuccess: answer => {
      queries.setQueryData(languagesKey(resource, record), answer)
      toast(languageTexts.say('reviewed', lang))
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  const isOpen = (id: number | null) => ['draft', 'outdated'].includes(findState(states, id)?.code ?? '')
  const isWhole = ({ ar, en }: RecordLanguages['fields'][number]) =>
    [ar, en].every(id => id !== null && findState(states, id)?.code !== 'missing')
  if (!languages?.fields.some(field => isWhole(field) && (isOpen(field.ar) || isOpen(field.en)))) return null
  const label = languageTexts.say('review', lang)
  const lacking = caller.can('Portal.Translation.Update') ? undefined : languageTexts.say('noReview', lang)
  const reason = lacking ?? (languages.isReviewable ? undefined : languageTexts.say('notYours', lang))
  return (
    <p className="form-languages-review">
      <Button
        icon={CheckCheck}
        disabledReason={reason ?? (isDirty ? languageTexts.say('saveFirst', lang) : undefined)}
        pending={review.isPending}
        onClick={() => review.mutate()}
      >
        {label}
      </Button>
      <span className="text-muted">{languageTexts.say('reviewHint', lang)}</span>
    </p>
  )
}

function findState(states: readonly LookupItem[], id: number | null | undefined): LookupItem | undefined {
  return states.find(state => state.id === id)
}

function nameOf({ nameAr, nameEn }: LookupItem, lang: Lang): string {
  return inLang([nameAr, nameEn], lang)
}
