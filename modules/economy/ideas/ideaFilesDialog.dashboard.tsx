import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { findFile, noteFiles } from '../../../web/generic/files.ts'
import type { Row } from '../../../web/generic/record.ts'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Switch } from '../../../web/ui/Switch.tsx'
import { ideaFilesTexts } from './ideaFilesTexts.ts'

interface IdeaFilesDialogProps {
  readonly record: Row
  readonly onClose: () => void
}

/** The files of an idea, each with the switch that lets everybody read it. */
export function IdeaFilesDialog({ record, onClose }: IdeaFilesDialogProps) {
  const lang = useLang()
  const say = ideaFilesTexts.in(lang)
  const queries = useQueryClient()
  const id = String(record.id)
  const set = useMutation({
    mutationFn: (file: { readonly file: string; readonly isPublic: boolean }) =>
      browserApi.send<{ publicFiles: readonly string[] | null }>('PUT', `CreativeIdeasBank/SetFilePublic/${id}`, file),
    onSuccess: ({ publicFiles }) =>
      queries.setQueryData<Row>(['record', 'creativeIdeasBank', id], known => known && { ...known, publicFiles }),
  })
  noteFiles(record)
  const shown = idsIn(record.publicFiles)
  return (
    <Dialog title={say.title} open onClose={onClose}>
      <div className="grid gap-5">
        <p>{record.liveVersion == null ? say.later : say.atOnce}</p>
        <ul className="grid gap-3">
          {idsIn(record.attachment).map(file => (
            <li key={file}>
              <Switch on={shown.includes(file)} pending={set.isPending} onChange={isPublic => set.mutate({ file, isPublic })}>
                <bdi>{findFile(file)?.originalFileName ?? file}</bdi>
              </Switch>
            </li>
          ))}
        </ul>
        {set.isError && (
          <p className="field-error" role="alert">
            {messageOf(set.error, lang)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
