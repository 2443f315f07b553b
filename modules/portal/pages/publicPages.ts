import { action, ref, returns, text, type VersionContent, type VersionLine } from '../../define.ts'
import { aboutUs } from './aboutUs.ts'

/** A static page as citizens read it. */
export interface PublicPage {
  readonly id: string
  readonly slug: string
  readonly titleAr: string
  readonly titleEn: string | null
  /** Sanitised HTML. */
  readonly bodyAr: string
  readonly bodyEn: string | null
  /** Calendar day; null: it was not reviewed yet. */
  readonly reviewedOn: string | null
  /** Last change, UTC instant. */
  readonly changedAt: string
}

export const getBySlug = action('صفحة تعريفية برابطها', 'A page by its slug', {
  method: 'GET',
  path: 'Public/StaticPage/GetBySlug/{slug}',
  permission: 'public',
  output: returns<PublicPage>(),
})

interface Person {
  readonly nameAr: string
  readonly nameEn: string | null
  readonly positionAr: string
  readonly positionEn: string | null
  /** Id of a file. */
  readonly photo: string | null
  readonly bioAr: string | null
  readonly bioEn: string | null
}
/** A unit of the ministry, in the order of the outline. */
export interface Unit {
  /** From 1. */
  readonly level: number
  readonly nameAr: string
  readonly nameEn: string | null
  readonly head: string | null
  /** Id of a contact point. */
  readonly contactPoint: string | null
}

/** A section of the page about the ministry. */
export interface AboutSection {
  readonly id: string
  /** Code of the section (lookup 28). */
  readonly section: string
  readonly titleAr: string
  readonly titleEn: string | null
  /** Sanitised HTML. */
  readonly bodyAr: string | null
  readonly bodyEn: string | null
  readonly image: string | null
  readonly imageAltAr: string | null
  readonly imageAltEn: string | null
  readonly people: readonly Person[]
  readonly units: readonly Unit[]
  readonly chart: readonly string[]
  /** Last change, UTC instant. */
  readonly changedAt: string
}

/** The published sections about the ministry, in their order. */
export const getAbout = action('أقسام من نحن', 'Sections about the ministry', {
  method: 'GET',
  path: 'Public/AboutUs/GetSections',
  permission: 'public',
  output: returns<{ readonly items: readonly AboutSection[] }>(),
})

/** Of the record as it was read. */
const stamp = text('بصمة التعديل', 'Concurrency stamp').required().max(36)
type Versions = { readonly items: readonly VersionLine[] }

export const getPageVersions = action('نسخ صفحة', 'Versions of a page', {
  method: 'GET',
  path: 'StaticPage/GetVersions/{id}',
  permission: 'Portal.StaticPage',
  output: returns<Versions>(),
})
export const getPageVersion = action('نسخة من صفحة', 'A version of a page', {
  method: 'GET',
  path: 'StaticPage/GetVersion/{id}/{number}',
  permission: 'Portal.StaticPage',
  output: returns<VersionContent>(),
})
export const restorePage = action('استرجاع نسخة من صفحة', 'Restore a version of a page', {
  method: 'PUT',
  path: 'StaticPage/Restore/{id}/{number}',
  permission: 'Portal.StaticPage.Restore',
  input: { concurrencyStamp: stamp },
  output: returns<Record<string, unknown>>(),
})
export const getAboutVersions = action('نسخ قسم من نحن', 'Versions of an about-us section', {
  method: 'GET',
  path: 'AboutUs/GetVersions/{id}',
  permission: 'Portal.AboutUs',
  output: returns<Versions>(),
})
export const getAboutVersion = action('نسخة من قسم من نحن', 'A version of an about-us section', {
  method: 'GET',
  path: 'AboutUs/GetVersion/{id}/{number}',
  permission: 'Portal.AboutUs',
  output: returns<VersionContent>(),
})
export const restoreAbout = action('استرجاع نسخة من قسم من نحن', 'Restore a version of an about-us section', {
  method: 'PUT',
  path: 'AboutUs/Restore/{id}/{number}',
  permission: 'Portal.AboutUs.Update',
  input: { concurrencyStamp: stamp },
  output: returns<Record<string, unknown>>(),
})

export const reorderSections = action('ترتيب أقسام من نحن', 'Put about-us sections in order', {
  method: 'PUT',
  path: 'AboutUs/Reorder',
  permission: 'Portal.AboutUs.Reorder',
  input: {
    ids: ref('الأقسام', 'Sections', () => aboutUs)
      .many()
      .required(),
  },
  output: returns<{ readonly count: number }>(),
})
