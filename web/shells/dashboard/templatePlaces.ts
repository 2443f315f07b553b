import { findModule, moduleOfKind } from '../../../modules/portal/templates/templated.ts'
import type { FindTemplatePlace } from '../../generic/desk.ts'

/** Forms that staff write and templates change. */
export const templatePlaceOf: FindTemplatePlace = ({ name }) => {
  const module = moduleOfKind(name)
  const found = module && findModule(module)
  return module && found?.staff ? { ...found, module } : undefined
}
