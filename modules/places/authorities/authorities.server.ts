import { Refused } from '../../define.ts'
import type { ResourceRules } from '../../../server/platform.ts'

/** What an authority's file needs before citizens see it (domain/places, section 2.1). */
export const localCommRules: ResourceRules = {
  mayPublish: record => {
    const missing = (
      [
        ['nameAr', 'الاسم', 'Name'],
        ['nameEn', 'الاسم بالإنجليزية', 'English name'],
        ['location', 'الموقع على الخريطة', 'Map location'],
        ['populationCount', 'عدد السكان', 'Population count'],
      ] as const
    ).filter(([key]) => record[key] === null || record[key] === undefined)
    if (missing.length === 0) return
    throw new Refused(
      'incomplete',
      `أكمل الحقول المطلوبة للنشر: ${missing.map(([, ar]) => ar).join('، ')}`,
      `Complete the fields needed for publication: ${missing.map(([, , en]) => en).join(', ')}`,
      {
        field: missing[0]?.[0] ?? 'nameAr',
      },
    )
  },
}
