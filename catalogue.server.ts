import { resources } from './catalogue.ts'
import type { AnyResource, Scope } from './kernel/kernel.ts'
import { lookupCalls } from './modules/admin/lookups/lookups.server.ts'
import { permissionNames } from './modules/admin/roles/roles.ts'
import { sessionCalls } from './modules/admin/sessions/sessions.server.ts'
import { authorityCalls, localCommRules } from './modules/places/authorities/authorities.server.ts'
import { reachOf } from './modules/places/hierarchy/hierarchy.server.ts'
import { placeCalls } from './modules/places/register/register.server.ts'
import { reviewRules } from './modules/portal/content/content.server.ts'
import type { Endpoint } from './server/http/endpoint.ts'
import type { Reach, ResourceRules } from './server/platform.ts'
import { endpointsOf } from './server/resources/endpoints.ts'

/** What capabilities add to their definitions on the server. */
const rules: Readonly<Record<string, ResourceRules>> = { news: reviewRules, localComm: localCommRules }

/** What the server adds to a definition; nothing for most. */
export function rulesOf({ name }: AnyResource): ResourceRules {
  return rules[name] ?? {}
}

/** Which rows a scope lets a caller reach. */
export function reachOfScope(scope: Scope): Reach {
  return reachOf(scope)
}

/** Every call of the API. */
export const endpoints: readonly Endpoint[] = [
  ...sessionCalls,
  ...lookupCalls, ...placeCalls,
  ...authorityCalls,
  ...resources.flatMap(resource => endpointsOf(resource, permissionNames)),
]
