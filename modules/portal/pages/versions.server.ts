import type { ResourceRules } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { findId } from '../../../server/resources/id.ts'
import { keepNextVersion } from '../../../server/resources/versions.ts'

/** Each save of a record that is published by a switch is a version (portal and administration, section 11.1). */
export function keepsVersions(resource: string): Pick<ResourceRules, 'written'> {
  return {
    written: async (call, transaction, id, record) => {
      const model = modelOf(call.platform, resource)
      const known = findId(model, id)
      if (known !== undefined) await keepNextVersion(transaction, model, known, record, call.caller.userId)
    },
  }
}
