import type { Fields } from '../../define.ts'
import { accessSettings } from './accessSettings.ts'
import { entrySettings } from './entrySettings.ts'
import type { GroupCode } from './groups.ts'
import { messageSettings } from './messageSettings.ts'
import type { AnySetting, Setting } from './setting.ts'
import { readingSettings } from './readingSettings.ts'
import { siteSettings } from './siteSettings.ts'
import { upkeepSettings } from './upkeepSettings.ts'

export type { AnySetting, GroupCode, Setting }
export { weekdays } from './siteSettings.ts'
export { arrangedBlocks, homeBlocks, isHomeBlock, isUsualArrangement, type ArrangedBlock, type HomeBlockName } from './homeBlocks.ts'
export { keyFigures, usualFigures, type KeyFigureName } from './keyFigures.ts'
export { gatewayLacks } from './gatewayTemplates.ts'
export { workingDayAfter, type Calendar } from './workingDays.ts'

/** Every setting of the product, in the order of its screen. Read one with `platform.settings.get(settings.slogan)`. */
export const settings = {
  ...siteSettings,
  ...readingSettings,
  ...accessSettings,
  ...entrySettings,
  ...messageSettings,
  ...upkeepSettings,
} as const

/** The same as a list. */
export const allSettings: readonly AnySetting[] = Object.values(settings)

/** What the environment decides of the settings. */
interface FromEnvironment {
  /** As they would be stored, by the key in small letters. */
  readonly values: ReadonlyMap<string, unknown>
  /** The first variable whose text is no value of its setting. */
  readonly wrong: { readonly variable: string; readonly title: string } | undefined
}

/** The settings that environment variables decide: they win over what is saved (portal and administration, section 8.1). */
export function fromEnvironment(given: Readonly<Record<string, string | undefined>>): FromEnvironment {
  const decided = Object.values(settings).flatMap(setting => {
    const variable = setting.environment
    const text = variable === undefined ? undefined : given[variable]
    return variable === undefined || text === undefined ? [] : [{ setting, variable, stored: setting.fromText(text) }]
  })
  const wrong = decided.find(({ setting, stored }) => setting.read(stored, () => ({})) === undefined)
  return {
    values: new Map(decided.map(({ setting, stored }) => [setting.key.toLowerCase(), stored])),
    wrong: wrong && { variable: wrong.variable, title: wrong.setting.title[1] },
  }
}

/** Files of settings belong to what is no record: one holder for all of them. */
export const fileHolder = { resource: 'setting', id: '00000000-0000-7000-8000-000000000047' } as const
/** The fields of settings that take files, by their keys. */
export const fileFields: Fields = Object.assign(
  {},
  ...allSettings.filter(({ fields, key }) => fields[key]?.kind === 'image').map(({ fields }) => fields),
)
/** The settings whose pictures everybody sees. */
export const pictures: readonly Setting<string | undefined>[] = [settings.logo, settings.logoDark, settings.favicon]
