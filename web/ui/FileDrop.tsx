import { useEffect, useRef } from 'react'
import { CircleAlert, FileText, RotateCw, Upload, X } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { type Lang, numberOf } from '../../kernel/kernel.ts'
import { FileName, type FileRow } from './FileName.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useLang } from './LangProvider.tsx'
import { wordOf } from './texts.ts'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'

interface FileDropProps {
  label: string
  /** What is allowed: kinds and size. */
  hint?: string
  files: readonly FileRow[]
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  onRetry?: (id: string) => void
  /** MIME types, or endings with their dot. */
  accept?: readonly string[]
  multiple?: boolean
  disabled?: boolean
  /** Takes no more: what is there is taken away first. */
  full?: boolean
}

export function FileDrop({ label, hint, files, onAdd, onRemove, onRetry, full = false, ...taking }: FileDropProps) {
  const lang = useLang()
  const { box, noteRemoval } = useFocusAfterRemoval<HTMLDivElement>()
  const remove = (id: string) => {
    noteRemoval(files.findIndex(file => file.id === id))
    onRemove(id)
  }
  const isAdded = useRef(false)
  const add = (added: readonly File[]) => {
    isAdded.current = true
    onAdd(added)
  }
  useEffect(() => {
    if (!full || !isAdded.current) return
    isAdded.current = false
    // What takes files is gone once one is there: the focus that it had goes to that file.
    if (document.activeElement === document.body) [...(box.current?.querySelectorAll<HTMLElement>('ul button') ?? [])].at(-1)?.focus()
  }, [full, box])
  return (
    <div className="field" ref={box}>
      <span className="field-label">{label}</span>
      {!full && <Taking label={label} onAdd={add} {...taking} />}
      {!full && hint && <p className="field-hint">{hint}</p>}
      {files.length > 0 && (
        <ul>
          {files.map(file => (
            <FileLine key={file.id} file={file} lang={lang} onRemove={taking.disabled ? undefined : remove} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Taking({
  label,
  onAdd,
  accept = [],
  multiple = false,
  disabled = false,
}: Pick<FileDropProps, 'label' | 'onAdd' | 'accept' | 'multiple' | 'disabled'>) {
  const lang = useLang()
  return (
    <DropZone className="drop" aria-label={label} isDisabled={disabled} onDrop={({ items }) => void filesOf(items).then(onAdd)}>
      <FileTrigger acceptedFileTypes={accept} allowsMultiple={multiple} onSelect={chosen => onAdd(Array.from(chosen ?? []))}>
        <AriaButton className="btn" isDisabled={disabled}>
          <Icon of={Upload} />
          {wordOf('chooseFile', lang)}
        </AriaButton>
      </FileTrigger>
      <span className="text-muted">{wordOf('dropHere', lang)}</span>
    </DropZone>
  )
}

type Dropped = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items']

/** What was dropped, without folders and text. */
function filesOf(items: Dropped): Promise<File[]> {
  return Promise.all(items.flatMap(item => (item.kind === 'file' ? [item.getFile()] : [])))
}

interface FileLineProps {
  file: FileRow
  lang: Lang
  onRemove: FileDropProps['onRemove'] | undefined
  onRetry: FileDropProps['onRetry'] | undefined
}

function FileLine({ file, lang, onRemove, onRetry }: FileLineProps) {
  const { id, name, sizeKB, progress, error } = file
  return (
    <li className="file-row">
      {file.picture ?? <Icon of={error ? CircleAlert : FileText} />}
      <span className="min-w-0 flex-1">
        <FileName file={file}> {sizeKB !== undefined && <bdi className="text-14 text-muted">{sizeOf(sizeKB, lang)}</bdi>}</FileName>
        {progress !== undefined && <progress className="progress" value={progress} aria-label={name} />}
      </span>
      {error && onRetry && <IconButton icon={RotateCw} label={`${wordOf('retry', lang)}: ${name}`} onClick={() => onRetry(id)} />}
      {onRemove && <IconButton icon={X} label={`${wordOf('remove', lang)}: ${name}`} onClick={() => onRemove(id)} />}
    </li>
  )
}

function sizeOf(kB: number, lang: Lang): string {
  return kB < 1000
    ? wordOf('kilobytes', lang, { size: numberOf(Math.ceil(kB), lang) })
    : wordOf('megabytes', lang, { size: numberOf(kB / 1000, lang, 1) })
}
