import type { AnyResource, PageTable } from './kernel/kernel.ts'
import { auditPages } from './modules/admin/audit/audit.ts'
import { configPages } from './modules/admin/config/config.ts'
import { interfaceText, interfaceTextPages } from './modules/admin/interfaceText/interfaceText.ts'
import { messageTemplate, notificationPages, outbox } from './modules/admin/notifications/notifications.ts'
import { lookupPages, lookupType, lookupValue } from './modules/admin/lookups/lookups.ts'
import { systemPages } from './modules/admin/system/system.ts'
import { systemUser, userPages, userRole } from './modules/admin/users/users.ts'
import { authorityPages, localComm } from './modules/places/authorities/authorities.ts'
import { councilMembership, place, registerPages } from './modules/places/register/register.ts'
import { waterBlocks, waterPages, waterYear } from './modules/places/water/water.ts'
import { contactPages, contactPoint } from './modules/portal/contact/contact.ts'
import { contentBlocks, contentPages, news } from './modules/portal/content/content.ts'
import { gateMessage, gatePages } from './modules/portal/gate/gate.ts'
import { menu, menuPages } from './modules/portal/menus/menus.ts'
import { aboutUs, staticPage, staticPagePages } from './modules/portal/pages/pages.ts'

/** Every kind of record, what others refer to first. */
export const resources: readonly AnyResource[] = [
  lookupType,
  lookupValue,
  place,
  localComm,
  councilMembership,
  waterYear,
  news,
  gateMessage,
  contactPoint,
  aboutUs,
  staticPage,
  menu,
  userRole,
  systemUser,
  messageTemplate,
  outbox,
  interfaceText,
]

/** Every page of the dashboard. */
export const pages: PageTable = {
  ...registerPages,
  ...authorityPages,
  ...waterPages,
  ...contentPages,
  ...gatePages,
  ...menuPages,
  ...staticPagePages,
  ...contactPages,
  ...userPages,
  ...lookupPages,
  ...configPages,
  ...notificationPages,
  ...interfaceTextPages,
  ...auditPages,
  ...systemPages,
}

/** What capabilities add to composite pages of the portal, by page and order. */
export const blocks = [...waterBlocks, ...contentBlocks].toSorted((a, b) => a.order - b.order)
