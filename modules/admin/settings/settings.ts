import { accessSettings } from './accessSettings.ts'
import { messageSettings } from './messageSettings.ts'
import type { AnySetting, Setting } from './setting.ts'
import { siteSettings } from './siteSettings.ts'
import { upkeepSettings } from './upkeepSettings.ts'

export type { AnySetting, Setting }

/** Every setting of the product, in the order of its screen. Read one with `platform.settings.get(settings.slogan)`. */
export const settings = { ...siteSettings, ...accessSettings, ...messageSettings, ...upkeepSettings } as const

/** The same as a list. */
export const allSettings: readonly AnySetting[] = Object.values(settings)
