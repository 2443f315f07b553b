import type { Editor } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { linkAddressOf } from './linkAddress.ts'
import { linkTexts } from './richTexts.ts'

/** Makes what is chosen a link, or changes the link that the cursor is in. Taken back, the focus is where it was asked from. */
export function LinkDialog({ editor, lang, onClose }: { editor: Editor; lang: Lang; onClose: (isDone: boolean) => void }) {
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
      title={linkTexts.say('title', lang)}
      open
      onClose={() => onClose(false)}
      acts={
        <>
          <Button look="act" type="submit" form={formId}>
            {linkTexts.say('apply', lang)}
          </Button>
          {present.address !== '' && <Button onClick={remove}>{linkTexts.say('remove', lang)}</Button>}
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
          label={linkTexts.say('address', lang)}
          hint={linkTexts.say('hint', lang)}
          value={address}
          onChange={typed => {
            setAddress(typed)
            setWrong(false)
          }}
          error={isWrong ? linkTexts.say('wrong', lang) : undefined}
          leftToRight
          required
        />
        <TextField label={linkTexts.say('text', lang)} value={text} onChange={setText} />
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
