import { useSyncExternalStore } from 'react'
import { useSession } from '../../generic/session.ts'

/** The authority whose file is open: its own for its staff, the last one opened for others. */
export interface OpenFile {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
}

const key = 'openFile'
const listeners = new Set<() => void>()
let known: { text: string | null; file: OpenFile | undefined } = { text: null, file: undefined }

/** Notes which file is open, for the side bar; for this tab only. */
export function openFile(file: OpenFile): void {
  const text = JSON.stringify(file)
  if (sessionStorage.getItem(key) === text) return
  sessionStorage.setItem(key, text)
  for (const listener of listeners) listener()
}

/** The open file; undefined when none is. */
export function useOpenFile(): OpenFile | undefined {
  const place = useSession()?.activePlace
  const opened = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => undefined,
  )
  return place?.typeCode === 1 ? { id: place.placeId, nameAr: place.nameAr, nameEn: place.nameEn } : opened
}

function read(): OpenFile | undefined {
  const text = sessionStorage.getItem(key)
  if (text !== known.text) {
    const value: unknown = text === null ? undefined : JSON.parse(text)
    known = { text, file: isFile(value) ? value : undefined }
  }
  return known.file
}

function isFile(value: unknown): value is OpenFile {
  return typeof value === 'object' && value !== null && 'id' in value && 'nameAr' in value && 'nameEn' in value
}
