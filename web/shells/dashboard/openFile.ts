import { useMemo, useSyncExternalStore } from 'react'
import type { OpenFile } from '../../generic/desk.ts'
import { keptIn } from '../../generic/kept.ts'
import { openFileKey as key } from '../../generic/keptSession.ts'
import { useSession } from '../../generic/session.ts'

const listeners = new Set<() => void>()
let known: { text: string | null; file: OpenFile | undefined } = { text: null, file: undefined }

/** Notes which file is open, for the side bar; for this tab only. */
export function openFile({ id, nameAr, nameEn }: OpenFile): void {
  const text = JSON.stringify({ id, nameAr, nameEn })
  if (sessionStorage.getItem(key) === text) return
  sessionStorage.setItem(key, text)
  for (const listener of listeners) listener()
}

/** Closes the file that is open. */
export function closeFile(): void {
  sessionStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** The open file: its own for an authority's staff, which stays open; the last one opened for others. Undefined when there is none. */
export function useOpenFile(): { readonly file: OpenFile; readonly isOwn: boolean } | undefined {
  const place = useSession()?.activePlace
  const opened = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => undefined,
  )
  return useMemo(() => {
    if (place?.typeCode === 1) return { file: { id: place.placeId, nameAr: place.nameAr, nameEn: place.nameEn }, isOwn: true }
    return opened && { file: opened, isOwn: false }
  }, [place, opened])
}

function read(): OpenFile | undefined {
  const text = sessionStorage.getItem(key)
  if (text !== known.text) {
    const file = keptIn(sessionStorage, key)
    known = { text, file: isFile(file) ? file : undefined }
  }
  return known.file
}

function isFile(value: unknown): value is OpenFile {
  return typeof value === 'object' && value !== null && 'id' in value && 'nameAr' in value && 'nameEn' in value
}
