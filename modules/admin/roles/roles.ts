import { permissions } from './permissions.ts'

export { permissions }
export { grantable, grantsOf } from './grants.ts'
export {
  changedUpon,
  families,
  grantedOf,
  namesUnder,
  toggled,
  tree,
  visibleNodes,
  withAncestors,
  withPages,
  type Granted,
  type TreeNode,
} from './tree.ts'
export { standardRoles, type StandardRole } from './standardRoles.ts'

/** A name of the permission tree. */
export type Permission = keyof typeof permissions
/** Every name of the tree. */
export const permissionNames: ReadonlySet<string> = new Set(Object.keys(permissions))
