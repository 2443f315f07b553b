import { action, returns, text, type FirstPage, type Lang, type WireFor } from '../../define.ts'
import type { legalEnvironment, RelationKind } from './legalEnvironment.ts'

type Law = WireFor<typeof legalEnvironment>

/** A published legal text as lists answer it. */
export type ListedLaw = Pick<
  Law,
  | 'id'
  | 'type'
  | 'number'
  | 'year'
  | 'titleAr'
  | 'titleEn'
  | 'issuingBody'
  | 'status'
  | 'inForceFrom'
  | 'issuedOn'
  | 'summaryAr'
  | 'summaryEn'
> & {
  /** UTC instant. */
  readonly publishedAt: string
}

/** A published legal text as its page shows it. */
export interface PublicLaw
  extends ListedLaw,
    Pick<
      Law,
      | 'subjects'
      | 'issuedOn'
      | 'publishedOn'
      | 'repealedOn'
      | 'gazetteIssue'
      | 'gazettePage'
      | 'textAr'
      | 'textEn'
      | 'consultationUntil'
      | 'consultationEmail'
    > {
  /** UTC instant of the last change. */
  readonly publishedAt: string
}

/** Another published text, and how it stands to this one. */
export interface LawRelation extends Pick<Law, 'id' | 'type' | 'number' | 'year' | 'titleAr' | 'titleEn' | 'status' | 'issuedOn'> {
  readonly kind: RelationKind
}

/** A file of a legal text. */
export interface LawFile {
  readonly id: string
  readonly language: 'ar' | 'en'
  readonly sizeBytes: number
  /** None while it was not read, and of a law that has its text. */
  readonly firstPages: readonly FirstPage[]
}

/** What belongs to a legal text beside its own fields. */
export interface LawContext {
  readonly relations: readonly LawRelation[]
  readonly files: readonly LawFile[]
  /** Comments on the draft are taken now. */
  readonly isConsulted: boolean
}

/** A draft on which citizens may comment. */
export interface OpenDraft extends Pick<Law, 'id' | 'titleAr' | 'titleEn' | 'summaryAr' | 'summaryEn'> {
  /** UTC instant. */
  readonly consultationUntil: string
  readonly consultationEmail: string
  /** Whole days that are left, by the database's clock. */
  readonly daysLeft: number
}

/** What the list of legal texts may be narrowed by: only what leads somewhere. */
export interface LawFacets {
  readonly types: readonly { readonly type: number; readonly count: number }[]
  readonly subjects: readonly number[]
  readonly issuingBodies: readonly number[]
  readonly statuses: readonly number[]
  /** Newest first. */
  readonly years: readonly number[]
  readonly drafts: readonly OpenDraft[]
}

/** An article in which the words that were looked for stand. */
export interface FoundArticle {
  /** Id of the legal text. */
  readonly law: string
  /** In which language its text is read. */
  readonly told: Lang
  readonly anchor: string
  readonly label: string
  readonly extract: string
  /** How many articles of its legal text hold the words. */
  readonly ofLaw: number
}

export const getLawFacets = action('ما تُصفّى به التشريعات', 'What legal texts may be narrowed by', {
  method: 'GET',
  path: 'Public/LegalEnvironment/GetFacets',
  permission: 'public',
  output: returns<LawFacets>(),
})

// Of a query all is text: the list says what it means.
const id = /^\d{1,9}$/
const year = /^\d{4}$/

/** How many texts of each type the list has that is asked for so; a type of which it has none is left out. */
export const getLawTypes = action('عدد التشريعات من كل نوع', 'How many legal texts there are of each type', {
  method: 'GET',
  path: 'Public/LegalEnvironment/GetTypes',
  permission: 'public',
  input: {
    subjects: text('الموضوع', 'Subject').matches(id),
    issuingBody: text('جهة الإصدار', 'Issuing body').matches(id),
    status: text('الحالة', 'Status').matches(id),
    yearFrom: text('من سنة', 'From the year').matches(year),
    yearTo: text('حتى سنة', 'Until the year').matches(year),
    filter: text('نص', 'Text').max(200),
    // Only those that are told in English; only those that are not.
    language: text('اللغة', 'Language').matches(/^en$/),
    lacking: text('ما ليس باللغة', 'Lacking the language').matches(/^en$/),
  },
  output: returns<{ readonly items: LawFacets['types'] }>(),
})

/** How a published text stands to others, and its files. */
export const getLawContext = action('علاقات تشريع وملفاته', 'Relations and files of a legal text', {
  method: 'GET',
  path: 'Public/LegalEnvironment/GetContext/{id}',
  permission: 'public',
  output: returns<LawContext>(),
})

/** The articles that hold every word of the text, at most three of each legal text: of those that are named, else of the newest in which the words stand. */
export const findArticles = action('البحث في المواد', 'Search in articles', {
  method: 'GET',
  path: 'Public/LegalEnvironment/FindArticles',
  permission: 'public',
  input: {
    q: text('النص', 'Text').required().max(200),
    ids: text('معرفات التشريعات، بينها فواصل', 'Ids of legal texts, with commas between them').max(2000),
  },
  output: returns<{ readonly items: readonly FoundArticle[] }>(),
})
