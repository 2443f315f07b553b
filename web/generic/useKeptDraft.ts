import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'

type Values = Readonly<Record<string, unknown>>

/** Keeps what is typed in this browser while it differs from what is saved, and offers what was kept when the form was opened. */
export function useKeptDraft(key: string, values: Values, isDirty: boolean) {
  const [offered, setOffered] = useState(() => readDraft(key))
  const isKept = useRef(false)
  useEffect(() => {
    if (isDirty) keepDraft(key, values)
    // What was typed and taken back is no draft.
    else if (isKept.current) dropDraft(key)
    isKept.current = isDirty
  }, [isDirty, key, values])
  return {
    /** Until the reader has decided. */
    offered,
    decide: () => setOffered(undefined),
    forget: () => {
      // What has been typed meanwhile is kept under the same key.
      if (!isDirty) dropDraft(key)
      setOffered(undefined)
    },
    drop: () => {
      dropDraft(key)
      setOffered(undefined)
    },
  }
}
