import { History, RotateCcw } from 'lucide-react'
import { findCheck, columnsOf, inLang, isMany, numberOf, unitIn, type Column, type Field, type Lang } from '../../define.ts'
import { isNothing, isSame } from '../../../web/fields/differences.ts'
import { editors } from '../../../web/fields/editors.tsx'
import { Cell } from '../../../web/fields/cells.tsx'
import { inUnits } from '../../../web/fields/unitTexts.ts'
import { FormPair } from '../../../web/generic/FormPair.tsx'
import { idOf } from '../../../web/generic/inputId.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { halfLang } from '../../../web/ui/FieldParts.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { TextArea, TextField } from '../../../web/ui/TextField.tsx'
import { lateField } from '../../../web/ui/lateFields.tsx'
import type { ConfigForm, KnownSetting } from './form.dashboard.tsx'
import { KeyFiguresEditor } from './keyFigures.dashboard.tsx'
import { HomeBlocksEditor } from './homeBlocks.dashboard.tsx'
import { SecretEditor } from './secret.dashboard.tsx'
import { say } from './texts.ts'

// Hundreds of names, for one setting.
const ZoneField = lateField(() => import('../../../web/fields/zone.tsx').then(file => file.ZoneField))

interface SettingFieldProps {
  readonly known: KnownSetting
  readonly form: ConfigForm
  readonly isEditable: boolean
  readonly lang: Lang
  /** Opens what it held before; undefined for who may not read that. */
  readonly onHistory: (() => void) | undefined
}

/** A setting: its editor, what it changes, and beneath it how it differs from its default. */
export function SettingField(props: SettingFieldProps) {
  const { known, lang } = props
  const { setting } = known
  return (
    <div className={isWide(setting) ? 'setting setting-wide' : 'setting'} id={`setting-${setting.key.replace('.', '-')}`}>
      <SettingEditor {...props} />
      {!saysItself(setting.fields) && <p className="setting-help">{helpOf(known, lang)}</p>}
      <SettingNote {...props} />
    </div>
  )
}

/** Does it take the whole width of the form: two languages, rows, lists, pictures? */
function isWide({ fields }: KnownSetting['setting']): boolean {
  const columns = columnsOf(fields)
  return columns.length > 1 || columns.some(({ field }) => isMany(field) || ['rows', 'image', 'longText'].includes(field.kind))
}

/** How the value stands to its default, and the ways back. */
function SettingNote({ known, form, isEditable, lang, onHistory }: SettingFieldProps) {
  const { setting, item } = known
  const columns = columnsOf(setting.fields)
  const isChanged = !setting.isSecret && columns.some(column => !isSame(column, form.values[column.name], item.defaults[column.name]))
  const hasDefault = columns.some(({ name }) => !isNothing(item.defaults[name]))
  // The order that the blocks have by themselves is held by no value.
  const isResettable = hasDefault || setting.picker === 'homeBlocks' || setting.picker === 'keyFigures'
  const name = inLang(setting.title, lang)
  return (
    <div className="setting-note">
      {item.source === 'environment' ? (
        <span>
          {say('fixed', lang)}: <bdi dir="ltr">{item.environment}</bdi>
        </span>
      ) : (
        isChanged && <StateLabel kind="changed">{say('changed', lang)}</StateLabel>
      )}
      {isChanged && isResettable && item.source !== 'environment' && (
        <>
          {hasDefault && (
            <span>
              {say('usual', lang)}: <SettingValue known={known} values={item.defaults} lang={lang} />
            </span>
          )}
          {isEditable && (
            <Button look="plain" icon={RotateCcw} aria-label={`${say('reset', lang)}: ${name}`} onClick={() => form.reset(known)}>
              {say('reset', lang)}
            </Button>
          )}
        </>
      )}
      {onHistory && item.hasHistory && (
        <Button look="plain" icon={History} aria-label={`${say('history', lang)}: ${name}`} onClick={onHistory}>
          {say('history', lang)}
        </Button>
      )}
    </div>
  )
}

/** A value as a reader sees it; of a pair the half in his language. */
export function SettingValue({ known, values, lang }: { known: KnownSetting; values: Readonly<Record<string, unknown>>; lang: Lang }) {
  const columns = columnsOf(known.setting.fields)
  const shown = columns.filter(column => column.lang === undefined || column.lang === lang)
  return shown.map((column, index) => (
    <span key={column.name}>
      {index > 0 && ' · '}
      {columns.length > 1 && column.lang === undefined && `${inLang(column.label, lang)} `}
      <ValueWithUnit column={column} value={values[column.name]} values={values} lang={lang} />
    </span>
  ))
}

interface ValueProps {
  readonly column: Column
  readonly value: unknown
  readonly values: Readonly<Record<string, unknown>>
  readonly lang: Lang
}

function ValueWithUnit({ column, value, values, lang }: ValueProps) {
  const { unit } = column.field
  const counted = unit !== undefined && typeof value === 'number' ? inUnits(value, unit, lang) : undefined
  if (counted !== undefined) return <bdi>{counted}</bdi>
  return (
    <>
      <Cell column={column} value={value} row={values} lang={lang} />
      {unit && ` ${unitIn(unit, lang)}`}
    </>
  )
}

function SettingEditor({ known, form, isEditable, lang }: SettingFieldProps) {
  const { setting, item } = known
  const columns = columnsOf(setting.fields)
  const disabled = !isEditable || item.source === 'environment'
  const shared = { known, form, disabled, lang }
  const [first] = columns
  if (setting.isSecret) return <SecretEditor {...shared} label={inLang(setting.title, lang)} />
  if (first?.lang)
    return (
      <FormPair isLong={false} hasFaults={false} label={inLang(setting.title, lang)} lang={lang}>
        {columns.map(column => (
          <ValueEditor key={column.name} {...shared} column={column} />
        ))}
      </FormPair>
    )
  if (columns.length > 1)
    return (
      <fieldset className="setting-together">
        <legend className="field-label">{inLang(setting.title, lang)}</legend>
        {columns.map(column => (
          <ValueEditor key={column.name} {...shared} column={column} />
        ))}
      </fieldset>
    )
  return columns.map(column => <ValueEditor key={column.name} {...shared} column={column} />)
}

interface ValueEditorProps {
  readonly known: KnownSetting
  readonly form: ConfigForm
  readonly column: Column
  readonly disabled: boolean
  readonly lang: Lang
}

function ValueEditor({ known, form, column, disabled, lang }: ValueEditorProps) {
  const { setting } = known
  const { field, name } = column
  const isAlone = columnsOf(setting.fields).length === 1
  const problem = form.problems.find(({ at }) => at === name)?.sentence[lang]
  const inner = new Map(
    form.problems.filter(({ at }) => at.startsWith(`${name}[`)).map(({ at, sentence }) => [at.slice(name.length), sentence[lang]]),
  )
  const face = {
    id: idOf(name),
    label: inLang(field.label, halfLang(column.lang, lang)),
    hint: isAlone && saysItself(setting.fields) ? helpOf(known, lang) : undefined,
    error: problem,
    // Every setting has its value: that one may not take it away is told when somebody does.
    required: false,
    disabled,
  }
  const value = form.values[name] ?? null
  const set = (given: unknown) => form.update(known, name, () => given)
  if (setting.picker === 'zone')
    return (
      <ZoneField
        {...face}
        value={typeof value === 'string' ? value : undefined}
        onChange={set}
        homeName={say('hebron', lang)}
        lang={lang}
      />
    )
  if (setting.picker === 'keyFigures') return <KeyFiguresEditor {...face} value={value} onChange={set} lang={lang} />
  if (setting.picker === 'homeBlocks') return <HomeBlocksEditor {...face} value={value} onChange={set} innerErrors={inner} lang={lang} />
  // Addresses, names of servers, templates: written from the left in both languages.
  if (isTechnical(column)) {
    const written = { ...face, value: typeof value === 'string' ? value : '', onChange: (text: string) => set(text === '' ? null : text) }
    return field.kind === 'longText' ? <TextArea {...written} leftToRight rows={3} /> : <TextField {...written} leftToRight />
  }
  const Editor = editors[field.kind]
  return (
    <Editor
      {...face}
      column={column}
      value={value}
      onChange={set}
      onUpdate={change => form.update(known, name, change)}
      onUnderWay={form.noteUnderWay}
      innerErrors={inner}
      lang={lang}
      resource="setting"
    />
  )
}

function isTechnical({ lang, field }: Column): boolean {
  return lang === undefined && (field.kind === 'text' || field.kind === 'longText') && !isMany(field)
}

/** Do the editors of these fields show a hint of their own? */
function saysItself(fields: KnownSetting['setting']['fields']): boolean {
  const columns = columnsOf(fields)
  return columns.length === 1 && columns.every(({ field }) => !isMany(field) && !['boolean', 'rows', 'image'].includes(field.kind))
}

function helpOf({ setting }: KnownSetting, lang: Lang): string {
  const bounds = boundsOf(Object.values(setting.fields)[0], lang)
  const help = inLang(setting.help, lang)
  return bounds === undefined ? help : `${help} (${bounds})`
}

function boundsOf(field: Field | undefined, lang: Lang): string | undefined {
  const [low, high] = (field?.kind === 'integer' && findCheck(field, 'between')) || []
  if (typeof low !== 'number' || typeof high !== 'number') return undefined
  return say('bounds', lang, { min: numberOf(low, lang), max: numberOf(high, lang) })
}
