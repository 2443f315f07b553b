import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const eventsTexts = interfaceTexts('portal.events', {
  events: ['الفعاليات', 'Events'],
  eventsOf: ['فعاليات', 'Events from'],
  intro: [
    'لقاءات وجلسات علنية وورش ومهرجانات في الوزارة والهيئات المحلية.',
    'Hearings, open sessions, workshops and festivals held by the ministry and local authorities.',
  ],
  filters: ['تصفية الفعاليات', 'Filter events'],
  text: ['بحث في العناوين', 'Search titles'],
  category: ['التصنيف', 'Category'],
  allCategories: ['كل التصنيفات', 'All categories'],
  place: ['الجهة', 'Publisher'],
  allPlaces: ['كل الجهات', 'All publishers'],
  governorate: ['المحافظة', 'Governorate'],
  allGovernorates: ['كل المحافظات', 'All governorates'],
  attendance: ['طريقة الحضور', 'Attendance'],
  anyAttendance: ['كل الطرق', 'Any'],
  open: ['المفتوحة للعامة فقط', 'Open to the public only'],
  audience: ['الحضور', 'Open to'],
  anyAudience: ['كل الفعاليات', 'All events'],
  views: ['طريقة العرض', 'View'],
  monthView: ['شهر', 'Month'],
  listView: ['القادمة', 'Upcoming'],
  pastView: ['السابقة', 'Past'],
  month: ['الشهر', 'Month'],
  months: ['التنقل بين الأشهر', 'Months'],
  before: ['الشهر السابق', 'Previous month'],
  after: ['الشهر التالي', 'Next month'],
  today: ['اليوم', 'Today'],
  earlier: ['ما مضى من هذا الشهر', 'Earlier this month'],
  more: ['المزيد', 'More'],
  none: ['لا توجد فعاليات في هذا الشهر', 'No events this month'],
  noneFoundIn: ['لا توجد فعاليات مطابقة في {month}', 'No matching events in {month}'],
  next: ['الفعالية القادمة:', 'Next event:'],
  noneFound: ['لا توجد فعاليات مطابقة', 'No matching events'],
  noneWhy: ['غيّر عوامل التصفية، أو اعرض الفعاليات كلها.', 'Change the filters, or show all events.'],
  noneComing: ['لا فعاليات قادمة معلنة حاليًا', 'No upcoming events at present'],
  nonePast: ['لا توجد فعاليات سابقة بعد', 'No past events yet'],
  noneComingWhy: ['تجد ما مضى ومخرجاته في قائمة السابقة.', 'Past events and their outcomes have a list of their own.'],
  allEvents: ['كل الفعاليات', 'All events'],
  showPast: ['الفعاليات السابقة', 'Past events'],
  showComing: ['الفعاليات القادمة', 'Upcoming events'],
  page: ['صفحة', 'page'],
  describe: ['الفعاليات القادمة', 'Upcoming events'],
  in: ['في', 'in'],
  subscribe: ['اشترك في التقويم', 'Subscribe to the calendar'],
  allDay: ['طوال اليوم', 'All day'],
  ministry: ['الوزارة', 'The ministry'],
  arabicOnly: ['', 'In Arabic only'],
  showArabic: ['', 'Show them'],
  backToEnglish: ['', 'Back to events in English'],
})

export const eventTexts = interfaceTexts('portal.event', {
  from: ['من', 'From'],
  to: ['إلى', 'to'],
  over: ['انتهت الفعالية', 'This event is over'],
  running: ['جارية الآن', 'Under way'],
  today: ['اليوم', 'Today'],
  tomorrow: ['غدًا', 'Tomorrow'],
  postponed: ['مؤجلة', 'Postponed'],
  cancelled: ['ملغاة', 'Cancelled'],
  movedOnline: ['نُقلت إلى الإنترنت', 'Moved online'],
  scheduled: ['في موعدها', 'As scheduled'],
  wasOn: ['كانت في', 'Originally on'],
  addToCalendar: ['أضف إلى تقويمك', 'Add to my calendar'],
  when: ['الموعد', 'When'],
  where: ['المكان', 'Where'],
  online: ['الحضور عبر الإنترنت', 'Attend online'],
  join: ['رابط الحضور', 'Join online'],
  facts: ['بطاقة الفعالية', 'The event at a glance'],
  organizer: ['الجهة المنظمة', 'Organiser'],
  attendance: ['طريقة الحضور', 'Attendance'],
  audience: ['الجمهور', 'Audience'],
  openToAll: ['مفتوحة للعامة', 'Open to the public'],
  invited: ['للمدعوين', 'By invitation'],
  seats: ['عدد المقاعد', 'Seats'],
  accessibility: ['تسهيلات الوصول', 'Accessibility'],
  programme: ['البرنامج', 'Programme'],
  time: ['الوقت', 'Time'],
  item: ['الفقرة', 'Item'],
  speaker: ['المتحدث', 'Speaker'],
  room: ['القاعة', 'Room'],
  registration: ['التسجيل', 'Registration'],
  register: ['سجّل حضورك', 'Register'],
  registerUntil: ['حتى', 'until'],
  registrationOver: ['انتهى التسجيل', 'Registration has closed'],
  outcome: ['مخرجات الفعالية', 'Outcome'],
  others: ['فعاليات في أيام قريبة', 'Around the same time'],
  eventsOfBody: ['كل فعاليات الجهة', 'All events from this body'],
  map: ['موقع الفعالية بين الهيئات المحلية القريبة', 'Where the event is, among nearby authorities'],
  route: ['افتح على الخريطة', 'Open on a map'],
  here: ['هنا', 'Here'],
})

export const comingTexts = interfaceTexts('portal.comingEvents', {
  coming: ['فعاليات قادمة', 'Upcoming events'],
  ofPlace: ['فعاليات الهيئة', 'Events from this authority'],
  all: ['كل الفعاليات', 'All events'],
  allOfPlace: ['كل فعاليات الهيئة', 'All events from this body'],
})

export const eventCount: Plural = {
  ar: { zero: 'لا فعاليات', one: 'فعالية واحدة', two: 'فعاليتان', few: '{n} فعاليات', many: '{n} فعالية', other: '{n} فعالية' },
  en: { one: '{n} event', other: '{n} events' },
}

export const moreCount: Plural = {
  ar: {
    zero: '',
    one: 'وفعالية أخرى',
    two: 'وفعاليتان أخريان',
    few: 'و{n} فعاليات أخرى',
    many: 'و{n} فعالية أخرى',
    other: 'و{n} فعالية أخرى',
  },
  en: { one: '{n} more', other: '{n} more' },
}

export const daysAhead: Plural = {
  ar: { zero: 'اليوم', one: 'غدًا', two: 'بعد يومين', few: 'بعد {n} أيام', many: 'بعد {n} يومًا', other: 'بعد {n} يوم' },
  en: { one: 'in {n} day', other: 'in {n} days' },
}

export const eventsInArabic: Plural = {
  ar: { zero: '', one: '', two: '', few: '', many: '', other: '' },
  en: { one: '{n} more is available in Arabic only.', other: '{n} more are available in Arabic only.' },
}

export const eventsCounts = interfaceCounts('portal.events', { eventCount, moreCount, daysAhead, eventsInArabic })
