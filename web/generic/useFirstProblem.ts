import { useEffect } from 'react'
import type { Problem } from '../../kernel/kernel.ts'

/** What a question refuses is read where the focus comes: at the first field that it is about. A form with a summary leads there by that. */
export function useFirstProblem([first]: readonly Problem[]): void {
  useEffect(() => {
    const field = first && `#step-${first.at}`
    if (field) document.querySelector<HTMLElement>(`${field}:is(input, textarea, button), ${field} :is(input, button)`)?.focus()
  }, [first])
}
