import type { AnyResource } from './resource.ts'
import { stepCalls } from './steps.ts'

/** A stored version of a record: who saved it and when. */
export interface VersionLine {
  readonly number: number
  /** UTC instant. */
  readonly savedAt: string
  /** Null: by a visitor who has sent the record, with the installation, or by the program itself. */
  readonly savedBy: string | null
  /** What it was called. */
  readonly titleAr: string | null
  readonly titleEn: string | null
  /** Names of the columns that differ from the version before. */
  readonly changed: readonly string[]
}

/** A stored version with what it held, and what the version before it held. */
export interface VersionContent extends VersionLine {
  readonly content: Readonly<Record<string, unknown>>
  /** Null: it is the first. */
  readonly before: Readonly<Record<string, unknown>> | null
}

/** What came of one step that was asked for on several records: each is decided by itself. */
export interface MassAnswer {
  /** Ids of those on which it was taken. */
  readonly done: readonly string[]
  readonly refused: readonly { readonly id: string; readonly code: string; readonly message: string }[]
}

/**
 * Is it content that staff write, with its times of publication (domain/portal-and-admin, section 11.5)? It has versions, previews and steps
 * on several records at once. What visitors send is reviewed too, but read and decided one by one.
 */
export function isEditorial({ publishing, fields }: AnyResource): boolean {
  return publishing === 'reviewed' && 'publishAt' in fields
}

/** So many records are named in one call (domain/portal-and-admin, section 11.2). */
export const mostInOneAct = 50

const massActs: readonly string[] = ['publish', 'reject', 'cancelPublish', 'feature', 'unfeature']

/** The steps of reviewed content that are taken on several records at once: `PUT …/PublishMany`. */
export function massActionsOf(resource: AnyResource): ReturnType<typeof stepCalls> {
  return isEditorial(resource) ? stepCalls(resource).filter(({ action }) => massActs.includes(action)) : []
}
