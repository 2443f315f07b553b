import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { directionOf } from '../../define.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { TextItem } from './calls.ts'
import { formsOf, type Written } from './entries.ts'
import { Said } from './said.dashboard.tsx'
import { say } from './texts.ts'

/** Asks before an own text goes, and says which: as it is now, for somebody else may have changed it since the list was read. */
export function RestoreDialog({ listed, onClose }: { listed: TextItem; onClose: () => void }) {
  const lang = useLang()
  const queries = useQueryClient()
  const path = encodeURIComponent(listed.key)
  const { data: item = listed } = useQuery({
    queryKey: ['interfaceTexts', 'one', listed.key],
    queryFn: () => browserApi.get<TextItem>(`InterfaceText/Get/${path}`),
    gcTime: 0,
  })
  const restore = useMutation({
    mutationFn: () => browserApi.send<TextItem>('PUT', `InterfaceText/Restore/${path}`, {}),
    onSuccess: async () => {
      onClose()
      await queries.invalidateQueries({ queryKey: ['interfaceTexts'] })
      toast(say('restored', lang))
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  return (
    <ConfirmDialog
      title={say('restore', lang)}
      open
      onClose={onClose}
      onConfirm={() => restore.mutate()}
      confirm={say('restore', lang)}
      pending={restore.isPending}
      destructive={false}
    >
      <div className="own-text">
        <p>{say('restoreAsk', lang)}</p>
        {Object.keys(item.own).length > 0 && (
          <>
            <OwnForms heading={say('restoreGone', lang)} item={item} texts={item.own} />
            <OwnForms heading={say('restoreBack', lang)} item={item} texts={item.originals} />
          </>
        )}
      </div>
    </ConfirmDialog>
  )
}

interface OwnFormsProps {
  readonly heading: string
  readonly item: TextItem
  readonly texts: Written
}

/** The forms that say something else than the program, each from the side at which its language begins. */
function OwnForms({ heading, item, texts }: OwnFormsProps) {
  return (
    <div className="own-text-preview">
      <p className="text-muted">{heading}</p>
      {formsOf(item)
        .filter(({ name }) => item.own[name] !== undefined)
        .map(({ name, lang: side }) => (
          <p key={name} lang={side} dir={directionOf[side]}>
            <Said text={texts[name] ?? ''} in={side} />
          </p>
        ))}
    </div>
  )
}
