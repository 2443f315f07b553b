import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callsOf, isEditorial, type AnyResource } from '../../kernel/kernel.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { toast } from '../ui/Toasts.tsx'
import { browserApi, messageOf } from './browserApi.ts'
import { deletedTexts } from './deletedTexts.ts'
import { titleIn, titleOf, type Row } from './record.ts'
import { say } from './texts.ts'

/** Asks whether a record is to be deleted, and deletes it. */
export function DeleteDialog({ resource, row, onClose }: { resource: AnyResource; row: Row; onClose: () => void }) {
  const lang = useLang()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => browserApi.send('DELETE', `${callsOf(resource)}/Delete?id=${String(row.id)}`),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['list', resource.name] })
      toast(say('deleted', lang))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={say('deleteTitle', lang)}
      open
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      confirm={say('delete', lang)}
      pending={remove.isPending}
    >
      <p className="own-title font-semibold">
        <bdi lang={titleIn(resource, row, lang)?.lang}>{titleOf(resource, row, lang)}</bdi>
      </p>
      <p>{isEditorial(resource) ? deletedTexts.say('deleteAsk', lang) : say('deleteAsk', lang)}</p>
      {remove.error && (
        <p className="field-error" role="alert">
          {messageOf(remove.error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}
