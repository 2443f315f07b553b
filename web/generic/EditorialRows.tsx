import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Eye, History } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { callsOf, stepPermission, type AnyResource } from '../../kernel/kernel.ts'
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

/** What is done with an item of a list without opening it. */
export interface Editorial {
  readonly menuOf: (row: Row) => readonly MenuAct[]
}

interface EditorialRowsProps {
  readonly resource: AnyResource
  /** Why the reader adds no record; undefined when he may. */
  readonly mayNotAdd: string | undefined
  /** Hears what rows offer. */
  readonly onTell: (editorial: Editorial) => void
}

/** What rows of content offer beside being opened and deleted: how they will look, what they were, and a new draft made of them. */
export function EditorialRows({ resource, mayNotAdd, onTell }: EditorialRowsProps): ReactNode {
  const lang = useLang()
  const caller = useCaller()
  const desk = useDesk()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ readonly what: 'preview' | 'versions'; readonly id: string }>()
  const { mutate: copy } = useMutation({
    mutationFn: (id: string) => browserApi.send<Row>('POST', `${callsOf(resource)}/Copy/${id}`, {}),
    onSuccess: async draft => {
      await queries.invalidateQueries({ queryKey: ['list', resource.name] })
      toast(publishTexts.say('copied', lang))
      const href = desk.hrefOf(resource, draft)
      if (href !== undefined) void navigate(href)
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  useEffect(() => {
    const hasPage = resource.options.portal?.path?.includes('{id}') === true
    const menuOf = ({ id }: Row): MenuAct[] => [
      ...(hasPage ? [{ icon: Eye, label: say('preview', lang), onAct: () => setOpen({ what: 'preview', id: String(id) }) }] : []),
      { icon: History, label: versionTexts.say('versions', lang), onAct: () => setOpen({ what: 'versions', id: String(id) }) },
      { icon: Copy, label: publishTexts.say('copy', lang), disabledReason: mayNotAdd, onAct: () => copy(String(id)) },
    ]
    onTell({ menuOf })
  }, [resource, mayNotAdd, onTell, lang, copy])
  if (!open) return null
  const { what, id } = open
  const onClose = () => setOpen(undefined)
  if (what === 'preview') return <LateDialog of={previewDialog} props={{ resource, id, onClose }} />
  const mayRestore = caller.can(stepPermission(resource, '.Restore'))
  return <LateDialog of={versionsDialog} props={{ resource, id, mayRestore, liveVersion: undefined, rejection: undefined, onClose }} />
}
