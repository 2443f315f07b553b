import {
  findCheck,
  inLang,
  isMany,
  keptField,
  type Column,
  type FormSpec,
  type KeptFile,
  type Lang,
  type PostedValues,
} from '../../../kernel/kernel.ts'
import { Filled } from '../../ui/Filled.tsx'
import { PlainCheckbox, PlainChecks, PlainRadios } from '../../ui/PlainChoices.tsx'
import { PlainField, PlainSelect, PlainTextArea } from '../../ui/PlainField.tsx'
import type { OfferedPlace } from './entryForm.ts'
import { entryTexts } from './entryTexts.ts'
import { nameIn, type LookupValue } from './lookups.ts'
import { useHere } from './site.ts'

/** What the fields of a form are drawn with. */
export interface FieldFacts {
  readonly spec: FormSpec
  readonly columns: ReadonlyMap<string, Column>
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly files: readonly KeptFile[]
  readonly problems: PostedValues['problems']
  readonly lists: Readonly<Record<string, readonly LookupValue[]>>
  readonly places: readonly OfferedPlace[]
}

/** Of several places so many are asked for, one beneath the other: a list of hundreds in which several are marked is used by nobody. */
const placesAsked = 3
/** So few choices stand in sight. */
const mostRadios = 4

/** One field of a visitor's form, in plain HTML. */
export function EntryField({ name, facts }: { name: string; facts: FieldFacts }) {
  const { lang } = useHere()
  const column = facts.columns.get(name)
  if (!column) return null
  const { field } = column
  const { spec } = facts
  const typed = facts.values[name] ?? []
  const hint = spec.hints[name]
  const common = {
    name,
    label: labelOf(column, lang, spec),
    hint: hint && inLang(hint, lang),
    // Of several files each may be wrong.
    error: facts.problems.flatMap(problem => (problem.at === name ? [problem[lang]] : [])).join('. ') || undefined,
    required: column.need !== 'never' || spec.needed.includes(name),
    neededUnless: neededUnlessOf(facts, name, lang),
    lang,
  }
  if (name === 'pageUrl') return typed[0] ? <PageConcerned path={typed[0]} /> : null
  if (spec.places.includes(name)) return <PlacesField facts={facts} column={column} common={common} />
  if (field.kind === 'image' || field.kind === 'attachments') return <FilesField facts={facts} column={column} common={common} />
  if (field.kind === 'boolean')
    return (
      <PlainCheckbox name={name} defaultChecked={typed.length > 0} error={common.error}>
        {common.label}
        {common.hint && <small className="entry-hint">{common.hint}</small>}
      </PlainCheckbox>
    )
  if (field.kind === 'geoPoint') return <PointField facts={facts} column={column} common={common} />
  if (field.kind === 'choice' || field.kind === 'lookup') return <ChoiceField facts={facts} column={column} common={common} />
  const most = findCheck(field, 'max')?.[0]
  const written = {
    defaultValue: typed[0],
    ...(typeof most === 'number' && field.kind !== 'integer' && field.kind !== 'decimal' && { maxLength: most }),
    ...writtenIn(column, lang),
  }
  if (field.kind === 'longText') return <PlainTextArea {...common} {...written} rows={most !== undefined && Number(most) > 1000 ? 7 : 4} />
  const line = <PlainField {...common} {...written} type={typeOf(column)} inputMode={modeOf(column)} autoComplete={completing[name]} />
  return isLongLine(column, most) ? <div className="entry-wide">{line}</div> : line
}

/** A sentence in one line has the whole of it: half would leave a hole beside it. A half of a pair stands beside the other. */
function isLongLine({ field: { kind }, lang: half }: Column, most: unknown): boolean {
  return kind === 'text' && half === undefined && Number(most) >= 150
}

/** The mark of what most must say, and who need not: without a script too nobody believes that he must. It goes while the value is chosen that frees of it. */
function neededUnlessOf(facts: FieldFacts, name: string, lang: Lang): string | undefined {
  const { neededUnless } = facts.spec
  const word = neededUnless?.columns.includes(name) ? 'needed' : neededUnless?.either.includes(name) ? 'oneNeeded' : undefined
  const freeing = freeingValue(facts)
  return word && freeing && entryTexts.say(word, lang, { kind: nameIn(lang, freeing) })
}

/** The value whose choice frees of what most must say. */
export function freeingValue(facts: FieldFacts): LookupValue | undefined {
  const { neededUnless } = facts.spec
  return neededUnless && codedValue(facts, neededUnless.at, neededUnless.code)
}

/** The value of a field's list that has this code. */
export function codedValue({ spec: { resource }, lists }: FieldFacts, at: string, code: string): LookupValue | undefined {
  return lists[resource.fields[at]?.list ?? '']?.find(value => value.code === code)
}

/** The page from which somebody came to write; he is told that it goes along. */
function PageConcerned({ path }: { path: string }) {
  const { lang } = useHere()
  return (
    <p className="entry-wide entry-hint">
      <input type="hidden" name="pageUrl" value={path} />
      <Filled text={entryTexts.say('aboutPage', lang)} values={{ page: <bdi dir="ltr">{path}</bdi> }} />
    </p>
  )
}

interface Common {
  readonly name: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly required: boolean
  readonly neededUnless: string | undefined
  readonly lang: Lang
}
interface PartProps {
  readonly facts: FieldFacts
  readonly column: Column
  readonly common: Common
}

function PlacesField({ facts, column, common }: PartProps) {
  const { lang } = useHere()
  const typed = facts.values[common.name] ?? []
  const options = facts.places.map(place => ({ value: place.code, label: nameIn(lang, place) }))
  const none = entryTexts.say(common.name === 'place' ? 'ministry' : 'nonePlace', lang)
  if (!isMany(column.field)) return <PlainSelect {...common} options={options} none={none} defaultValue={typed[0]} />
  return (
    <fieldset className="entry-wide">
      <legend className="field-label">{common.label}</legend>
      <div className="entry-places">
        {Array.from({ length: placesAsked }, (_, index) => (
          <PlainSelect
            key={index}
            {...common}
            id={index === 0 ? common.name : `${common.name}-${index}`}
            label={entryTexts.say('onePlace', lang, { number: String(index + 1) })}
            error={index === 0 ? common.error : undefined}
            options={options}
            none={none}
            defaultValue={typed.filter(code => code !== '')[index]}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A point by its two numbers; both may be put into the first, as map applications copy them. Who need not give it opens it first. */
function PointField({ facts, common }: PartProps) {
  const { lang } = useHere()
  const [lat, lng] = facts.values[common.name] ?? []
  const written = { inputMode: 'decimal', dir: 'ltr', maxLength: 60, autoComplete: 'off' } as const
  const named = (part: 'latitude' | 'longitude') => `${common.label}: ${entryTexts.say(part, lang)}`
  const fields = (
    <div className="entry-fields">
      <PlainField {...common} {...written} label={named('latitude')} defaultValue={lat} />
      <PlainField
        {...common}
        {...written}
        id={`${common.name}-lng`}
        label={named('longitude')}
        hint={undefined}
        error={undefined}
        defaultValue={lng}
      />
    </div>
  )
  if (common.required) return <div className="entry-wide">{fields}</div>
  return (
    <details className="place-fold entry-wide" open={common.error !== undefined || (lat ?? '') !== ''}>
      <summary>
        <span>{entryTexts.say('exactPlace', lang, { label: common.label })}</span>
      </summary>
      {fields}
    </details>
  )
}

function ChoiceField({ facts, column, common }: PartProps) {
  const { lang } = useHere()
  const typed = facts.values[common.name] ?? []
  const options = optionsOf(column, facts, lang)
  if (isMany(column.field))
    return (
      <div className="entry-wide">
        <PlainChecks
          legend={common.label}
          name={common.name}
          options={options}
          chosen={typed}
          error={common.error}
          hint={common.hint}
          required={common.required}
          lang={lang}
        />
      </div>
    )
  if (column.field.kind === 'choice' && options.length <= mostRadios)
    return (
      <div className="entry-wide">
        <PlainRadios
          legend={common.label}
          name={common.name}
          options={options}
          {...(typed[0] !== undefined && { defaultValue: typed[0] })}
          required={common.required}
          error={common.error}
          lang={lang}
        />
      </div>
    )
  const freeing = facts.spec.neededUnless?.at === common.name ? freeingValue(facts) : undefined
  const above = fieldAbove(column, facts)
  const offered = options.map(option => ({
    ...option,
    ...(option.value === String(freeing?.id) && { frees: true }),
    ...(above && { group: groupOf(option.value, column, above, facts, lang) }),
  }))
  return <PlainSelect {...common} options={offered} none={entryTexts.say('choose', lang)} defaultValue={typed[0]} beneath={above?.name} />
}

/**
 * The field whose values stand above those of this one, as their codes say: «AGR» above «AGR.OLV». It is asked in the same part of the
 * form: another list may have the same codes by chance.
 */
function fieldAbove(column: Column, { spec, columns, lists }: FieldFacts): Column | undefined {
  const names = spec.groups.find(group => group.includes(column.name, 2))?.slice(2) ?? []
  const values = valuesOf(column, lists)
  return names
    .flatMap(name => (name === column.name ? [] : (columns.get(name) ?? [])))
    .find(other => valuesOf(other, lists).some(above => values.some(value => isBeneath(value, above))))
}

/** What a value is offered under. */
function groupOf(id: string, column: Column, above: Column, { lists }: FieldFacts, lang: Lang) {
  const value = valuesOf(column, lists).find(one => String(one.id) === id)
  const head = value && valuesOf(above, lists).find(one => isBeneath(value, one))
  return head && { of: String(head.id), label: nameIn(lang, head) }
}

function valuesOf({ field }: Column, lists: FieldFacts['lists']): readonly LookupValue[] {
  return lists[field.list ?? ''] ?? []
}

function isBeneath({ code }: LookupValue, above: LookupValue): boolean {
  return code.startsWith(`${above.code}.`)
}

/** What may be chosen, in the page's language. */
export function optionsOf(
  { field, name }: Column,
  { lists, spec }: Pick<FieldFacts, 'lists' | 'spec'>,
  lang: Lang,
): { value: string; label: string }[] {
  if (field.kind === 'lookup')
    return (lists[field.list ?? ''] ?? [])
      .filter(({ isActive, code }) => isActive && !spec.notOffered?.[name]?.includes(code))
      .map(value => ({ value: String(value.id), label: nameIn(lang, value) }))
  return Object.values(field.words ?? {}).map(([code, ar, en]) => ({ value: String(code), label: inLang([ar, en], lang) }))
}

/** Files are chosen anew; those that were taken already need not be. */
function FilesField({ facts, column, common }: PartProps) {
  const { lang } = useHere()
  const kept = facts.files.filter(file => file.column === common.name)
  const endings = (findCheck(column.field, 'types') ?? []).map(ending => `.${String(ending)}`).join()
  return (
    <div className="entry-files">
      <PlainField
        {...common}
        type="file"
        accept={endings}
        multiple={column.field.kind === 'attachments'}
        own={{ choose: entryTexts.say('chooseFile', lang), none: entryTexts.say('noFile', lang) }}
      />
      {kept.length > 0 && (
        <ul className="entry-kept">
          {kept.map(file => (
            <li key={file.ref}>
              <label className="choice">
                <input type="checkbox" name={keptField} value={file.ref} data-name={file.name} data-of={file.column} defaultChecked />
                <bdi>{file.name}</bdi>
              </label>
            </li>
          ))}
          <li className="entry-hint">{entryTexts.say('keptFiles', lang)}</li>
        </ul>
      )}
    </div>
  )
}

/** What was filled in, carried through the page on which it is looked through. */
export function HiddenValues({ facts, names }: { facts: FieldFacts; names: readonly string[] }) {
  return (
    <>
      {names.flatMap(name =>
        (facts.values[name] ?? []).map((value, index) => <input key={`${name}-${index}`} type="hidden" name={name} value={value} />),
      )}
      {facts.files.map(({ ref, name, column }) => (
        <input key={ref} type="hidden" name={keptField} value={ref} data-name={name} data-of={column} />
      ))}
    </>
  )
}

/** What a field is called in this form; of a pair each half says its language. */
export function labelOf({ name, field, lang: half }: Column, lang: Lang, { labels }: Pick<FormSpec, 'labels'>): string {
  const label = inLang(labels?.[name] ?? field.label, lang)
  return half === undefined ? label : `${label} (${entryTexts.say(half === 'ar' ? 'inArabic' : 'inEnglish', lang)})`
}

/** A half of a pair is written in its own direction. */
function writtenIn({ lang: half }: Column, lang: Lang): { lang?: Lang; dir?: 'rtl' | 'ltr' } {
  return half === undefined || half === lang ? {} : { dir: half === 'ar' ? 'rtl' : 'ltr' }
}

function typeOf({ field: { kind } }: Column): 'text' | 'email' | 'tel' | 'url' | 'date' {
  if (kind === 'email' || kind === 'url' || kind === 'date') return kind
  return kind === 'phone' ? 'tel' : 'text'
}

function modeOf({ field: { kind } }: Column): 'numeric' | 'decimal' | undefined {
  return kind === 'integer' || kind === 'year' ? 'numeric' : kind === 'money' || kind === 'decimal' ? 'decimal' : undefined
}

const completing: Readonly<Record<string, string>> = {
  name: 'name',
  contactName: 'name',
  ownerName: 'name',
  email: 'email',
  ownerEmail: 'email',
  phone: 'tel',
  ownerPhone: 'tel',
  website: 'url',
  city: 'address-level2',
  position: 'organization-title',
}
