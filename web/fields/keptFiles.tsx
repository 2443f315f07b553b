import { useQuery } from '@tanstack/react-query'
import { messageOf, noteError } from '../generic/browserApi.ts'
import { addressOf, findFile, isShownInPlace, openFile, plainAddressOf, saveFile } from '../generic/files.ts'
import { FileName, type FileRow } from '../ui/FileName.tsx'
import { toast } from '../ui/Toasts.tsx'

/** A picture that stands in a record. @param small beside its name, where there are several */
export function Picture({ id, small = false }: { id: string; small?: boolean }) {
  const width = small ? 400 : 800
  const isBarred = Boolean(findFile(id)?.bar)
  const address = useQuery({
    queryKey: ['file', id, width],
    queryFn: () => addressOf(id, width),
    // No address is given of a file that is held back.
    enabled: !isBarred,
    staleTime: 50_000,
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (!address.data || isBarred) return null
  return <img src={address.data} alt="" className={small ? 'file-picture' : 'mt-3 block max-h-60 w-auto max-w-full border border-line'} />
}

/** A file that is there, as its field and a comparison of two versions show it. @param fallback its name where only its id is known */
export function fileRowOf(id: string, fallback: string, lang: 'ar' | 'en'): FileRow {
  const file = findFile(id)
  return {
    id,
    name: file?.originalFileName ?? fallback,
    ...(file && { sizeKB: file.sizeBytes / 1024 }),
    // What waits to be scanned, or was found to be harmful, leads nowhere.
    ...(file?.bar && { error: file.bar }),
    href: file?.bar ? undefined : plainAddressOf(id),
    onOpen: () => void openFile(id).catch(told),
    onSave: () => void saveFile(id).catch(told),
    isUnseen: file !== undefined && !isShownInPlace(id),
  }

  function told(error: unknown): void {
    noteError(error)
    toast(messageOf(error, lang), 'danger')
  }
}

/** Files that are there and cannot be changed here, by their names: each opens. */
export function KeptFiles({ ids, lang }: { ids: readonly string[]; lang: 'ar' | 'en' }) {
  return (
    <ul>
      {ids.map(id => (
        <li key={id}>
          <FileName file={fileRowOf(id, id, lang)} />
        </li>
      ))}
    </ul>
  )
}
