import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { pluralOf } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import type { Row } from '../../../web/generic/record.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../../../web/ui/LateDialog.ts'
import { later } from '../../../web/ui/later.ts'
import type { AlikeIdea } from './alike.ts'
import { alikeIdeasCount } from './deskTexts.ts'

const alikeDialog = later(() => import('./alikeIdeasDialog.dashboard.tsx').then(file => file.AlikeIdeasDialog))

/** Beside an idea: those that say much the same, and the way to mark it as a duplicate of one of them. Nothing where there is none. */
export function AlikeIdeas({ record }: { record: Row }) {
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['alikeIdeas', record.id, record.concurrencyStamp],
    queryFn: () => browserApi.get<{ items: readonly AlikeIdea[] }>(`CreativeIdeasBank/GetAlike/${String(record.id)}`),
    retry: false,
  })
  if (!data || data.items.length === 0) return null
  return (
    <>
      <Button look="plain" icon={Copy} {...nearOf(alikeDialog)} onClick={() => setOpen(true)}>
        {pluralOf(alikeIdeasCount, data.items.length, lang)}
      </Button>
      {isOpen && <LateDialog of={alikeDialog} props={{ record, alike: data.items, onClose: () => setOpen(false) }} />}
    </>
  )
}
