import { definitions } from '../kernel/kernel.ts'
import type { LookupCodes } from './admin/lookupCodes/lookupCodes.ts'
import type { Permission } from './admin/roles/roles.ts'
import type { PlaceType } from './places/hierarchy/hierarchy.ts'

export * from '../kernel/kernel.ts'

/** The groups of the sidebar, in their order (domain/portal-and-admin, section 4). */
export const groups = {
  home: ['الرئيسية', 'Home', 'layout-dashboard'],
  file: ['الملف', 'File', 'folder-open'],
  portal: ['محتوى البوابة', 'Portal content', 'globe'],
  authorities: ['الهيئات المحلية', 'Local authorities', 'building-2'],
  councils: ['مجالس الخدمات المشتركة', 'Shared-services councils', 'network'],
  plans: ['الخطط التنموية الاستراتيجية', 'Strategic development plans', 'target'],
  economy: ['التنمية الاقتصادية المحلية', 'Local economic development', 'hand-coins'],
  projects: ['المشاريع والعطاءات', 'Projects and tenders', 'hard-hat'],
  reports: ['التقارير والتدقيق', 'Reports and audit', 'chart-column'],
  admin: ['إدارة النظام', 'System administration', 'settings'],
} as const
/** The signs of the groups (lucide). */
export type GroupIcon = (typeof groups)[keyof typeof groups][2]
/** The signs of the sidebar's entries (lucide). The compiler asks `web/shells/dashboard/Sidebar.tsx` for a new one. */
export type PageIcon =
  | 'layout-dashboard'
  | 'circle-user-round'
  | 'newspaper'
  | 'megaphone'
  | 'calendar-days'
  | 'landmark'
  | 'building-2'
  | 'droplets'
  | 'users'
  | 'map-pinned'
  | 'shield-check'
  | 'sliders-horizontal'
  | 'mail'
  | 'send'
  | 'history'
  | 'list-tree'
  | 'list-checks'
  | 'bell-ring'
  | 'activity'
  | 'languages'
  | 'inbox'
  | 'messages-square'
  | 'lightbulb'
  | 'badge-dollar-sign'
  | 'clapperboard'
  | 'images'
  | 'gallery-horizontal-end'
  | 'trophy'
  | 'scale'
  | 'handshake'
  | 'concierge-bell'
  | 'book-open'
  | 'search-check'
  | 'signpost'
  | 'menu'
  | 'info'
  | 'file-text'
  | 'contact'
  | 'layout-template'

/** The kernel's forms, told the ministry's names: every definition is made with these. */
export const { action, lookup, pages, resource, states } = definitions<{
  permission: Permission
  placeType: PlaceType
  group: keyof typeof groups
  icon: PageIcon
  lookup: { [List in keyof LookupCodes]: LookupCodes[List] }
}>()
