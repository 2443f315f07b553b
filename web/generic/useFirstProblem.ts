import { useEffect } from 'react'
import type { Problem } from '../../kernel/kernel.ts'

/** What a question refuses is read where the focus comes: at the first field that it is about. A form with a summary leads there by that. */
export function useFirstProblem(problems: readonly Problem[]): void {
  useEffect(() => {
    const [first] = problems
    const field = first && document.getElementById(`step-${first.at}`)
    const control = field?.matches('input, textarea, button')
      ? field
      : field?.querySelector<HTMLElement>('input, textarea, button, [tabindex]')
    control?.focus()
  }, [problems])
}
