import { action, returns, text } from '../../define.ts'
import type { Written } from './entries.ts'
import { ownFields } from './ownText.ts'

/** A text of the interface as the administration reads it. */
export interface TextItem {
  /** The key. */
  readonly id: string
  readonly key: string
  readonly area: string
  readonly isCount: boolean
  readonly variables: readonly string[]
  /** By the names of the forms that it has. */
  readonly originals: Written
  /** Only forms that say something else. */
  readonly own: Written
  /** Own forms no longer fit the text, as a release has changed its variables or its length: there the program's text is said. */
  readonly isOutdated: boolean
  /** Of the record that holds the own forms, for its history; null: it was never changed. */
  readonly recordId: string | null
  /** Sent with a change; null while there is no record. */
  readonly concurrencyStamp: string | null
  /** UTC. */
  readonly lastModificationTime: string | null
  readonly lastModifier: { readonly nameAr: string; readonly nameEn: string | null } | null
}

/** The texts of one part of the interface. */
export interface TextArea {
  readonly area: string
  readonly count: number
  /** How many of them say something else than the program. */
  readonly changed: number
}

/** A page of texts, and the whole catalogue by its areas, whatever was asked for. */
export interface TextPage {
  readonly totalCount: number
  readonly items: readonly TextItem[]
  readonly areas: readonly TextArea[]
}

const stamp = text('ختم التزامن', 'Concurrency stamp').max(40)

/** Texts by area and words, in their own order. */
export const listTexts = action('نصوص الواجهة', 'Interface texts', {
  method: 'GET',
  path: 'InterfaceText/GetListPaged',
  permission: 'Admin.InterfaceText',
  input: {
    area: text('القسم', 'Part').max(100),
    filter: text('بحث', 'Search').max(200),
    onlyChanged: text('المعدّلة فقط', 'Only changed').matches(/^(true|false)$/),
    maxResultCount: text('العدد', 'Count').matches(/^\d{1,4}$/),
    SkipCount: text('البداية', 'Skip').matches(/^\d{1,9}$/),
  },
  output: returns<TextPage>(),
})

/** One text, by its key. */
export const getText = action('نص واجهة', 'An interface text', {
  method: 'GET',
  path: 'InterfaceText/Get/{id}',
  permission: 'Admin.InterfaceText',
  output: returns<TextItem>(),
})

/** Writes own forms. What is left out stays; null, or what the program says, brings the program's text back. */
export const updateText = action('تعديل نص واجهة', 'Change an interface text', {
  method: 'PUT',
  path: 'InterfaceText/Update',
  permission: 'Admin.InterfaceText.Update',
  input: { id: text('المفتاح', 'Key').required().max(150), concurrencyStamp: stamp, ...ownFields },
  output: returns<TextItem>(),
})

/** Brings back what the program says, in both languages. */
export const restoreText = action('استرجاع النص الأصلي', 'Restore the original text', {
  method: 'PUT',
  path: 'InterfaceText/Restore/{id}',
  permission: 'Admin.InterfaceText.Restore',
  output: returns<TextItem>(),
})
