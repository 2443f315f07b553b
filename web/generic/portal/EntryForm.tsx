import { Send } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import {
  actField,
  columnsOf,
  formStartField,
  inLang,
  proofField,
  trapField,
  type Column,
  type FormGroup,
  type FormSpec,
  type FormTemplate,
  type Label,
  type Lang,
} from '../../../kernel/kernel.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PlainCheckbox } from '../../ui/PlainChoices.tsx'
import { wordOf } from '../../ui/texts.ts'
import { Prose } from '../../ui/Prose.tsx'
import { EntryField, HiddenValues, labelOf, type FieldFacts, freeingValue } from './EntryField.tsx'
import type { EntryFormData } from './entryForm.ts'
import { EntryReview } from './EntryReview.tsx'
import { entryTexts } from './entryTexts.ts'
import { useHere } from './site.ts'

interface EntryFormProps {
  /** As the template of the data has it asked. */
  spec: FormSpec
  data: EntryFormData
  /** What is corrected was sent before: no draft of it is kept, and it is sent again. */
  isOwn?: boolean
  /** What a script shows behind a field, by its name. */
  after?: Readonly<Record<string, ReactNode>>
  /** Behind the consents: what becomes of the data. */
  children?: ReactNode
}

/** Says above a form that it could not be sent now: to everybody, or to who has no script. */
function FullNotice({ data: { full, fullWithoutScript }, lang }: { data: EntryFormData; lang: Lang }) {
  const said = full ?? fullWithoutScript
  if (!said) return null
  const notice = (
    <Notice tone="warn" lang={lang}>
      {said[lang]}
    </Notice>
  )
  return full ? notice : <noscript>{notice}</noscript>
}

/**
 * A form that a visitor sends: it posts to its own page, works without a script, and comes back with everything kept and each mistake at its
 * field. With a script the work of the browser is proved and what is typed is kept as a draft (`entryScript.ts`).
 */
export function EntryForm({ spec, data, isOwn = false, after = {}, children }: EntryFormProps) {
  const { lang, to } = useHere()
  const words = entryTexts.in(lang)
  if (!data.isOpen)
    return (
      <EmptyState kind="missing" title={words.closed} action={<LinkButton href={to('/')}>{words.home}</LinkButton>}>
        {words.closedWhy}
      </EmptyState>
    )
  const { posted } = data
  const facts = factsOf(spec, data)
  const problems = (posted?.problems ?? []).filter(({ at }) => at !== '')
  const failure = posted?.failure
  const isReview = posted?.step === 'review'
  const freeing = freeingValue(facts)
  return (
    <form
      method="post"
      action={to(spec.path)}
      encType="multipart/form-data"
      noValidate
      className="entry-form"
      data-entry={isOwn ? 'own' : spec.kind}
      data-proving={words.proving}
      data-unreached={words.unreached}
      data-most-bytes={data.mostFileBytes}
      data-too-large={entryTexts.say('tooLarge', lang, { size: String(Math.floor(data.mostFileBytes / 1024 ** 2)) })}
      // Who reports what others must not read leaves nothing of it in the browser.
      data-undrafted={freeing && `${spec.neededUnless?.at}=${freeing.id}`}
      // What is shown again after a mistake is the newest: no draft comes over it.
      data-fresh={posted === undefined ? '' : undefined}
    >
      <input type="hidden" name={formStartField} value={data.start} />
      <input type="hidden" name={proofField} value="" />
      <p className="form-trap" aria-hidden="true">
        <label>
          {words.trap}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {!posted && (
        <p className="entry-acts" data-draft hidden>
          {words.draftKept}
          <Button>{words.draftClear}</Button>
        </p>
      )}
      {!failure && <FullNotice data={data} lang={lang} />}
      {failure && (
        <Notice tone="danger" lang={lang} live="assertive">
          {failure[lang]}
        </Notice>
      )}
      {/* What is to be corrected stands first: who has read the introduction has begun already. */}
      <ErrorSummary lang={lang} errors={problems.map(problem => ({ field: problem.at, message: problem[lang] }))} />
      {!isReview && problems.length === 0 && <Intro template={data.template} />}
      {isReview ? (
        <>
          <EntryReview spec={spec} facts={facts} />
          <HiddenValues facts={facts} names={[...new Set([...facts.columns.keys(), ...Object.keys(spec.beside)])]} />
        </>
      ) : (
        <Groups spec={spec} facts={facts} after={after} />
      )}
      {!isReview && children}
      <div className="entry-acts">
        {isReview ? (
          <>
            <Button type="submit" look="act" icon={Send} name={actField} value="send">
              {isOwn ? words.resend : words.send}
            </Button>
            <Button type="submit" name={actField} value="correct">
              {words.correct}
            </Button>
          </>
        ) : (
          <Button type="submit" look="act" name={actField} value={spec.isReviewed ? 'review' : 'send'}>
            {spec.isReviewed ? words.review : words.send}
          </Button>
        )}
        <p className="entry-next">{spec.isReviewed && !isReview ? words.nextReview : isOwn ? words.nextOwn : words.nextConfirm}</p>
      </div>
    </form>
  )
}

/** What the ministry says before somebody begins. */
function Intro({ template }: { template: FormTemplate | null }) {
  const { lang } = useHere()
  const said = template && (lang === 'ar' ? (template.introAr ?? template.introEn) : (template.introEn ?? template.introAr))
  if (!said) return null
  const isOther = lang === 'ar' ? template.introAr === null : template.introEn === null
  return (
    <div className="entry-intro" {...(isOther && { lang: lang === 'ar' ? 'en' : 'ar', dir: lang === 'ar' ? 'ltr' : 'rtl' })}>
      <Prose dangerouslySetInnerHTML={{ __html: said }} />
    </div>
  )
}

function factsOf(spec: FormSpec, { posted, preset, lists, places }: EntryFormData): FieldFacts {
  const asked = new Set(spec.groups.flatMap(([, , ...names]) => names))
  const columns = new Map<string, Column>(
    [...columnsOf(spec.resource.fields), ...columnsOf(spec.beside)].flatMap(column =>
      asked.has(column.name) ? [[column.name, column]] : [],
    ),
  )
  return { spec, columns, values: posted?.values ?? preset, files: posted?.files ?? [], problems: posted?.problems ?? [], lists, places }
}

function Groups({ spec, facts, after }: { spec: FormSpec; facts: FieldFacts; after: Readonly<Record<string, ReactNode>> }) {
  const { lang } = useHere()
  const parts = spec.groups.filter(group => !isOfConsents(group, facts))
  return (
    <>
      {parts.map(([ar, en, ...names], index) => (
        <section key={en} className="entry-group" aria-labelledby={`group-${index}`}>
          <h2 id={`group-${index}`} className="entry-heading">
            <Step number={index + 1} />
            {inLang([ar, en], lang)}
          </h2>
          <div className="entry-fields">
            {names.map(name => (
              <Fragment key={name}>
                <EntryField name={name} facts={facts} />
                {after[name]}
              </Fragment>
            ))}
          </div>
        </section>
      ))}
      <Consents spec={spec} facts={facts} number={parts.length + 1} />
    </>
  )
}

/** A part that asks for nothing but yes is one of the consents, which stand last, whatever a template puts behind it. */
function isOfConsents([, , ...names]: FormGroup, { columns }: FieldFacts): boolean {
  return names.every(name => columns.get(name)?.field.kind === 'boolean')
}

/** What its sender agrees to: each by a sentence of its own, and what must be agreed to says so. */
function Consents({ spec, facts, number }: { spec: FormSpec; facts: FieldFacts; number: number }) {
  const { lang } = useHere()
  const ofRecord = spec.groups.flatMap(group => (isOfConsents(group, facts) ? group.slice(2) : []))
  // What is asked beside the record and stands in no group is a consent.
  const beside = columnsOf(spec.beside).filter(({ name }) => !facts.columns.has(name))
  const consents = [...ofRecord.flatMap(name => facts.columns.get(name) ?? []), ...beside]
  return (
    <fieldset className="entry-group">
      <legend className="entry-legend">
        <h2 className="entry-heading">
          <Step number={number} />
          {entryTexts.say('consents', lang)}
        </h2>
      </legend>
      <div className="entry-consents">
        {consents.map(column => (
          <PlainCheckbox
            key={column.name}
            name={column.name}
            defaultChecked={(facts.values[column.name] ?? []).length > 0}
            required={spec.needed.includes(column.name)}
            error={facts.problems.find(({ at }) => at === column.name)?.[lang]}
          >
            {labelOf(column, lang, spec)}
            {spec.needed.includes(column.name) && (
              <>
                {' '}
                <span className="field-need">{wordOf('required', lang)}</span>
              </>
            )}
            <ConsentHint hint={spec.hints[column.name]} lang={lang} />
          </PlainCheckbox>
        ))}
      </div>
    </fieldset>
  )
}

function ConsentHint({ hint, lang }: { hint: Label | undefined; lang: Lang }) {
  return hint && <small className="entry-hint">{inLang(hint, lang)}</small>
}

function Step({ number }: { number: number }) {
  return (
    <span className="entry-step" aria-hidden="true">
      {number}
    </span>
  )
}
