import { Fragment, type ComponentType, type ReactNode } from 'react'
import {
  arranged,
  columnsOf,
  columnsOfField,
  findCheck,
  inLang,
  isMany,
  neededFields,
  type AnyResource,
  type Column,
  type FieldKind,
  type FormTemplate,
  type Lang,
  type LookupIds,
} from '../../kernel/kernel.ts'
import type { EditorProps } from '../fields/editor.ts'
import { editors } from '../fields/editors.tsx'
import { halfLang } from '../ui/FieldParts.tsx'
import { lateField } from '../ui/lateFields.tsx'
import { DerivedValues, useDerivedFacts } from './DerivedValues.tsx'
import { FormIndex } from './FormIndex.tsx'
import { PairsMissing, PairState } from './FormLanguages.tsx'
import { FormPair, PairHeads } from './FormPair.tsx'
import { idOf } from './inputId.ts'
import { say } from './texts.ts'
import type { useForm } from './useForm.ts'
import { isWritable } from './written.ts'

interface FormPartsProps {
  readonly resource: AnyResource
  readonly form: ReturnType<typeof useForm>
  readonly ids: LookupIds
  readonly isEditable: boolean
  readonly isNew: boolean
  readonly lang: Lang
  readonly own?: OwnEditors | undefined
  /** How the ministry has the form asked. */
  readonly template?: FormTemplate | undefined
}
/** Editors of single fields, by the fields' names. */
export type OwnEditors = Readonly<Record<string, ComponentType<EditorProps>>>

const none: OwnEditors = {}

/** Kinds that take a line of the form for themselves; two others after each other stand beside each other, where there is room. */
const long = new Set<FieldKind>(['longText', 'richText', 'geoPoint', 'image', 'attachments', 'rows'])

// Few kinds have a picture that is cut.
const FocusEditor = lateField(() => import('../fields/focus.tsx').then(file => file.FocusEditor))

/** The sections of the form; beside several of them an index, which counts their mistakes. */
export function FormParts({ resource, form, ids, isEditable, isNew, lang, own = none, template }: FormPartsProps) {
  const facts = useDerivedFacts({ resource, values: form.values, ids, lang })
  const given = resource.options.form ?? [[resource.options.label[0], resource.options.label[1], ...Object.keys(resource.fields)] as const]
  const isShown = (name: string) => {
    const image = focusedImage(resource, name)
    return form.shown(name) && isWritableField(resource, name) && (image === undefined || form.values[image] != null)
  }
  // A part that asks for nothing, as the one on taking part in a notice that calls for nobody, is not there.
  const parts = given
    .map(([ar, en, ...fields]) => ({ ar, en, fields: (template ? asked(resource, template, fields) : fields).filter(isShown) }))
    .filter(({ fields }) => fields.length > 0)
  const faultsIn = (fields: readonly string[]) =>
    form.problems.filter(({ at }) =>
      fields.some(name =>
        columnsOfField(name, resource.fields[name] ?? never()).some(column => at === column.name || at.startsWith(`${column.name}[`)),
      ),
    ).length
  const entries = [
    ...parts.map(({ ar, en, fields }) => ({ label: inLang([ar, en], lang), faults: faultsIn(fields) })),
    ...(facts.length > 0 ? [{ label: say('computed', lang), faults: 0 }] : []),
  ]
  return (
    <div className="form-parts">
      {entries.length > 1 && <FormIndex lang={lang} parts={entries} />}
      <div>
        {parts.map(({ ar, en, fields: shown }, index) => {
          const firstPair = shown.find(name => resource.fields[name]?.bilingual)
          return (
            <section key={en} id={`part-${index}`} className="form-part">
              <h2>{inLang([ar, en], lang)}</h2>
              {shown.map(name => (
                <Fragment key={name}>
                  {name === firstPair && (
                    <PairHeads note={form.base && <PairsMissing resource={resource} record={form.base} names={shown} />} />
                  )}
                  <FieldEditors
                    resource={resource}
                    name={name}
                    form={form}
                    isEditable={isEditable}
                    isNew={isNew}
                    isSaid={shown.length === 1 && resource.fields[name]?.label[0] === ar}
                    lang={lang}
                    own={own}
                    template={template}
                  />
                </Fragment>
              ))}
            </section>
          )
        })}
        {facts.length > 0 && <DerivedValues id={`part-${parts.length}`} facts={facts} lang={lang} />}
      </div>
    </div>
  )
}

interface FieldEditorsProps extends Omit<FormPartsProps, 'ids'> {
  readonly name: string
  /** The heading of the part is its label: it need not be read twice. */
  readonly isSaid: boolean
}

function FieldEditors({ resource, name, form, isEditable, isNew, isSaid, lang, own = none, template }: FieldEditorsProps) {
  const field = resource.fields[name]
  if (!field) return null
  const columns = columnsOfField(name, field)
  const ofTemplate = template?.fields.find(one => !one.isAdded && one.key === name)
  const isFocus = focusedImage(resource, name) !== undefined
  const Editor = own[name] ?? (isFocus ? FocusEditor : editors[field.kind])
  // What cannot be changed is not asked for.
  const isKept = !isEditable || (!isNew && findCheck(field, 'fixed') !== undefined)
  const editor = (column: Column): ReactNode => {
    const inner = new Map(
      form.problems
        .filter(({ at }) => at.startsWith(`${column.name}[`))
        .map(({ at, sentence }) => [at.slice(column.name.length), sentence[lang]]),
    )
    return (
      <Editor
        key={column.name}
        id={idOf(column.name)}
        column={column}
        label={inLang(field.label, halfLang(column.lang, lang))}
        hint={column.lang === 'en' || !ofTemplate?.help ? undefined : inLang(ofTemplate.help, lang)}
        value={form.values[column.name] ?? null}
        onChange={value => form.update(column.name, () => value)}
        onUpdate={change => form.update(column.name, change)}
        onUnderWay={form.noteUnderWay}
        error={form.problems.find(({ at }) => at === column.name)?.sentence[lang]}
        innerErrors={inner}
        required={!isKept && (column.need !== 'never' || (ofTemplate?.isRequired === true && column.lang !== 'en'))}
        disabled={isKept}
        lang={lang}
        resource={resource.name}
        record={form.values}
        saved={form.base}
      />
    )
  }
  return columns.length === 2 ? (
    <FormPair
      isLong={field.kind === 'richText'}
      hasFaults={form.problems.some(({ at }) => columns.some(column => column.name === at))}
      label={inLang(field.label, lang)}
      lang={lang}
    >
      {columns.map(editor)}
      {form.base && <PairState resource={resource} record={form.base} name={name} />}
    </FormPair>
  ) : (
    <div className={`form-single${isSaid ? ' is-said' : ''}${long.has(field.kind) || isFocus || isMany(field) ? '' : ' is-short'}`}>
      {columns.map(editor)}
    </div>
  )
}

/** The fields of a part as a template has them asked. */
function asked(resource: AnyResource, template: FormTemplate, fields: readonly string[]): string[] {
  const needed = neededFields(resource)
  return arranged(
    fields,
    template,
    name => name,
    name => needed.has(name),
  )
}

function isWritableField(resource: AnyResource, name: string): boolean {
  return columnsOf(resource.fields).some(column => column.fieldName === name && isWritable(resource, column.name))
}

/** The picture whose focal point a field holds: `mainImageFocus` that of `mainImage`. */
function focusedImage({ fields }: AnyResource, name: string): string | undefined {
  const image = name.endsWith('Focus') ? name.slice(0, -'Focus'.length) : ''
  return fields[image]?.kind === 'image' ? image : undefined
}

function never(): never {
  throw new Error('A form names a field that its definition does not have')
}
