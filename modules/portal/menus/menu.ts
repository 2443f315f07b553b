import { attachments, bilingual, boolean, byPermission, choice, integer, lookup, ref, resource, text } from '../../define.ts'
import { staticPage } from '../pages/pages.ts'
import { menuIcons } from './menuIcons.ts'

/** How many levels a menu has at the most (portal and administration, section 12.9). */
export const mostLevels = { basicMenu: 3, secondMenu: 2 } as const

/** An entry of the portal's menus (portal and administration, section 12.9; specification, section 4). */
export const menu = resource('menu', {
  label: ['عنصر', 'Menu entry', 'القوائم', 'Menus'],
  permission: 'Portal.Menu',
  scope: byPermission,
  publishing: 'switched',
  fields: {
    title: bilingual('العنوان', 'Title').requiredBoth().max(60).searchable(),
    menuType: lookup('نوع القائمة', 'Menu type', 'menu').required(),
    // By name, as the constant does not exist yet while it is being made.
    parent: ref('العنصر الأب', 'Parent entry', () => ({ name: 'menu' })).where(
      {},
      ['اختر عنصرًا من القائمة نفسها', 'Choose an entry of the same menu'],
      ['menuType'],
    ),
    linkType: lookup('نوع الرابط', 'Link type', 'menuLinkType').required(),
    link: text('الرابط', 'Link').max(500),
    staticPage: ref('الصفحة التعريفية', 'Information page', () => staticPage),
    authorityPage: lookup('صفحة الهيئة', 'Page of the authority', 'localCommListRoute'),
    file: attachments('الملف', 'File').types('pdf', 'doc', 'docx', 'xls', 'xlsx').max(1).maxKB(20_480),
    openInNewTab: boolean('يفتح في صفحة جديدة', 'Opens in a new tab'),
    icon: choice('الأيقونة', 'Icon', menuIcons),
    sortOrder: integer('الترتيب', 'Order').bySystem(),
  },
  facts: {
    standing: choice('الظهور', 'Showing', {
      hidden: [1, 'غير منشور', 'Not published'],
      underHidden: [2, 'العنصر الأب غير منشور', 'Its parent is not published'],
      broken: [3, 'رابط مكسور', 'Broken link'],
      shown: [4, 'معروض', 'Shown'],
      coming: [5, 'صفحته لم تُفتح بعد', 'Its page is not open yet'],
    }),
  },
  shownWhen: {
    link: ({ linkType }) => linkType != null && takesAddress(linkType),
    staticPage: ({ linkType }) => linkType === 'staticPage',
    authorityPage: ({ linkType }) => linkType === 'authorityPicker',
    file: ({ linkType }) => linkType === 'attachment',
    openInNewTab: ({ linkType }) => linkType === 'externalLink',
  },
  rules: [
    {
      at: 'link',
      ok: m => !takesAddress(m.linkType) || m.link != null,
      message: ['حدد الرابط', 'Say where the entry leads'],
    },
    {
      at: 'link',
      ok: m => m.linkType !== 'externalLink' || m.link == null || /^https:\/\/[^\s/]\S*$/.test(m.link),
      message: ['اكتب رابطًا خارجيًا يبدأ بـ https://', 'Write an outside link that begins with https://'],
    },
    {
      at: 'link',
      ok: m => !isWithin(m.linkType) || m.link == null || /^\/(?![/\\])[^\s\\]*$/.test(m.link),
      message: ['اختر صفحة من صفحات البوابة', 'Choose a page of the portal'],
    },
    {
      at: 'staticPage',
      ok: m => m.linkType !== 'staticPage' || m.staticPage != null,
      message: ['اختر الصفحة', 'Choose the page'],
    },
    {
      at: 'authorityPage',
      ok: m => m.linkType !== 'authorityPicker' || m.authorityPage != null,
      message: ['اختر صفحة الهيئة', 'Choose the page of the authority'],
    },
    {
      at: 'file',
      ok: m => m.linkType !== 'attachment' || (m.file ?? []).length > 0,
      message: ['أرفق الملف', 'Upload the file'],
    },
  ],
  list: {
    columns: ['title', 'menuType', 'parent', 'linkType', 'standing', 'sortOrder'],
    filters: ['menuType', 'standing', 'linkType'],
    sort: ['menuType', 'sortOrder'],
  },
  form: [
    ['العنصر', 'Entry', 'title', 'menuType', 'parent', 'icon'],
    ['إلى أين تقود', 'Where it leads', 'linkType', 'link', 'staticPage', 'authorityPage', 'file', 'openInNewTab'],
  ],
  portal: { fields: ['title', 'menuType', 'parent', 'linkType', 'link', 'staticPage', 'authorityPage', 'file', 'openInNewTab', 'icon'] },
})

/** Is the address written into the field of links? */
function takesAddress(linkType: string): boolean {
  return linkType === 'externalLink' || isWithin(linkType)
}

/** Does the address lie in this portal? */
function isWithin(linkType: string): boolean {
  return linkType === 'portalPage' || linkType === 'contentItem' || linkType === 'contentList'
}
