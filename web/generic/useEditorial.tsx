import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Eye, History } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { callsOf, isEditorial, stepPermission, type AnyResource } from '../../kernel/kernel.ts'
import { useLang } from '../ui/LangProvider.tsx'
import { LateDialog } from '../ui/LateDialog.ts'
import { later } from '../ui/later.ts'
import type { MenuAct } from '../ui/Menu.tsx'
import { toast } from '../ui/Toasts.tsx'
import { browserApi, messageOf } from './browserApi.ts'
import { useCaller } from './caller.ts'
import { useDesk } from './desk.ts'
import { publishTexts } from './publishTexts.ts'
import type { Row } from './record.ts'
import { say } from './texts.ts'
import { versionTexts } from './versionTexts.ts'

const previewDialog = later(() => import('./PreviewDialog.tsx').then(file => file.PreviewDialog))
const versionsDialog = later(() => import('./VersionsDialog.tsx').then(file => file.VersionsDialog))

interface Editorial {
  /** What is done with an item of the list without opening it; nothing of what is no content that staff write. */
  readonly menuOf: (row: Row) => readonly MenuAct[]
  readonly dialog: ReactNode
}

/** What rows of content offer beside being opened and deleted: how they will look, what they were, and a new draft made of them. */
export function useEditorial(resource: AnyResource, mayNotAdd: string | undefined): Editorial {
  const lang = useLang()
  const caller = useCaller()
  const desk = useDesk()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ readonly what: 'preview' | 'versions'; readonly id: string }>()
  const copy = useMutation({
    mutationFn: (id: string) => browserApi.send<Row>('POST', `${callsOf(resource)}/Copy/${id}`, {}),
    onSuccess: async draft => {
      await queries.invalidateQueries({ queryKey: ['list', resource.name] })
      toast(publishTexts.say('copied', lang))
      const href = desk.hrefOf(resource, draft)
      if (href !== undefined) void navigate(href)
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  if (!isEditorial(resource)) return { menuOf: () => [], dialog: null }
  const onClose = () => setOpen(undefined)
  const hasPage = resource.options.portal?.path?.includes('{id}') === true
  return {
    menuOf: row => [
      ...(hasPage ? [{ icon: Eye, label: say('preview', lang), onAct: () => setOpen({ what: 'preview', id: String(row.id) }) }] : []),
      { icon: History, label: versionTexts.say('versions', lang), onAct: () => setOpen({ what: 'versions', id: String(row.id) }) },
      {
        icon: Copy,
        label: publishTexts.say('copy', lang),
        disabledReason: mayNotAdd,
        onAct: () => copy.mutate(String(row.id)),
      },
    ],
    dialog: open && (
      <>
        {open.what === 'preview' && <LateDialog of={previewDialog} props={{ resource, id: open.id, onClose }} />}
        {open.what === 'versions' && (
          <LateDialog
            of={versionsDialog}
            props={{
              resource,
              id: open.id,
              mayRestore: caller.can(stepPermission(resource, '.Restore')),
              liveVersion: undefined,
              rejection: undefined,
              onClose,
            }}
          />
        )}
      </>
    ),
  }
}
