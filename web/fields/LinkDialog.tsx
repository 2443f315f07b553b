import type { Editor } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { linkAddressOf } from './linkAddress.ts'

const words = {
  title: ['رابط', 'Link'],
  text: ['نص الرابط', 'Text of the link'],
  address: ['عنوان الرابط', 'Address of the link'],
  hint: [
    'صفحة على الإنترنت أو بريد إلكتروني أو مسار في هذا الموقع، مثل /news',
    'A page, an e-mail address, or a path of this site such as /news',
  ],
  wrong: [
    'أدخل عنوانًا صحيحًا، مثل example.org أو https://example.org/news',
    'Enter a valid address, such as example.org or https://example.org/news',
  ],
  apply: ['إدراج الرابط', 'Insert the link'],
  remove: ['إزالة الرابط', 'Remove the link'],
} as const satisfies Record<string, readonly [ar: string, en: string]>

/** Makes what is chosen a link, or changes the link that the cursor is in. Taken back, the focus is where it was asked from. */
export function LinkDialog({ editor, lang, onClose }: { editor: Editor; lang: Lang; onClose: (isDone: boolean) => void }) {
  const say = (word: keyof typeof words) => words[word][lang === 'ar' ? 0 : 1]
  const formId = useId()
  const [present] = useState(() => linkAt(editor))
  const [text, setText] = useState(present.text)
  const [address, setAddress] = useState(present.address)
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const href = linkAddressOf(address)
    if (href === undefined) return setWrong(true)
    const shown = text.trim() === '' ? address.trim() : text
    const range = { from: present.from, to: present.to }
    // What stands there keeps its bold words and its cells; only another text replaces it.
    if (shown === present.text) editor.chain().setTextSelection(range).setLink({ href }).run()
    else
      editor
        .chain()
        .insertContentAt(range, { type: 'text', text: shown, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    onClose(true)
  }
  const remove = () => {
    editor.chain().setTextSelection({ from: present.from, to: present.to }).unsetLink().run()
    onClose(true)
  }
  useEffect(() => {
    document.getElementById(`${formId}-address`)?.focus()
  }, [formId])
  return (
    <Dialog
      title={say('title')}
      open
      onClose={() => onClose(false)}
      acts={
        <>
          <Button look="act" type="submit" form={formId}>
            {say('apply')}
          </Button>
          {present.address !== '' && <Button onClick={remove}>{say('remove')}</Button>}
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-5"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          // It stands in the record's form as React sees it, which would be sent along.
          event.stopPropagation()
          apply()
        }}
      >
        <TextField
          id={`${formId}-address`}
          label={say('address')}
          hint={say('hint')}
          value={address}
          onChange={typed => {
            setAddress(typed)
            setWrong(false)
          }}
          error={isWrong ? say('wrong') : undefined}
          leftToRight
          required
        />
        <TextField label={say('text')} value={text} onChange={setText} />
      </form>
    </Dialog>
  )
}

interface LinkAt {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly address: string
}

/** The whole link that the cursor is in, else what is chosen. */
function linkAt(editor: Editor): LinkAt {
  const href: unknown = editor.getAttributes('link').href
  const address = typeof href === 'string' ? href : ''
  if (address !== '') editor.commands.extendMarkRange('link')
  const { from, to } = editor.state.selection
  return { from, to, text: editor.state.doc.textBetween(from, to, ' '), address }
}
