import { RotateCw } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { messageOf } from './browserApi.ts'
import { say } from './texts.ts'

/** What stands where something could not be loaded: why, and the way to try again. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const lang = useLang()
  return (
    <EmptyState
      kind="error"
      title={say('failed', lang)}
      action={
        <Button icon={RotateCw} onClick={onRetry}>
          {say('retry', lang)}
        </Button>
      }
    >
      {messageOf(error, lang)}
    </EmptyState>
  )
}
