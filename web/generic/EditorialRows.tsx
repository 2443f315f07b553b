import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, Copy, Eye, EyeOff, History, Star, StarOff, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { callsOf, stepPermission, type AnyResource } from '../../kernel/kernel.ts'
import { useLang } from '../ui/LangProvider.tsx'
import { LateDialog } from '../ui/LateDialog.ts'
import { later } from '../ui/later.ts'
import type { MenuAct } from '../ui/Menu.tsx'
import { toast } from '../ui/Toasts.tsx'
import { ApiError } from './api.ts'
import { browserApi, messageOf } from './browserApi.ts'
import { useCaller } from './caller.ts'
import { useDesk } from './desk.ts'
import { publishTexts } from './publishTexts.ts'
import type { Row } from './record.ts'
import { destructive, stepsOfRow, type Step } from './steps.ts'
import { say } from './texts.ts'
import { versionTexts } from './versionTexts.ts'

const previewDialog = later(() => import('./PreviewDialog.tsx').then(file => file.PreviewDialog))
const rowStep = later(() => import('./RowDialogs.tsx').then(file => file.RowStep))
const rowVersions = later(() => import('./RowDialogs.tsx').then(file => file.RowVersions))

const signs: Readonly<Record<string, LucideIcon>> = {
  publish: CircleCheck,
  reject: CircleX,
  cancelPublish: EyeOff,
  feature: Star,
  unfeature: StarOff,
}

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

interface Opened {
  readonly what: 'preview' | 'versions' | Step
  readonly row: Row
}

/**
 * What rows of content offer beside being opened and deleted: how they will look, what they were, a new draft made of them, and the steps that
 * their reader may take.
 */
export function EditorialRows({ resource, mayNotAdd, onTell }: EditorialRowsProps): ReactNode {
  const lang = useLang()
  const caller = useCaller()
  const desk = useDesk()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Opened>()
  // A second click before the draft is open, or one whose answer was lost, makes no second draft.
  const keys = useRef(new Map<string, string>())
  const { mutate: copy } = useMutation({
    mutationFn: (id: string) => {
      const key = keys.current.get(id) ?? `copy-${id}-${Date.now()}`
      keys.current.set(id, key)
      return browserApi.send<Row>('POST', `${callsOf(resource)}/Copy/${id}`, {}, { 'idempotency-key': key })
    },
    onSuccess: async (draft, id) => {
      await queries.invalidateQueries({ queryKey: ['list', resource.name] })
      toast(publishTexts.say('copied', lang))
      const href = desk.hrefOf(resource, draft)
      if (href === undefined) keys.current.delete(id)
      else void navigate(href)
    },
    onError: (error, id) => {
      if (error instanceof ApiError) keys.current.delete(id)
      toast(messageOf(error, lang), 'danger')
    },
  })
  useEffect(() => {
    const hasPage = resource.options.portal?.path?.includes('{id}') === true
    const menuOf = (row: Row): MenuAct[] => [
      ...(hasPage ? [{ icon: Eye, label: say('preview', lang), onAct: () => setOpen({ what: 'preview', row }) }] : []),
      { icon: History, label: versionTexts.say('versions', lang), onAct: () => setOpen({ what: 'versions', row }) },
      { icon: Copy, label: publishTexts.say('copy', lang), disabledReason: mayNotAdd, onAct: () => copy(String(row.id)) },
      ...stepsOfRow(resource, row, caller, lang).map(
        (step): MenuAct => ({
          icon: signs[step.action] ?? CircleCheck,
          label: step.label,
          danger: destructive.has(step.action),
          onAct: () => setOpen({ what: step, row }),
        }),
      ),
    ]
    onTell({ menuOf })
  }, [resource, mayNotAdd, onTell, lang, copy, caller])
  if (!open) return null
  const { what, row } = open
  const id = String(row.id)
  const onClose = () => setOpen(undefined)
  if (what === 'preview') return <LateDialog of={previewDialog} props={{ resource, id, onClose }} />
  if (what !== 'versions') return <LateDialog of={rowStep} props={{ resource, row, step: what, onClose }} />
  const mayRestore = caller.can(stepPermission(resource, '.Restore'))
  return <LateDialog of={rowVersions} props={{ resource, row, mayRestore, onClose }} />
}
