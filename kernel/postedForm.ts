import type { Fields, Label } from './field.ts'
import type { AnyResource } from './resource.ts'

/** A part of a visitor's form: its heading and the columns of its fields, in their order. */
export type FormGroup = readonly [ar: string, en: string, ...columns: string[]]

/** A form that visitors fill in: which values of a record it asks for, and what it asks beside them. */
export interface FormSpec {
  /** The word of what is sent. */
  readonly kind: string
  readonly resource: AnyResource
  /** Path of its page in Arabic: `/addInvestor`. */
  readonly path: string
  /** Code of its module in lookup(2): by it templates are found. */
  readonly module: string
  /** What is no value of the record: consents, the code of a place. */
  readonly beside: Fields
  readonly groups: readonly FormGroup[]
  /** Columns that the form needs although the record does not. */
  readonly needed: readonly string[]
  /** What everybody must say but who chooses this value of a list: columns, the list's column, the value's code. Of `either` one is enough. */
  readonly neededUnless?: Readonly<{ columns: readonly string[]; either: readonly string[]; at: string; code: string }>
  /** References whose options are codes of authorities, and of councils where it has them. */
  readonly places: readonly string[]
  readonly hasCouncils?: boolean
  /** What everybody will read beside what the definition's `portal` names, each with the switch that lets them. */
  readonly publicIf: Readonly<Record<string, string>>
  /** What everybody will read so, but of whom has chosen this value of a list: the list's column, and the value's code. */
  readonly publicUnless?: Readonly<Record<string, readonly [at: string, code: string]>>
  /** What is asked beside the record and everybody will read all the same. */
  readonly publicToo?: readonly string[]
  /** Columns of files that staff let go one by one: everybody may read some of them. */
  readonly publicOneByOne?: readonly string[]
  /** The answer without which nobody but staff ever reads any of it: a column, and the value that is posted of it. */
  readonly publicWith?: readonly [column: string, value: string]
  /** The consent, asked beside the record, without which what everybody would read waits for one to come. */
  readonly agreedBy?: string
  /** Values of lists that the form does not offer, by column: their codes. */
  readonly notOffered?: Readonly<Record<string, readonly string[]>>
  /** It is looked through once more before it is sent. */
  readonly isReviewed: boolean
  /** Minutes that it takes. */
  readonly minutes: number
  /** Hints beneath fields, by column. */
  readonly hints: Readonly<Record<string, Label>>
  /** What a visitor reads as the name of a field where the record calls it shorter, by column. */
  readonly labels?: Readonly<Record<string, Label>>
}

/** A file that was taken while the form was not yet right: it need not be sent again. */
export interface KeptFile {
  readonly column: string
  readonly name: string
  /** Its id, signed: nobody names a file of somebody else. */
  readonly ref: string
}

/** What a page is told of the form that was posted to it: it draws the same form with everything kept. */
export interface PostedValues {
  readonly step: 'form' | 'review' | 'tooMany'
  /** As they were typed, by column; several for what holds several. */
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly files: readonly KeptFile[]
  readonly problems: readonly { readonly at: string; readonly ar: string; readonly en: string }[]
  /** The signed instant at which the form was first drawn; undefined: it is begun anew. */
  readonly start: string | undefined
  /** Of no field: shown above the form. */
  readonly failure: { readonly ar: string; readonly en: string } | undefined
}

/** What every form carries beside its fields: when it was drawn. */
export const formStartField = 'form'
/** The proof that a browser has worked for it. */
export const proofField = 'altcha'
/** Nobody sees it, and no reader reads it out: a robot fills it in. */
export const trapField = 'homepage_url'
/** Which button it was sent with. */
export const actField = 'act'
/** Files that were taken before, each by its signed id. */
export const keptField = 'kept'

/** The columns that a form asks for, in their order. */
export function columnsAsked({ groups }: Pick<FormSpec, 'groups'>): string[] {
  return groups.flatMap(([, , ...columns]) => columns)
}
