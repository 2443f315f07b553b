import type { AnyResource } from '../../kernel/kernel.ts'
import { useLang } from '../ui/LangProvider.tsx'
import { nextAtSaving, nextWhenRejected } from './nextSteps.ts'
import type { Row } from './record.ts'

interface NextProps {
  readonly resource: AnyResource
  readonly record: Row
}

/** Beside the buttons that save: what that leads to. */
export function NextAtSaving({ resource, record }: NextProps) {
  const text = nextAtSaving(resource, record, useLang())
  return text && ` · ${text}`
}

/** Above the reason of a rejection: what was rejected, and the way on. */
export function NextWhenRejected({ resource, record }: NextProps) {
  const text = nextWhenRejected(resource, record, useLang())
  return text && <p className="mb-2">{text}</p>
}
