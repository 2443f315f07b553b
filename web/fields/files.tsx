import { useRef, useState } from 'react'
import { findCheck, numberOf, type Lang } from '../../kernel/kernel.ts'
import { messageOf } from '../generic/browserApi.ts'
import { isPicture } from '../generic/files.ts'
import { say } from '../generic/texts.ts'
import { FieldError } from '../ui/FieldError.tsx'
import { FileDrop } from '../ui/FileDrop.tsx'
import type { FileRow } from '../ui/FileName.tsx'
import { acceptedOf, asList, bound, type EditorProps } from './editor.ts'
import { fileRowOf, Picture } from './keptFiles.tsx'
import { rowTexts } from './rowTexts.ts'
import { upload } from './upload.ts'

// What a field of pictures takes that names no kinds; the least and the most of them are its own.
const takenPictures = ['png', 'jpg', 'webp', 'avif', 'gif']

/** One picture, shown as soon as it is there. */
export function ImageEditor(props: EditorProps) {
  const id = typeof props.value === 'string' ? props.value : undefined
  return (
    <div id={props.id}>
      <Files
        {...props}
        ids={id === undefined ? [] : [id]}
        onFiles={change => props.onUpdate(known => change(typeof known === 'string' ? [known] : []).at(-1) ?? null)}
      />
      {id !== undefined && <Picture id={id} />}
    </div>
  )
}

/** Files in their order; where a field holds one, another takes its place. */
export function AttachmentsEditor(props: EditorProps) {
  return (
    <div id={props.id}>
      <Files
        {...props}
        ids={asList(props.value).map(String)}
        onFiles={change =>
          props.onUpdate(known => {
            const ids = change(asList(known).map(String))
            return ids.length === 0 ? null : ids
          })
        }
        multiple={bound(props.column, 'max') !== 1}
      />
    </div>
  )
}

interface FilesProps extends EditorProps {
  readonly ids: readonly string[]
  /** What becomes of the files that are there by then: they may be added and removed while one is on its way. */
  readonly onFiles: (change: (ids: readonly string[]) => readonly string[]) => void
  readonly multiple?: boolean
}

function Files({ column, label, error, disabled, lang, ids, onFiles, multiple = false, ...props }: FilesProps) {
  const { add, underWay, forget } = useUploads({ column, lang, onFiles, multiple, ...props })
  const types = (findCheck(column.field, 'types') ?? (column.field.kind === 'image' ? takenPictures : undefined))?.join(', ')
  const most = bound(column, 'maxKB')
  const [width, height] = findCheck(column.field, 'minPx') ?? []
  const kept = ids.map((id, index) => ({
    ...fileRowOf(id, `${label} ${numberOf(index + 1, lang)}`, lang),
    // The picture of an image field stands beneath it, larger.
    ...(column.field.kind !== 'image' && isPicture(id) && { picture: <Picture id={id} small /> }),
  }))
  const hint = [
    types && `${say('uploadTypes', lang)}: ${types}`,
    most && say('upTo', lang, { size: sizeIn(most, lang) }),
    typeof width === 'number' &&
      typeof height === 'number' && // Width before height, in both directions of writing.
      rowTexts.say('leastPx', lang, { size: `\u2066${width}\u00a0×\u00a0${height}\u2069` }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <FileDrop
        label={label}
        files={[...kept, ...underWay]}
        onAdd={files => void add(files)}
        onRemove={id => {
          forget(id)
          onFiles(known => known.filter(other => other !== id))
        }}
        accept={acceptedOf(column)}
        multiple={multiple}
        disabled={disabled}
        full={props.within !== undefined && !multiple && kept.length > 0}
        {...(hint !== '' && { hint })}
      />
      {error && <FieldError>{error}</FieldError>}
    </>
  )
}

/** A bound in the largest unit that it fills; a megabyte is 1,024 kilobytes. */
function sizeIn(kB: number, lang: Lang): string {
  const size = kB >= 1024 ? kB / 1024 : kB
  return say(kB >= 1024 ? 'megabytes' : 'kilobytes', lang, { size: numberOf(size, lang, Number.isInteger(size) ? 0 : 1) })
}

type UploadsProps = Pick<FilesProps, 'column' | 'lang' | 'resource' | 'within' | 'onUnderWay' | 'onFiles'> & { multiple: boolean }

/** The files on their way, and those that were refused. */
function useUploads({ column, lang, resource, within, onUnderWay, onFiles, multiple }: UploadsProps) {
  const [underWay, setUnderWay] = useState<readonly FileRow[]>([])
  const removed = useRef(new Set<string>())
  const field = within === undefined ? column.fieldName : `${within}.${column.fieldName}`
  const add = async (files: readonly File[]) => {
    for (const file of multiple ? files : files.slice(0, 1)) {
      const key = `${file.name}-${file.size}-${Date.now()}`
      const row: FileRow = { id: key, name: file.name, sizeKB: file.size / 1024, progress: 0 }
      const show = (change: Partial<FileRow>) => {
        if (!removed.current.has(key)) setUnderWay(rows => [...rows.filter(other => other.id !== key), { ...row, ...change }])
      }
      show({})
      onUnderWay?.(1)
      try {
        const uploaded = await upload(file, resource, field, progress => show({ progress }))
        if (removed.current.has(key)) continue
        onFiles(known => (multiple ? [...known, uploaded.id] : [uploaded.id]))
        setUnderWay(rows => rows.filter(other => other.id !== key))
      } catch (failure) {
        show({ progress: undefined, error: messageOf(failure, lang) })
      } finally {
        onUnderWay?.(-1)
      }
    }
  }
  return {
    add,
    underWay,
    forget: (id: string) => {
      removed.current.add(id)
      setUnderWay(rows => rows.filter(row => row.id !== id))
    },
  }
}
