import { ArchiveRestore } from 'lucide-react'
import { useNavigate } from 'react-router'
import { stepPermission, type AnyResource } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { useCaller } from './caller.ts'
import { deletedTexts } from './deletedTexts.ts'
import { lacks } from './texts.ts'

/** The way from a list to what was deleted of it and can still be brought back. */
export function DeletedLink({ resource }: { resource: AnyResource }) {
  const lang = useLang()
  const caller = useCaller()
  const navigate = useNavigate()
  const words = deletedTexts.in(lang)
  const hindrance = caller.can(stepPermission(resource, '.Restore')) ? undefined : lacks(words.bringBack, resource.options.label, lang)
  return (
    <Button
      look="plain"
      icon={ArchiveRestore}
      disabledReason={hindrance}
      onClick={() => void navigate(`/dashboard/deleted/${resource.name}`)}
    >
      {words.deletedItems}
    </Button>
  )
}
