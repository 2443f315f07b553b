import type { FormTemplate } from '../../define.ts'
import type { Call } from '../../../server/platform.ts'
import { isTemplated, templatedForm } from '../templates/templates.ts'
import { findTemplate } from '../templates/templates.server.ts'
import type { EntryFormSpec } from './posted.ts'

/** A form as the ministry has it asked now. */
export interface AskedForm {
  readonly spec: EntryFormSpec
  readonly template: FormTemplate | undefined
}

/** The form with its template. */
export async function askedBy({ platform }: Call, spec: EntryFormSpec): Promise<AskedForm> {
  const { module } = spec
  const template = isTemplated(module) ? await findTemplate(platform, { module, audience: 'visitor' }) : undefined
  return { spec: templatedForm(spec, template), template }
}
