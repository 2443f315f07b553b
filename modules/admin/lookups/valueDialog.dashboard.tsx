import { createContext, use, useMemo } from 'react'
import { inLang, type Lang } from '../../define.ts'
import { Choices } from '../../../web/fields/choices.tsx'
import type { EditorProps } from '../../../web/fields/editor.ts'
import { editors } from '../../../web/fields/editors.tsx'
import { optionsOf, useLookup } from '../../../web/generic/lookups.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import type { ListItem, ValuesOfType } from './answers.ts'
import { lookupValue } from './lookupValue.ts'
import { useRefresh, useUsages } from './reading.dashboard.tsx'
import { ColourEditor, IconEditor } from './signEditors.dashboard.tsx'
import { say } from './texts.ts'
import { isOfCatalogue } from './valueRules.ts'

interface Opened {
  readonly list: ValuesOfType
  /** Undefined: a new value. */
  readonly id: number | undefined
  /** The list that values of this one may stand beneath. */
  readonly parents: ListItem | undefined
}
const OpenedContext = createContext<Opened | undefined>(undefined)

interface ValueDialogProps {
  readonly list: ValuesOfType
  readonly types: readonly ListItem[]
  /** `0` of a new value. */
  readonly id: string
  readonly onClose: () => void
  readonly lang: Lang
}

/** A value of a list: what the list itself decides is not asked, and what stays says why. */
export function ValueDialog({ list, types, id, onClose, lang }: ValueDialogProps) {
  const refresh = useRefresh()
  const { type, items } = list
  const item = items.find(one => String(one.id) === id)
  const opened = useMemo(
    () => ({ list, id: id === '0' ? undefined : Number(id), parents: types.find(one => one.id === type.parentType) }),
    [list, id, types, type],
  )
  const title = item ? inLang([item.nameAr, item.nameEn], lang) : say('newValue', lang)
  const href = `/dashboard/lookup?type=${type.code}`
  return (
    <Dialog title={title} open wide onClose={onClose}>
      <OpenedContext value={opened}>
        <RecordForm
          resource={lookupValue}
          id={id}
          given={useMemo(() => ({ type: type.id }), [type.id])}
          listHref={href}
          hrefOf={() => href}
          isPart
          isHeadless
          own={own}
          onSaved={() => {
            void refresh()
            onClose()
          }}
        />
      </OpenedContext>
    </Dialog>
  )
}

const own = { type: TypeName, code: CodeEditor, value: ValueEditor, parent: ParentEditor, color: ColourEditor, icon: IconEditor }

function useOpened(): Opened {
  const opened = use(OpenedContext)
  if (!opened) throw new Error('An editor of a value stands outside its dialog')
  return opened
}

/** The list is chosen before the value. */
function TypeName({ label, lang }: EditorProps) {
  const { type } = useOpened().list
  return (
    <p className="field">
      <span className="field-label">{label}</span>
      <bdi>{inLang([type.nameAr, type.nameEn], lang)}</bdi>
    </p>
  )
}

function CodeEditor(props: EditorProps) {
  const { list, id } = useOpened()
  const usages = useUsages(list.type.code)
  const isUsed = id !== undefined && (usages?.get(id) ?? 0) > 0
  const hint =
    id === undefined ? undefined : isOfCatalogue(id) ? say('codeKept', props.lang) : isUsed ? say('codeUsed', props.lang) : undefined
  const Editor = editors.text
  return <Editor {...props} hint={hint} disabled={props.disabled || hint !== undefined} />
}

function ValueEditor(props: EditorProps) {
  const { list, id } = useOpened()
  const isKept = id !== undefined && list.type.isSystem
  const Editor = editors.integer
  return <Editor {...props} hint={isKept ? say('valueKept', props.lang) : undefined} disabled={props.disabled || isKept} />
}

/** One of the values of the parent type; in a list that has none there is nothing to choose. */
function ParentEditor(props: EditorProps) {
  const { id, parents } = useOpened()
  const items = useLookup(parents?.code)
  if (!parents) return null
  const others = items.filter(item => item.id !== id)
  return <Choices {...props} options={optionsOf(others, [props.value], props.lang)} />
}
