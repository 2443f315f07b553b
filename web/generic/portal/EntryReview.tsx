import type { ReactNode } from 'react'
import { inLang, latinNumber, type Column, type Lang } from '../../../kernel/kernel.ts'
import { commaOf } from '../../fields/comma.ts'
import { StateLabel } from '../../ui/StateLabel.tsx'
import { codedValue, labelOf, optionsOf, type FieldFacts } from './EntryField.tsx'
import { entryTexts } from './entryTexts.ts'
import { nameIn, type LookupValue } from './lookups.ts'
import { readersOf, type Readers } from './entryReaders.ts'
import { Grouped, Money } from './Money.tsx'
import { useHere } from './site.ts'
import type { FormSpec } from '../../../kernel/kernel.ts'

/** What was filled in, looked through before it is sent: what everybody would read is marked, and so is what nobody will. */
export function EntryReview({ spec, facts }: { spec: FormSpec; facts: FieldFacts }) {
  const { lang } = useHere()
  const words = entryTexts.in(lang)
  return (
    <div className="entry-review">
      <h2 className="entry-heading">{words.reviewTitle}</h2>
      <p>{words[hintOf(facts)]}</p>
      {spec.groups.map(([ar, en, ...names]) => {
        const answers = names.flatMap(name => {
          const column = facts.columns.get(name)
          const said = column && !isWithAmount(column, facts) && saidOf(column, facts, lang)
          return column && said ? [{ name, column, said, look: lookOf(column, facts) }] : []
        })
        if (answers.length === 0) return null
        return (
          <section key={en}>
            <h3 className="entry-part">{inLang([ar, en], lang)}</h3>
            <dl className="entry-said">
              {answers.map(({ name, column, said, look }) => (
                <div key={name}>
                  <dt>
                    {labelOf(column, lang, spec)}
                    {look && <StateLabel kind={signs[look]}>{words[look]}</StateLabel>}
                  </dt>
                  <dd>
                    <bdi>{said}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}

/** What is said of it all. Who chose who may read it has not said that nobody may; who ticked nothing has. */
function hintOf(facts: FieldFacts): 'reviewHint' | 'reviewHintLater' | 'reviewHintSome' | 'reviewHintClosed' {
  const { spec, columns } = facts
  if (isForEverybody(facts)) return isAgreed(facts) ? 'reviewHint' : 'reviewHintLater'
  return columns.get(spec.publicWith?.[0] ?? '')?.field.kind === 'boolean' ? 'reviewHintClosed' : 'reviewHintSome'
}

const signs = { willBePublic: 'done', publicIfAgreed: 'waiting', mayBePublic: 'done', willNotBePublic: 'ended' } as const

/**
 * What becomes of it as it was filled in: all of it is read by everybody, at once or once its sender agrees to that, what is chosen of it, or nothing;
 * undefined of what itself says who reads what.
 */
export function lookOf(column: Column, facts: FieldFacts): keyof typeof signs | undefined {
  const readers = readersOf(facts.spec, column)
  if (readers.who === 'governs') return undefined
  if (!isForEverybody(facts)) return 'willNotBePublic'
  if (readers.who === 'oneByOne') return 'mayBePublic'
  if (!isReadByAll(readers, facts)) return 'willNotBePublic'
  return isAgreed(facts) ? 'willBePublic' : 'publicIfAgreed'
}

function isReadByAll(readers: Readers, facts: FieldFacts): boolean {
  const chosen = 'at' in readers ? (facts.values[readers.at] ?? []) : []
  if (readers.who === 'if') return chosen.some(value => value !== '')
  if (readers.who === 'unless') return !chosen.includes(String(codedValue(facts, readers.at, readers.code)?.id))
  return readers.who === 'everybody'
}

/** Has its sender given it to everybody? */
function isForEverybody({ spec, values }: FieldFacts): boolean {
  if (spec.publicWith === undefined) return true
  const [column, value] = spec.publicWith
  return (values[column] ?? []).includes(value)
}

/** Has its sender agreed that what he has given to everybody is published? */
function isAgreed({ spec: { agreedBy }, values }: FieldFacts): boolean {
  return agreedBy === undefined || (values[agreedBy] ?? []).some(value => value !== '')
}

/** The answer as it is read: an amount with its currency, the thousands of a number apart. */
function saidOf(column: Column, facts: FieldFacts, lang: Lang): ReactNode {
  const { kind } = column.field
  const text = textOf(column, facts, lang)
  if (text === '') return text
  if (kind === 'money') return <Money amount={latinNumber(text)} currency={currencyIn(facts)} />
  return kind === 'integer' ? <Grouped number={latinNumber(text)} /> : text
}

/** Does it name a currency? A form has one, in which all its amounts are. */
function isCurrency({ field }: Column): boolean {
  return field.list === 'currency'
}

/** Is it the currency of an amount, with which it is read? */
function isWithAmount(column: Column, { columns, values }: FieldFacts): boolean {
  return isCurrency(column) && [...columns.values()].some(({ field, name }) => field.kind === 'money' && values[name]?.some(Boolean))
}

function currencyIn({ columns, lists, values }: FieldFacts): LookupValue | undefined {
  const chosen = values[[...columns.values()].find(isCurrency)?.name ?? '']
  return lists.currency?.find(({ id }) => chosen?.includes(String(id)))
}

function textOf(column: Column, facts: FieldFacts, lang: Lang): string {
  const { field, name } = column
  const typed = (facts.values[name] ?? []).filter(value => value !== '')
  const comma = commaOf(lang)
  if (field.kind === 'image' || field.kind === 'attachments')
    return facts.files
      .filter(file => file.column === name)
      .map(file => file.name)
      .join(comma)
  if (field.kind === 'boolean') return typed.length > 0 ? entryTexts.say('yes', lang) : ''
  if (facts.spec.places.includes(name))
    return typed
      .map(code => {
        const place = facts.places.find(one => one.code === code)
        return place ? nameIn(lang, place) : code
      })
      .join(comma)
  if (field.kind === 'choice' || field.kind === 'lookup') {
    const options = optionsOf(column, facts, lang)
    return typed.map(value => options.find(option => option.value === value)?.label ?? value).join(comma)
  }
  return typed.join(field.kind === 'geoPoint' ? ', ' : ' ')
}
