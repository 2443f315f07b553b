import { Ban } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useCaller } from '../../../web/generic/caller.ts'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { blockTexts } from './blockTexts.ts'
import { visitorSubmission } from './visitorSubmission.ts'

/** Beside the list of entries: the way to the senders who are kept out. */
export function ToBlocked() {
  const lang = useLang()
  const caller = useCaller()
  const navigate = useNavigate()
  const label = blockTexts.say('list', lang)
  const hindrance = caller.can('Portal.VisitorEntry.Block') ? undefined : lacks(label, visitorSubmission.options.label, lang)
  return (
    <Button look="plain" icon={Ban} disabledReason={hindrance} onClick={() => void navigate('/dashboard/visitorEntries/blocked')}>
      {label}
    </Button>
  )
}
