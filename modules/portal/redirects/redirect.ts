import { byPermission, choice, resource, text } from '../../define.ts'
import { isOldAddress, isOwnPath } from './paths.ts'

/**
 * An address that the portal no longer has, and the one that took its place (domain/portal-and-admin, section 17). It stands under the permission of
 * the search's settings: the tree of permissions has none of its own for it, and both say how what is published is found.
 */
export const redirect = resource('redirect', {
  label: ['عنوان قديم', 'Redirect', 'العناوين القديمة', 'Old addresses'],
  permission: 'Portal.SearchSetting',
  scope: byPermission,
  fields: {
    fromPath: text('من', 'From').required().max(500).unique().searchable(),
    toPath: text('إلى', 'To').required().max(500).searchable(),
    statusCode: choice('نوع التحويل', 'Kind', {
      permanent: [301, 'دائم (301)', 'For good (301)'],
      temporary: [302, 'مؤقت (302)', 'For the time being (302)'],
    })
      .required()
      .initially(301),
  },
  rulesAtOnce: [
    {
      at: 'fromPath',
      ok: r => isOldAddress(r.fromPath),
      message: [
        'اكتب عنوانًا في هذا الموقع يبدأ بشرطة مائلة: ‎/old/page أو ‎/page.aspx?id=5',
        'Write an address of this site that begins with a slash: /old/page or /page.aspx?id=5',
      ],
    },
    {
      at: 'toPath',
      ok: r => isOwnPath(r.toPath),
      message: ['اكتب مسارًا في هذا الموقع يبدأ بشرطة مائلة', 'Write a path of this site that begins with a slash'],
    },
  ],
  list: { columns: ['fromPath', 'toPath', 'statusCode'], filters: ['statusCode'], sort: 'fromPath' },
  form: [['العنوان القديم', 'Old address', 'fromPath', 'toPath', 'statusCode']],
})
