import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { useLang } from './LangProvider.tsx'
import { wordOf } from './texts.ts'

/** A file on its way, there, or refused. */
export interface FileRow {
  readonly id: string
  readonly name: string
  /** Undefined where it is not known. */
  readonly sizeKB?: number | undefined
  /** Of a file that is there: its address, and what a press on its name does. */
  readonly href?: string | undefined
  readonly onOpen?: (() => void) | undefined
  /** Saves it. */
  readonly onSave?: (() => void) | undefined
  /** No browser shows it: a press on its name says so. */
  readonly isUnseen?: boolean | undefined
  /** The picture itself, small, in place of the sign. */
  readonly picture?: ReactNode
  /** Ratio 0 to 1 while it is on its way; undefined when it has arrived. */
  readonly progress?: number | undefined
  /** Why it is refused, or not opened. */
  readonly error?: string | undefined
}

interface FileNameProps {
  readonly file: FileRow
  /** What is said beside the name. */
  readonly children?: ReactNode
}

/** The name of a file, which opens it when it is there, and beside it what saves it, or beneath it why it is not opened. */
export function FileName({ file: { name, href, onOpen, onSave, isUnseen = false, error }, children }: FileNameProps) {
  const lang = useLang()
  const [isTold, setTold] = useState(false)
  if (href === undefined)
    return (
      <>
        <bdi>{name}</bdi>
        {children}
        {error && <span className="field-error">{error}</span>}
      </>
    )
  return (
    <>
      <a
        className="file-name"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={event => {
          if (!onOpen) return
          event.preventDefault()
          if (isUnseen) setTold(true)
          else onOpen()
        }}
      >
        <bdi>{name}</bdi>
      </a>
      {onSave && !isTold && <IconButton icon={Download} label={`${wordOf('download', lang)}: ${name}`} onClick={onSave} />}
      <output className={isTold ? 'file-unseen' : undefined}>{isTold && wordOf('cannotShow', lang)}</output>
      {onSave && isTold && (
        <Button look="plain" icon={Download} onClick={onSave}>
          {wordOf('download', lang)}
        </Button>
      )}
      {children}
    </>
  )
}
