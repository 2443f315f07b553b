import { goToNextCell } from '@tiptap/pm/tables'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  FoldHorizontal,
  FoldVertical,
  Grid2x2X,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  PanelTop,
  PilcrowLeft,
  PilcrowRight,
  Quote,
  Redo2,
  Table2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { directionOf, type Lang, type WordOf } from '../../kernel/kernel.ts'
import { say } from '../generic/texts.ts'
import { FieldError } from '../ui/FieldError.tsx'
import { FieldLang, halfLang, ofHalf } from '../ui/FieldParts.tsx'
import { Icon } from '../ui/Icon.tsx'
import { asText, bound, type EditorProps } from './editor.ts'
import { givenText } from './given.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { wordOf } from '../ui/texts.ts'
import { pasting } from './pasting.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { faultTexts, richTexts, toolTexts } from './richTexts.ts'
import { directionAt, extensions, setDirection } from './writing.ts'
import { faultsIn, type WritingFault } from './writingFaults.ts'

/** Writes formatted text. The editor has the direction of its language, so do its lists, quotations and tables; a line in the other language finds its own. */
export function RichTextWriter(props: EditorProps) {
  const { id, column, label, hint, value, onChange, error, required, disabled, lang, resource, within } = props
  const textLang = column.lang ?? lang
  const own = halfLang(column.lang, lang)
  const html = asText(value)
  const [given] = useState(givenText)
  // A text of a few lines, a message or an instruction, has a bound of its own and takes no pictures.
  const pictures =
    bound(column, 'max') === undefined ? { resource, field: within === undefined ? column.name : `${within}.${column.name}` } : undefined
  const [hasLeftPictures, setLeftPictures] = useState(false)
  const [pasted] = useState(() => pasting(pictures !== undefined, count => setLeftPictures(count > 0)))
  const editor = useEditor({
    extensions,
    content: html,
    editable: !disabled,
    // Its own style element would break the policy of the page; its few rules stand in our stylesheet.
    injectCSS: false,
    editorProps: {
      ...pasted,
      handleDOMEvents: {
        ...pasted.handleDOMEvents,
        keydown: (view, event) => {
          if (event.key !== 'Tab') return false
          // From cell to cell; behind the last one, and everywhere else, it leaves the text. A list would never let the keyboard out.
          if (goToNextCell(event.shiftKey ? -1 : 1)(view.state, view.dispatch)) event.preventDefault()
          return true
        },
      },
      attributes: {
        id,
        class: 'prose prose-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': column.lang ? `${label} (${say(column.lang === 'ar' ? 'arabic' : 'english', own)})` : label,
        'aria-required': String(required),
        ...(error !== undefined && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
        lang: textLang,
        dir: directionOf[textLang],
      },
    },
    onUpdate: ({ editor: changed }) => {
      const written = given.say(changed)
      onChange(written === '' ? null : written)
    },
  })
  const faults = useEditorState({ editor, selector: ({ editor: now }) => (now ? faultsIn(now.state.doc) : []) }) ?? []
  useEffect(() => {
    if (editor && !editor.isDestroyed) given.take(editor, html)
  }, [editor, html, given])
  return (
    <div className={error === undefined ? 'field' : 'field is-wrong'}>
      <span className="field-label" {...ofHalf(column.lang)}>
        <span>
          {label}
          {column.lang && <FieldLang of={column.lang} />}
        </span>
        {required && <span className="field-need">{wordOf('required', own)}</span>}
      </span>
      <div className="input rich">
        {editor && !disabled && <Tools editor={editor} textLang={textLang} lang={lang} pictures={pictures} />}
        <EditorContent editor={editor} />
        <output {...ofHalf(column.lang)}>
          {hasLeftPictures && (
            <span className="rich-told">
              {pictures ? richTexts.say('insertPictures', own, { button: toolTexts.say('picture', own) }) : richTexts.say('pictures', own)}
            </span>
          )}
        </output>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {!disabled && <Faults faults={faults} own={own} />}
      {hint && <p className="field-hint">{hint}</p>}
    </div>
  )
}

/** What should be mended before the text is published; what is written can be saved as it is. */
function Faults({ faults, own }: { faults: readonly WritingFault[]; own: Lang }) {
  return (
    <output className="rich-faults" lang={own} dir={directionOf[own]}>
      {faults.length > 0 && (
        <>
          <strong>{faultTexts.say('title', own)}</strong>
          <ul>
            {faults.map(fault => (
              <li key={fault}>{faultTexts.say(fault, own)}</li>
            ))}
          </ul>
        </>
      )}
    </output>
  )
}

interface Tool {
  readonly name: WordOf<typeof toolTexts>
  readonly icon: LucideIcon
  readonly act: (editor: Editor, ask: (what: 'link' | 'picture') => void) => void
  readonly isOn?: (editor: Editor) => boolean
  readonly isThere?: (editor: Editor) => boolean
}

const tools: readonly Tool[] = [
  {
    name: 'h2',
    icon: Heading2,
    act: e => e.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: e => e.isActive('heading', { level: 2 }),
  },
  {
    name: 'h3',
    icon: Heading3,
    act: e => e.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: e => e.isActive('heading', { level: 3 }),
  },
  {
    name: 'h4',
    icon: Heading4,
    act: e => e.chain().focus().toggleHeading({ level: 4 }).run(),
    isOn: e => e.isActive('heading', { level: 4 }),
  },
  { name: 'bold', icon: Bold, act: e => e.chain().focus().toggleBold().run(), isOn: e => e.isActive('bold') },
  {
    name: 'italic',
    icon: Italic,
    act: e => e.chain().focus().toggleItalic().run(),
    isOn: e => e.isActive('italic'),
  },
  {
    name: 'list',
    icon: List,
    act: e => e.chain().focus().toggleBulletList().run(),
    isOn: e => e.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: ListOrdered,
    act: e => e.chain().focus().toggleOrderedList().run(),
    isOn: e => e.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: Quote,
    act: e => e.chain().focus().toggleBlockquote().run(),
    isOn: e => e.isActive('blockquote'),
  },
  { name: 'link', icon: Link2, act: (_, ask) => ask('link'), isOn: e => e.isActive('link') },
  { name: 'picture', icon: ImagePlus, act: (_, ask) => ask('picture'), isOn: e => e.isActive('figure') },
  {
    name: 'table',
    icon: Table2,
    act: e => e.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  ...inTable('headRow', PanelTop, e => e.chain().focus().toggleHeaderRow().run()),
  ...inTable('addRow', BetweenHorizontalEnd, e => e.chain().focus().addRowAfter().run()),
  ...inTable('addColumn', BetweenVerticalEnd, e => e.chain().focus().addColumnAfter().run()),
  ...inTable('deleteRow', FoldVertical, e => e.chain().focus().deleteRow().run()),
  ...inTable('deleteColumn', FoldHorizontal, e => e.chain().focus().deleteColumn().run()),
  ...inTable('deleteTable', Grid2x2X, e => e.chain().focus().deleteTable().run()),
  direction('rtl', PilcrowLeft),
  direction('ltr', PilcrowRight),
  { name: 'undo', icon: Undo2, act: e => e.chain().focus().undo().run() },
  { name: 'redo', icon: Redo2, act: e => e.chain().focus().redo().run() },
]

/** A tool that says which way the paragraphs run that are chosen, or no longer. */
function direction(dir: 'rtl' | 'ltr', icon: LucideIcon): Tool {
  return { name: dir, icon, act: e => setDirection(e, directionAt(e) === dir ? undefined : dir), isOn: e => directionAt(e) === dir }
}

/** A tool that is there while the cursor is in a table. */
function inTable(name: Tool['name'], icon: LucideIcon, act: Tool['act']): Tool[] {
  return [{ name, icon, act, isThere: e => e.isActive('table') }]
}

interface ToolsProps {
  readonly editor: Editor
  readonly textLang: Lang
  readonly lang: Lang
  /** Where pictures are uploaded for; nothing: the text takes none. */
  readonly pictures: { readonly resource: string; readonly field: string } | undefined
}

function Tools({ editor, textLang, lang, pictures }: ToolsProps) {
  const [asked, setAsked] = useState<'link' | 'picture'>()
  const close = (isDone: boolean) => {
    setAsked(undefined)
    // Who has set a link writes on; the question gives the focus back to its button first.
    if (isDone) requestAnimationFrame(() => editor.commands.focus())
  }
  const on = useEditorState({ editor, selector: ({ editor: now }) => tools.filter(tool => tool.isOn?.(now)).map(tool => tool.name) })
  const there = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.filter(tool => tool.isThere?.(now) ?? true).map(tool => tool.name),
  })
  return (
    // They begin where the text begins.
    <div className="rich-tools" dir={directionOf[textLang]} role="toolbar" aria-label={richTexts.say('tools', lang)}>
      {tools
        .filter(({ name }) => there.includes(name) && (name !== 'picture' || pictures !== undefined))
        .map(({ name, icon, act, isOn }) => (
          <button
            key={name}
            type="button"
            className="btn btn-icon"
            title={toolTexts.say(name, lang)}
            aria-label={toolTexts.say(name, lang)}
            aria-pressed={isOn ? on.includes(name) : undefined}
            onClick={() => act(editor, setAsked)}
          >
            <Icon of={icon} />
          </button>
        ))}
      {asked === 'link' && <LinkDialog editor={editor} lang={lang} onClose={close} />}
      {asked === 'picture' && pictures && <PictureDialog editor={editor} lang={lang} onClose={close} {...pictures} />}
    </div>
  )
}
