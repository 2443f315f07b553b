import type { Endpoint } from '../../../server/http/endpoint.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Platform } from '../../../server/platform.ts'
import { deleteMenu, getMenus, getTree, reorderMenus } from './menuTree.ts'
import { remove, reorder } from './ordering.server.ts'
import { menusOf, treeOf } from './resolving.server.ts'

export { ownPages } from './ownPages.server.ts'
export { menuRules } from './rules.server.ts'
export { installMenus } from './starting.server.ts'

/** Calls about menus beside those of their definition. */
export const menuCalls: readonly Endpoint[] = [
  implement(getMenus, ({ menuType }, { platform }) => menusOf(platform, typeIn(platform, menuType))),
  implement(getTree, async ({ menuType }, { platform }) => ({ items: await treeOf(platform, typeIn(platform, menuType)) })),
  implement(reorderMenus, (wanted, call) => reorder(call, wanted)),
  implement(deleteMenu, ({ id, children }, call) => remove(call, id, children)),
]

/** The id of a menu by its code or by the number that the specification gives it; undefined: both are asked for. */
function typeIn({ lookups }: Platform, asked: string | null | undefined): number | undefined {
  const ids = lookups.ids('menu')
  if (asked == null) return undefined
  return asked === 'basicMenu' || asked === '1' ? ids.basicMenu : ids.secondMenu
}
