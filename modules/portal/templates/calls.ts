import { action, returns, text, type FormTemplate } from '../../define.ts'

/** The template by which a form is asked; null where there is none, and the form is as the program has it. */
export interface FoundTemplate {
  readonly template: FormTemplate | null
}

const ofModule = () => text('رمز الوحدة', 'Code of the module').required().max(50)

/**
 * The template for who writes a record now: that of the category, else that of all; of his own audience, else of both. That of staff is for who may
 * read the module's records.
 */
export const getDefault = action('القالب الافتراضي لنموذج', 'A form’s default template', {
  method: 'GET',
  path: 'EntryTemplate/GetDefault',
  permission: 'session',
  input: {
    module: ofModule(),
    // Id of the value of the module's list.
    category: text('التصنيف', 'Category').matches(/^\d{1,9}$/),
    // 1: staff, 2: visitors.
    audience: text('الجهة المدخلة', 'Used by')
      .matches(/^[12]$/)
      .required(),
  },
  output: returns<FoundTemplate>(),
})

/** The template of a form that visitors fill in. */
export const getForVisitors = action('قالب نموذج للزوار', 'A visitors’ form’s template', {
  method: 'GET',
  path: 'Public/EntryTemplate',
  permission: 'public',
  input: { module: ofModule() },
  output: returns<FoundTemplate>(),
})

/** Another template like this one: not active, no default, under a name that is free. */
export const copyTemplate = action('نسخ قالب إدخال', 'Copy an entry template', {
  method: 'POST',
  path: 'EntryTemplate/Copy/{id}',
  permission: 'Portal.Templates.Copy',
  output: returns<{ readonly id: string }>(),
})

/** Makes a template the default of its module, category and audience; the one before it is none any more. */
export const setDefault = action('تعيين قالب افتراضي', 'Set the default template', {
  method: 'PUT',
  path: 'EntryTemplate/SetDefault/{id}',
  permission: 'Portal.Templates.SetDefault',
  input: { concurrencyStamp: text('ختم التزامن', 'Concurrency stamp').max(36) },
  output: returns<Readonly<Record<string, unknown>>>(),
})
