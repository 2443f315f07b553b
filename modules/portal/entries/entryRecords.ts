import type { EntryKindName } from './visitorSubmission.ts'

/** By kind of entry the definition whose record is made of it. By name: every page of the dashboard asks for it, and none is to load them. */
export const entryRecords = {
  investor: 'investors',
  idea: 'creativeIdeasBank',
  contact: 'contactMessage',
} as const satisfies Readonly<Record<EntryKindName, string>>
