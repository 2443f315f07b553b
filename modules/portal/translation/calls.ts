import { action, returns, text, type Label } from '../../define.ts'

/** How the records of a kind stand in their two languages, as citizens read them: an edit that waits for review counts once it is published. A record is counted once among `upToDate`, `outdated` and `arabicOnly`. */
export interface KindParity {
  /** The definition's name. */
  readonly kind: string
  readonly published: number
  /** In both languages, and neither behind the other. */
  readonly upToDate: number
  /** Those of them that somebody has reviewed. */
  readonly reviewed: number
  readonly outdated: number
  readonly arabicOnly: number
}

/** A record in the follow-up of its languages, as citizens read it. */
export interface TranslationItem {
  readonly kind: string
  readonly id: string
  readonly titleAr: string | null
  readonly titleEn: string | null
  /** Id in lookup(45). */
  readonly state: number
  /** Of what is outdated since then; of what is missing since it was made; else since it was last changed. UTC. */
  readonly since: string
  /** The labels of the fields that citizens miss in one language, or read as they were. */
  readonly lacking: readonly Label[]
  /** May the caller say that he has reviewed it, by his permission and his place? */
  readonly isReviewable: boolean
  /** Is a text of the record written in both languages which nobody has reviewed as it is? */
  readonly hasUnreviewed: boolean
  /** Does the record hold another text than citizens read? A review is of the record's, which stands in its form alone. */
  readonly isEditWaiting: boolean
  readonly concurrencyStamp: string
}
/** A page of them, what has waited longest first. */
export interface TranslationPage {
  readonly totalCount: number
  readonly items: readonly TranslationItem[]
}

/** How each text of one record stands in its languages, by ids of lookup(45); null: it is written in neither. */
export interface RecordLanguages {
  readonly fields: readonly { readonly name: string; readonly ar: number | null; readonly en: number | null }[]
  /** May the caller say that he has reviewed it, by his permission and his place? */
  readonly isReviewable: boolean
}

const filters = {
  kind: text('النوع', 'Kind').max(60),
  state: text('الحالة', 'State').matches(/^\d{1,9}$/),
  olderThanDays: text('منذ أكثر من (يوم)', 'For more than (days)').matches(/^\d{1,4}$/),
}

const kind = text('النوع', 'Kind').required().max(60)

export const getParity = action('اكتمال اللغتين', 'Parity of the languages', {
  method: 'GET',
  path: 'Translation/GetFigures',
  permission: 'Portal.Translation',
  output: returns<{ readonly items: readonly KindParity[] }>(),
})

export const listTranslations = action('متابعة الترجمة', 'Translation follow-up', {
  method: 'GET',
  path: 'Translation/GetListPaged',
  permission: 'Portal.Translation',
  input: {
    ...filters,
    maxResultCount: text('العدد', 'Count').matches(/^\d{1,4}$/),
    SkipCount: text('البداية', 'Skip').matches(/^\d{1,9}$/),
  },
  output: returns<TranslationPage>(),
})

export const exportTranslations = action('تصدير متابعة الترجمة', 'Export the translation follow-up', {
  method: 'GET',
  path: 'Translation/Export',
  permission: 'Portal.Translation.Export',
  input: filters,
})

/** Whoever reads the record may ask, as its form does. */
export const getLanguages = action('حالة لغتي السجل', 'Languages of a record', {
  method: 'GET',
  path: 'Translation/GetFields',
  permission: 'session',
  input: { kind, id: text('المعرف', 'Id').required().max(40) },
  output: returns<RecordLanguages>(),
})

/** Says that somebody has read both languages of the record as it is now, and that they say the same. */
export const reviewTranslation = action('اعتماد الترجمة', 'Mark a translation as reviewed', {
  method: 'PUT',
  path: 'Translation/MarkReviewed/{id}',
  permission: 'Portal.Translation.Update',
  input: { kind, concurrencyStamp: text('ختم التزامن', 'Concurrency stamp').required().max(40) },
  output: returns<RecordLanguages>(),
})
