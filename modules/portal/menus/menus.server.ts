import type { Endpoint } from '../../../server/http/endpoint.ts'
import { implement } from '../../../server/http/actions.ts'
import { deleteMenu, getMenus, getTree, reorderMenus } from './menuTree.ts'
import { remove, reorder } from './ordering.server.ts'
import { menusOf, treeOf } from './resolving.server.ts'

export { menuRules } from './rules.server.ts'
export { installMenus } from './starting.server.ts'

/** Calls about menus beside those of their definition. */
export const menuCalls: readonly Endpoint[] = [
  implement(getMenus, ({ menuType }, { platform }) => menusOf(platform, menuType ?? undefined)),
  implement(getTree, async ({ menuType }, { platform }) => ({ items: await treeOf(platform, menuType ?? undefined) })),
  implement(reorderMenus, (wanted, call) => reorder(call, wanted)),
  implement(deleteMenu, ({ id, children }, call) => remove(call, id, children)),
]
