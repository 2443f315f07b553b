import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { messageOf } from '../generic/browserApi.ts'
import { plainAddressOf } from '../generic/files.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FieldError } from '../ui/FieldError.tsx'
import { FileDrop } from '../ui/FileDrop.tsx'
import type { FileRow } from '../ui/FileName.tsx'
import { TextField } from '../ui/TextField.tsx'
import { figureAt, type FigureAttributes } from './figure.ts'
import { pictureTexts } from './richTexts.ts'
import { upload } from './upload.ts'

interface PictureDialogProps {
  readonly editor: Editor
  readonly lang: Lang
  readonly onClose: (isDone: boolean) => void
  /** Where the picture is uploaded for. */
  readonly resource: string
  readonly field: string
}

const types = ['image/png', 'image/jpeg', 'image/webp']
const altLength = { least: 5, most: 160 } as const

/** Puts a picture into the text, or changes the one that the cursor is in. Each needs words for those who do not see it. */
export function PictureDialog({ editor, lang, onClose, resource, field }: PictureDialogProps) {
  const formId = useId()
  const [present] = useState(() => figureAt(editor))
  const [picture, setPicture] = useState<Pick<FigureAttributes, 'src' | 'width' | 'height'> | undefined>(present)
  const [file, setFile] = useState<FileRow>()
  const [alt, setAlt] = useState(present?.alt ?? '')
  const [caption, setCaption] = useState('')
  const [isTold, setTold] = useState(false)
  const length = Array.from(alt.trim()).length
  const isAltWrong = length < altLength.least || length > altLength.most
  const add = async ([chosen]: readonly File[]) => {
    if (!chosen) return
    const row: FileRow = { id: chosen.name, name: chosen.name, sizeKB: chosen.size / 1024, progress: 0 }
    setFile(row)
    try {
      const [stored, size] = await Promise.all([upload(chosen, resource, field, progress => setFile({ ...row, progress })), sizeOf(chosen)])
      setPicture({ src: plainAddressOf(stored.id), ...size })
      setFile({ ...row, progress: undefined })
    } catch (failure) {
      setFile({ ...row, progress: undefined, error: messageOf(failure, lang) })
    }
  }
  const apply = () => {
    setTold(true)
    if (!picture || isAltWrong) return
    const attrs: FigureAttributes = { ...picture, alt: alt.trim() }
    if (present) editor.chain().updateAttributes('figure', attrs).run()
    else {
      const said = caption.trim()
      const node = { type: 'figure', attrs, ...(said !== '' && { content: [{ type: 'text', text: said }] }) }
      // What follows it can be written, whatever it was put behind.
      editor
        .chain()
        .insertContent([node, { type: 'paragraph' }])
        .run()
    }
    onClose(true)
  }
  const remove = () => {
    editor.commands.deleteNode('figure')
    onClose(true)
  }
  return (
    <Dialog
      title={pictureTexts.say('title', lang)}
      open
      onClose={() => onClose(false)}
      acts={
        <>
          <Button look="act" type="submit" form={formId}>
            {pictureTexts.say(present ? 'change' : 'insert', lang)}
          </Button>
          {present && <Button onClick={remove}>{pictureTexts.say('remove', lang)}</Button>}
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
        <div>
          <FileDrop
            label={pictureTexts.say('file', lang)}
            files={file ? [file] : []}
            onAdd={files => void add(files)}
            onRemove={() => {
              setFile(undefined)
              setPicture(present)
            }}
            accept={types}
            hint={pictureTexts.say('types', lang)}
          />
          {isTold && !picture && <FieldError>{pictureTexts.say('needed', lang)}</FieldError>}
        </div>
        <TextField
          label={pictureTexts.say('alt', lang)}
          hint={pictureTexts.say('altHint', lang)}
          value={alt}
          onChange={setAlt}
          error={isTold && isAltWrong ? pictureTexts.say('altWrong', lang) : undefined}
          required
        />
        {!present && <TextField label={pictureTexts.say('caption', lang)} value={caption} onChange={setCaption} />}
      </form>
    </Dialog>
  )
}

/** How large a picture is, so that a page keeps its room before it has come; nothing where the browser cannot read it. */
async function sizeOf(file: File): Promise<Pick<FigureAttributes, 'width' | 'height'>> {
  try {
    const { width, height } = await createImageBitmap(file)
    return { width, height }
  } catch {
    return { width: null, height: null }
  }
}
