import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { findCheck, numberOf, type Lang } from '../../kernel/kernel.ts'
import { messageOf } from '../generic/browserApi.ts'
import { say } from '../generic/texts.ts'
import { FieldError } from '../ui/FieldError.tsx'
import { FileDrop, type FileRow } from '../ui/FileDrop.tsx'
import { asList, asText, bound, type EditorProps } from './editor.ts'
import { addressOf, upload, type Uploaded } from './upload.ts'

const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

/** One picture, shown as soon as it is there. */
export function ImageEditor(props: EditorProps) {
  const id = asText(props.value) || undefined
  return (
    <div id={props.id}>
      <Files {...props} ids={id ? [id] : []} setIds={ids => props.onChange(ids.at(-1) ?? null)} accept={imageTypes} />
      {id && <Picture id={id} />}
    </div>
  )
}

/** Files in their order. */
export function AttachmentsEditor(props: EditorProps) {
  const ids = asList(props.value).map(String)
  return (
    <div id={props.id}>
      <Files {...props} ids={ids} setIds={next => props.onChange(next.length === 0 ? null : next)} multiple />
    </div>
  )
}

function Picture({ id }: { id: string }) {
  const address = useQuery({ queryKey: ['file', id], queryFn: () => addressOf(id, 800), staleTime: 50_000, retry: false })
  if (!address.data) return null
  return <img src={address.data} alt="" className="mt-3 block max-h-60 w-auto max-w-full border border-line" />
}

interface FilesProps extends EditorProps {
  readonly ids: readonly string[]
  readonly setIds: (ids: readonly string[]) => void
  readonly accept?: readonly string[]
  readonly multiple?: boolean
}

function Files({ column, label, error, disabled, lang, resource, ids, setIds, onUnderWay, accept = [], multiple = false }: FilesProps) {
  const [names, setNames] = useState<Readonly<Record<string, Uploaded>>>({})
  const [underWay, setUnderWay] = useState<readonly FileRow[]>([])
  const types = findCheck(column.field, 'types')?.join(', ')
  const most = bound(column, 'maxKB')
  // What is there when an upload ends, not when it began: files may be added and removed meanwhile.
  const present = useRef(ids)
  const removed = useRef(new Set<string>())
  useEffect(() => {
    present.current = ids
  }, [ids])
  const put = (next: readonly string[]) => {
    present.current = next
    setIds(next)
  }
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
        const uploaded = await upload(file, resource, column.fieldName, progress => show({ progress }))
        if (removed.current.has(key)) continue
        setNames(known => ({ ...known, [uploaded.id]: uploaded }))
        put(multiple ? [...present.current, uploaded.id] : [uploaded.id])
        setUnderWay(rows => rows.filter(other => other.id !== key))
      } catch (failure) {
        show({ progress: undefined, error: messageOf(failure, lang) })
      } finally {
        onUnderWay?.(-1)
      }
    }
  }
  const kept: FileRow[] = ids.map((id, index) => ({
    id,
    name: names[id]?.originalFileName ?? `${label} ${numberOf(index + 1, lang)}`,
    sizeKB: (names[id]?.sizeBytes ?? 0) / 1024,
  }))
  const hint = [
    types && `${say('uploadTypes', lang)}: ${types}`,
    most && (lang === 'ar' ? `حتى ${sizeIn(most, lang)}` : `up to ${sizeIn(most, lang)}`),
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
          removed.current.add(id)
          setUnderWay(rows => rows.filter(row => row.id !== id))
          if (ids.includes(id)) put(ids.filter(other => other !== id))
        }}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        {...(hint !== '' && { hint })}
      />
      {error && <FieldError>{error}</FieldError>}
    </>
  )
}

/** A bound in the largest unit that it fills; a megabyte is 1,024 kilobytes. */
function sizeIn(kB: number, lang: Lang): string {
  const [size, ar, en] = kB >= 1024 ? [kB / 1024, 'ميغابايت', 'MB'] : [kB, 'كيلوبايت', 'KB']
  return `${numberOf(size, lang, Number.isInteger(size) ? 0 : 1)} ${lang === 'ar' ? ar : en}`
}
