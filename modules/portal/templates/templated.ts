import type { AnyResource } from '../../define.ts'

/** A module whose forms a template may change (domain/portal-and-admin, section 9.1). */
export interface TemplatedModule {
  /** The definition whose records the forms write. */
  readonly resource: string
  /** The field by which templates are made for one category alone, and the list of its values. */
  readonly category: string
  readonly list: string
  /** Where the prepared text goes. */
  readonly body?: string
  /** Who writes: staff in the dashboard, visitors on the portal. */
  readonly staff: boolean
  readonly visitor: boolean
  /** What the form cannot do without although the definition does not ask for it. */
  readonly needed?: readonly string[]
  /** What its form asks for, where the definition has no form of that: visitors alone write it. */
  readonly asked?: readonly string[]
}

/** The modules that have templates, by their codes in lookup(2). */
export const templatedModules = {
  news: { resource: 'news', category: 'category', list: 'newsCategory', body: 'body', staff: true, visitor: false },
  ads: { resource: 'ads', category: 'category', list: 'adCategory', body: 'body', staff: true, visitor: false },
  event: { resource: 'event', category: 'category', list: 'eventCategory', body: 'body', staff: true, visitor: false },
  successStory: { resource: 'successStory', category: 'field', list: 'successStoryField', body: 'body', staff: true, visitor: false },
  knowledgeExchange: {
    resource: 'knowledgeExchange',
    category: 'resourceType',
    list: 'knowledgeResourceType',
    body: 'body',
    staff: true,
    visitor: false,
  },
  legalEnvironment: { resource: 'legalEnvironment', category: 'type', list: 'legislationType', body: 'text', staff: true, visitor: false },
  partnership: { resource: 'partnership', category: 'kind', list: 'partnershipKind', body: 'description', staff: true, visitor: false },
  investors: {
    resource: 'investors',
    category: 'kind',
    list: 'applicantType',
    staff: true,
    visitor: true,
    needed: ['allowToPublish', 'showContact'],
  },
  creativeIdeasBank: {
    resource: 'creativeIdeasBank',
    category: 'field',
    list: 'projectField',
    staff: true,
    visitor: true,
    needed: ['ownerPhone', 'ownerEmail', 'showOwnerName', 'localCommId', 'subField'],
  },
  contactUs: {
    resource: 'contactMessage',
    category: 'subjectKind',
    list: 'contactSubject',
    staff: false,
    visitor: true,
    needed: ['name', 'email', 'phone', 'pageUrl'],
    asked: ['subjectKind', 'title', 'message', 'name', 'email', 'phone', 'governorate', 'attachments'],
  },
} as const satisfies Readonly<Record<string, TemplatedModule>>

/** Code of a module that has templates. */
export type TemplatedCode = keyof typeof templatedModules

/** The module of this code, where it has templates. */
export function findModule(code: string): TemplatedModule | undefined {
  return Object.entries(templatedModules).find(([known]) => known === code)?.[1]
}

/** The code of the module whose records this definition is. */
export function moduleOfKind(resource: string): TemplatedCode | undefined {
  for (const code of moduleCodes) if (templatedModules[code].resource === resource) return code
  return undefined
}

/** The codes of all modules that have templates. */
export const moduleCodes = Object.keys(templatedModules).filter(isTemplated)

/** Has the module templates? */
export function isTemplated(code: string): code is TemplatedCode {
  return Object.hasOwn(templatedModules, code)
}

/** The form's own fields that a template may name, by their names in the definition. */
export function askableFields({ fields, options }: AnyResource, { asked }: TemplatedModule): readonly string[] {
  return asked ?? options.form?.flatMap(([, , ...names]) => names) ?? Object.keys(fields)
}
