import type { StateKind } from '../ui/StateLabel.tsx'

/** The signs of the states of a translation, by their codes in lookup(45). */
export const translationSigns: Readonly<Record<string, StateKind>> = {
  missing: 'ended',
  outdated: 'changed',
  draft: 'draft',
  reviewed: 'done',
}
