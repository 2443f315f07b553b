import { useEffect, useState } from 'react'
import type { AnyResource } from '../../kernel/kernel.ts'
import { useLater, type Later } from '../ui/later.ts'
import { useDesk } from './desk.ts'

/** The definition of a kind of record, on its way to a screen. */
export interface Definition {
  /** Undefined until it is there. */
  readonly resource: AnyResource | undefined
  /** It could not be loaded. */
  readonly hasFailed: boolean
  /** Asks for it once more. */
  readonly ask: () => void
}

const nothing: Later<AnyResource> = { ask: () => undefined, read: () => undefined, listen: () => () => undefined }

/** Loads the definition of a kind whose records a screen shows. @param kind undefined while none is meant */
export function useDefinition(kind: string | undefined): Definition {
  const { definitionOf } = useDesk()
  const part = (kind === undefined ? undefined : definitionOf(kind)) ?? nothing
  const resource = useLater(part)
  const [failed, setFailed] = useState<Later<AnyResource>>()
  const ask = () => {
    setFailed(undefined)
    part.ask(() => setFailed(part))
  }
  useEffect(() => part.ask(() => setFailed(part)), [part])
  return { resource, hasFailed: failed === part, ask }
}
