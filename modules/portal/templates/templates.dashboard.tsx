import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Eye, Star } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import type { Row } from '../../../web/generic/record.ts'
import { RecordList, type ListExtras } from '../../../web/generic/RecordList.tsx'
import { lacks } from '../../../web/generic/texts.ts'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog } from '../../../web/ui/LateDialog.ts'
import { later, useSoon } from '../../../web/ui/later.ts'
import type { MenuAct } from '../../../web/ui/Menu.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { inLang } from '../../define.ts'
import { entryTemplate } from './entryTemplate.ts'
import { say } from './texts.ts'

const sheet = later(() => import('./templateSheet.dashboard.tsx').then(file => file.TemplateSheet))
const preview = later(() => import('./preview.dashboard.tsx').then(file => file.TemplatePreview))
const path = '/dashboard/entryTemplate'

/** The templates; one opens beside the list, at `?id=`. */
export function TemplatesPage() {
  const lang = useLang()
  const [params, setParams] = useSearchParams()
  const [shown, setShown] = useState<Row>()
  const extras = useActs(setShown)
  useSoon(sheet)
  const id = params.get('id')
  const hrefOf = (row: Row) => `${path}?${withId(params, String(row.id))}`
  return (
    <>
      <RecordList
        resource={entryTemplate}
        title={inLang([entryTemplate.options.label[2], entryTemplate.options.label[3]], lang)}
        hrefOf={hrefOf}
        newHref={`${path}?${withId(params, '0')}`}
        extras={extras}
      />
      {id !== null && id !== '' && (
        <LateDialog
          key={id}
          of={sheet}
          props={{ id, hrefOf, onClose: () => setParams(new URLSearchParams(withId(params, undefined)), { preventScrollReset: true }) }}
        />
      )}
      {shown && <LateDialog of={preview} props={{ template: shown, onClose: () => setShown(undefined) }} />}
    </>
  )
}

/** The address of the list with one of its records open. */
function withId(params: URLSearchParams, id: string | undefined): string {
  const changed = new URLSearchParams(params)
  if (id === undefined) changed.delete('id')
  else changed.set('id', id)
  return changed.toString()
}

/** What is done with a template in its row. */
function useActs(onPreview: (row: Row) => void): ListExtras {
  const lang = useLang()
  const caller = useCaller()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const take = useMutation({
    mutationFn: async ({ row, act }: { readonly row: Row; readonly act: 'copy' | 'setDefault' }) =>
      act === 'copy'
        ? browserApi.send<Row>('POST', `EntryTemplate/Copy/${String(row.id)}`, {})
        : browserApi.send<Row>('PUT', `EntryTemplate/SetDefault/${String(row.id)}`, {}),
    onSuccess: async (answer, { act }) => {
      await queries.invalidateQueries({ queryKey: ['list', entryTemplate.name] })
      await queries.invalidateQueries({ queryKey: ['record', entryTemplate.name] })
      await queries.invalidateQueries({ queryKey: ['template'] })
      toast(say(act === 'copy' ? 'copied' : 'defaultSet', lang))
      if (act === 'copy') void navigate(`${path}?id=${String(answer.id)}`)
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  const act = (row: Row, what: 'copy' | 'setDefault', permission: string, reason: string | undefined): MenuAct => ({
    label: say(what, lang),
    icon: what === 'copy' ? Copy : Star,
    disabledReason: caller.can(permission) ? reason : lacks(say(what, lang), entryTemplate.options.label, lang),
    onAct: () => take.mutate({ row, act: what }),
  })
  return {
    menu: row => [
      { label: say('preview', lang), icon: Eye, onAct: () => onPreview(row) },
      act(row, 'copy', 'Portal.Templates.Copy', undefined),
      act(
        row,
        'setDefault',
        'Portal.Templates.SetDefault',
        row.isDefault === true ? say('isDefault', lang) : row.isActive === true ? undefined : say('isStopped', lang),
      ),
    ],
    keeps: row => (typeof row.usedIn === 'number' && row.usedIn > 0 ? say('isUsed', lang) : undefined),
  }
}
