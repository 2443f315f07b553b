import { choice, geoPoint, integer } from '../../define.ts'
import { optional, setting } from './setting.ts'

const isPublic = true

const calendars = { gregorian: [1, 'الميلادي', 'Gregorian'], hijri: [2, 'الهجري', 'Hijri'] } as const

/** How readers of the portal are told of days and places, and what the search box offers them. */
export const readingSettings = {
  calendars: setting(
    'General.Calendars',
    choice('التقاويم', 'Calendars', calendars).many(),
    ['gregorian', 'hijri'],
    ['التاريخ الهجري بجانب الميلادي في صفحات المواد', 'The Hijri date beside the Gregorian on the pages of items'],
    { isPublic },
  ),
  contactMap: optional(
    'Contact.Map',
    geoPoint('موقع المبنى على الخريطة', 'The building on the map'),
    ['في صفحة «اتصل بنا»', 'On the contact page'],
    { isPublic },
  ),
  oldContentMonths: setting(
    'Site.OldContentMonths',
    integer('عمر المادة الأرشيفية', 'Age of archive items', 'month').between(1, 600),
    24,
    ['ما كان أقدم يحمل إشارة «مادة أرشيفية»', 'What is older is marked “Archive item”'],
    { isPublic },
  ),
  suggestions: setting(
    'Search.Suggestions',
    integer('عدد اقتراحات البحث', 'Suggestions of the search').between(1, 20),
    8,
    ['تحت مربع البحث', 'Beneath the search box'],
    { isPublic },
  ),
} as const
