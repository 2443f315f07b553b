import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateAndTime, inLang, type Lang, type Problem } from '../../define.ts'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { HistoryButton } from '../../../web/generic/HistoryButton.tsx'
import { isObject } from '../../../web/generic/kept.ts'
import { LeaveGuard, LeaveQuestion } from '../../../web/generic/LeaveGuard.tsx'
import { lacks, say as sayUsual } from '../../../web/generic/texts.ts'
import { useSummary } from '../../../web/generic/useSummary.ts'
import { deskZone } from '../../../web/generic/zone.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { ErrorSummary } from '../../../web/ui/ErrorSummary.tsx'
import { halfLang } from '../../../web/ui/FieldParts.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { TextArea } from '../../../web/ui/TextField.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { areaName } from './areaIndex.dashboard.tsx'
import type { TextItem } from './calls.ts'
import { formsOf, mostOf, problemsOf, type FormName, type Written } from './entries.ts'
import { interfaceText } from './ownText.ts'
import { Preview } from './preview.dashboard.tsx'
import { Variable } from './said.dashboard.tsx'
import { say } from './texts.ts'

const formId = 'own-text'
const idOf = (name: FormName) => `own-text-${name}`

/** One text in both languages: what the ministry says in its place, form by form, and how it reads. */
export function TextDialog({ item: given, onClose }: { item: TextItem; onClose: () => void }) {
  const lang = useLang()
  const caller = useCaller()
  const { box, focus } = useSummary()
  const form = useTextForm(given, lang, onClose, focus)
  const [isAsking, setAsking] = useState(false)
  const { item } = form
  const hindrance = caller.can('Admin.InterfaceText.Update') ? undefined : lacks(say('edit', lang), interfaceText.options.label, lang)
  const close = () => (form.isDirty ? setAsking(true) : onClose())
  const acts = (
    <>
      <Button look="act" type="submit" form={formId} pending={form.isPending} disabledReason={hindrance}>
        {say(form.theirs ? 'saveOver' : 'save', lang)}
      </Button>
      <Button onClick={close}>{sayUsual('back', lang)}</Button>
      {item.recordId !== null && <HistoryButton resource={interfaceText} id={item.recordId} />}
    </>
  )
  return (
    <>
      <Dialog title={`${say('editTitle', lang)}: ${areaName(item.area, lang)}`} open wide onClose={close} acts={acts}>
        <form
          id={formId}
          noValidate
          className="own-text"
          onSubmit={event => {
            event.preventDefault()
            if (hindrance === undefined) void form.save()
          }}
        >
          <Facts item={item} lang={lang} />
          {item.isOutdated && (
            <Notice tone="warn" lang={lang}>
              {say('outdatedWhy', lang)}
            </Notice>
          )}
          <div ref={box} tabIndex={-1}>
            <ErrorSummary
              errors={firstOfEach(form.problems).map(({ at, sentence }) => ({ field: `own-text-${at}`, message: sentence[lang] }))}
              lang={lang}
            />
          </div>
          {form.failure !== undefined && (
            <Notice tone="danger" lang={lang} live="assertive">
              {form.failure}
            </Notice>
          )}
          <div className="own-text-sides">
            {(['ar', 'en'] as const).map(side => (
              <Side key={side} form={form} side={side} readOnly={hindrance !== undefined} lang={lang} />
            ))}
          </div>
        </form>
      </Dialog>
      <LeaveGuard isDirty={form.isDirty} isLeaving={() => isAsking} />
      <LeaveQuestion open={isAsking} onClose={() => setAsking(false)} onConfirm={onClose} />
    </>
  )
}

/** A form that has several mistakes is named once, as its field shows one at a time. */
function firstOfEach(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ at }, index) => problems.findIndex(other => other.at === at) === index)
}

type TextForm = ReturnType<typeof useTextForm>

/** What is typed of a text, and its way to the server. */
function useTextForm(given: TextItem, lang: Lang, onDone: () => void, onRefused: () => void) {
  const queries = useQueryClient()
  const [item, setItem] = useState(given)
  const [typed, setTyped] = useState<Written>({})
  const [problems, setProblems] = useState<readonly Problem[]>(() => problemsOf(given, given.own))
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<TextItem>()
  const [isPending, setPending] = useState(false)
  const savedOf = (name: FormName) => item.own[name] ?? item.originals[name] ?? ''
  const valueOf = (name: FormName) => typed[name] ?? savedOf(name)
  const changed = formsOf(item).filter(({ name }) => valueOf(name) !== savedOf(name))
  const isDirty = changed.length > 0

  async function save() {
    if (!isDirty) return toast(say('nothingToSave', lang), 'info')
    // What nobody has typed anew is not sent: it may say by now what somebody else has written.
    const own = Object.fromEntries(changed.map(({ name }) => [name, valueOf(name)]))
    const found = problemsOf(item, { ...item.own, ...own })
    setFailure(undefined)
    setProblems(found)
    if (found.length > 0) return onRefused()
    setPending(true)
    try {
      const { id, concurrencyStamp } = item
      await browserApi.send<TextItem>('PUT', 'InterfaceText/Update', { id, ...(concurrencyStamp !== null && { concurrencyStamp }), ...own })
      await queries.invalidateQueries({ queryKey: ['interfaceTexts'] })
      toast(say('saved', lang))
      onDone()
    } catch (error) {
      note(error)
    } finally {
      setPending(false)
    }
  }

  function note(error: unknown) {
    if (error instanceof ApiError && error.validationErrors.length > 0) {
      setProblems(error.problems())
      return onRefused()
    }
    setFailure(messageOf(error, lang))
    // Whoever saves again has seen what the other one has written.
    const now = theirsIn(error)
    if (!now) return
    setItem(now)
    setTheirs(now)
  }

  return {
    item,
    theirs,
    problems,
    failure,
    isPending,
    isDirty,
    valueOf,
    save,
    update: (name: FormName, text: string) => {
      setTyped(known => ({ ...known, [name]: text }))
      setProblems(known => known.filter(({ at }) => at !== name))
    },
  }
}

/** The version that somebody else has saved meanwhile, as the refusal brings it; undefined where that is not what went wrong. */
function theirsIn(error: unknown): TextItem | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale' || !isObject(error.details)) return undefined
  const { theirs } = error.details
  return isText(theirs) ? theirs : undefined
}

function isText(value: unknown): value is TextItem {
  return isObject(value) && isObject(value.own) && isObject(value.originals) && 'concurrencyStamp' in value
}

/** Which text it is: its key, what it may name, and who changed it last. */
function Facts({ item, lang }: { item: TextItem; lang: Lang }) {
  const { key, variables, lastModifier, lastModificationTime } = item
  const who = lastModifier ? inLang([lastModifier.nameAr, lastModifier.nameEn ?? ''], lang) : ''
  return (
    <div className="own-text-facts">
      <p className="text-muted">
        {say('key', lang)}: <code dir="ltr">{key}</code>
      </p>
      {lastModificationTime !== null && (
        <p className="text-muted">
          <bdi>{say('lastChanged', lang, { when: `\u2066${dateAndTime(lastModificationTime, deskZone(), lang)}\u2069`, who })}</bdi>
        </p>
      )}
      {variables.length > 0 && (
        <p>
          {say('variables', lang)}:{' '}
          {variables.map(name => (
            <Variable key={name} name={name} />
          ))}{' '}
          <small className="text-muted">{say('variablesHint', lang)}</small>
        </p>
      )}
    </div>
  )
}

/** A text of either language keeps its own direction inside a sentence. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

interface SideProps {
  readonly form: TextForm
  readonly side: Lang
  readonly readOnly: boolean
  readonly lang: Lang
}

/** The forms of one language, and how they read. */
function Side({ form, side, readOnly, lang }: SideProps) {
  const { item, theirs } = form
  const heading = say(side === 'ar' ? 'arabic' : 'english', lang)
  return (
    <section className="own-text-side" aria-label={heading}>
      <h3>{heading}</h3>
      {formsOf(item)
        .filter(one => one.lang === side)
        .map(({ name, form: number }) => {
          const original = item.originals[name] ?? ''
          const saved = theirs && (theirs.own[name] ?? original)
          return (
            <TextArea
              key={name}
              id={idOf(name)}
              label={say(item.isCount ? number : 'text', halfLang(side, lang))}
              value={form.valueOf(name)}
              onChange={text => form.update(name, text)}
              error={form.problems.find(({ at }) => at === name)?.sentence[lang]}
              hint={
                saved === undefined
                  ? say('originalIs', lang, { text: isolated(original) })
                  : say('savedNow', lang, { text: isolated(saved) })
              }
              maxLength={mostOf(original)}
              textLang={side}
              readOnly={readOnly}
              oneLine
            />
          )
        })}
      <Preview item={item} valueOf={form.valueOf} side={side} lang={lang} />
    </section>
  )
}
