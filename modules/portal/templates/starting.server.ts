import type { Transaction } from '../../../server/database/connect.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { insertStarting } from '../../../server/starting.ts'
import { htmlOf } from '../pages/pages.server.ts'
import { audiences, entryTemplate, fieldSources } from './entryTemplate.ts'
import { startingTemplates } from './startingTemplates.ts'
import { templatedModules } from './templated.ts'

/** Writes the templates of a fresh installation, each the default of its form (portal and administration, section 20.2). */
export async function installTemplates(platform: Platform, transaction: Transaction): Promise<void> {
  const model = modelOf(platform, entryTemplate.name)
  for (const { module, audience, category, name, intro, skeleton, fields } of startingTemplates) {
    await insertStarting(platform, transaction, model, {
      nameAr: name[0],
      nameEn: name[1],
      module: idIn(platform.lookups.ids('moduleType'), module),
      category: category === undefined ? null : idIn(platform.lookups.ids(templatedModules[module].list), category),
      audience: audiences[audience][0],
      introAr: htmlOf(intro?.[0] ?? []),
      introEn: htmlOf(intro?.[1] ?? []),
      skeletonAr: htmlOf(skeleton?.[0] ?? []),
      skeletonEn: htmlOf(skeleton?.[1] ?? []),
      isActive: true,
      fields: fields.map(([key, help], index) => ({
        order: (index + 1) * 10,
        source: fieldSources.own[0],
        fieldKey: key,
        required: false,
        visible: true,
        isPersonal: false,
        isPublic: false,
        helpAr: help?.[0] ?? null,
        helpEn: help?.[1] ?? null,
      })),
      isDefault: true,
    })
  }
}

/** @throws Error when a list has no such value: nothing may stand for it, as a template without a category is one of all categories */
export function idIn(ids: Readonly<Record<string, number>>, code: string): number {
  const id = ids[code]
  if (id === undefined) throw new Error(`No value ${code} is in the list that starting templates need it from`)
  return id
}
