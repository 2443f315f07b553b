import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft, type Draft } from './drafts.ts'

/**
 * Keeps what is typed in this browser while it differs from what is saved, and offers what was kept when the form was opened.
 * @param draft undefined while nothing is typed; the same object until what is typed changes
 */
export function useKeptDraft(key: string, draft: Draft | undefined) {
  const [offered, setOffered] = useState(() => readDraft(key))
  const isKept = useRef(false)
  useEffect(() => {
    if (draft) keepDraft(key, draft)
    // What was typed and taken back is no draft.
    else if (isKept.current) dropDraft(key)
    isKept.current = draft !== undefined
  }, [draft, key])
  return {
    /** Until the reader has decided. */
    offered,
    decide: (restore: (draft: Draft) => void) => {
      if (offered) restore(offered)
      setOffered(undefined)
    },
    forget: () => {
      // What has been typed meanwhile is kept under the same key.
      if (!draft) dropDraft(key)
      setOffered(undefined)
    },
    drop: () => {
      dropDraft(key)
      setOffered(undefined)
    },
  }
}
