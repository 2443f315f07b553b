import { action, date, returns, text } from '../../define.ts'

/** What an entry says in a list (portal and administration, section 6.1). */
export interface AuditItem {
  readonly id: number
  /** UTC instant. */
  readonly executionTime: string
  /** lookup(51) */
  readonly action: number
  /** lookup(2) */
  readonly moduleName: number | null
  readonly tableName: string | null
  readonly rowId: string | null
  /** What the record was called then. */
  readonly rowTitleAr: string | null
  readonly rowTitleEn: string | null
  /** Of a child row the record that it belongs to. */
  readonly parentTable: string | null
  readonly parentId: string | null
  /** 1 record, 2 childRows, 3 bulk, 4 configuration, 5 session, 6 none */
  readonly changesScope: number
  /** The names of what changed, or of what the event says. */
  readonly fieldNames: readonly string[]
  /** Who it was; null for visitors and for the program itself. */
  readonly user: string | null
  readonly userName: string | null
  readonly userNameAr: string | null
  readonly userNameEn: string | null
  /** The place for which he acted then. */
  readonly place: string | null
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
  /** Masked unless it was asked for. */
  readonly clientIpAddress: string | null
  readonly httpMethod: string | null
  readonly httpStatusCode: number | null
  readonly requestId: string | null
  readonly reason: string | null
  /** What it said has been kept long enough and is erased; that it was is proved. */
  readonly isErased: boolean
}

/** One value that changed; both as they are stored. */
export interface AuditChange {
  readonly fieldName: string
  readonly oldValue: unknown
  readonly newValue: unknown
  /** The value tells something of a person: it stands here only where it was asked for, and its reader may see it. */
  readonly isPersonal?: true
}

/** The names of what values refer to, by `nameKey`. */
export type AuditNames = Readonly<
  Record<string, { readonly nameAr: string; readonly nameEn: string | null; readonly code?: string | null }>
>

/**
 * Under what the name of a record stands: its GUID; of a value of a lookup list its number; of another record with a number its kind before
 * that, since a list and a value may have the same: `lookupType:1001`.
 * @param target name of the definition that the id belongs to; undefined: a lookup list
 */
export function nameKey(target: string | undefined, id: unknown): string {
  const text = String(id)
  return target === undefined || target === 'lookup' || !/^\d+$/.test(text) ? text : `${target}:${text}`
}

/** Everything that an entry says. */
export interface AuditEntry extends AuditItem {
  readonly changes: readonly AuditChange[]
  readonly names: AuditNames
  /** Names and sizes of files that values refer to. */
  readonly files: readonly {
    readonly id: string
    readonly originalFileName: string
    readonly mimeType: string
    readonly sizeBytes: number
    readonly sha256: string
  }[]
  readonly url: string | null
  readonly userAgent: string | null
  readonly durationMs: number | null
  /** Tells a session from others. */
  readonly session: string | null
  /** Null until it is sealed, a second later. */
  readonly day: string | null
  readonly sequence: number | null
  /** SHA-256, hexadecimal. */
  readonly hash: string | null
  readonly previousHash: string | null
  /** Are the personal values shown in full? */
  readonly isPersonalShown: boolean
}

/** A page of entries. */
export interface AuditPage {
  readonly totalCount: number
  /** False when there are more than 10,000. */
  readonly totalCountIsExact?: false
  readonly items: readonly AuditItem[]
  /** Where the next page begins, for `cursor`; absent on the last one. */
  readonly nextCursor?: string
}

/** Whose entries may be looked for: those whom the reader sees. */
export interface AuditChoices {
  readonly users: readonly { readonly id: string; readonly userName: string; readonly nameAr: string; readonly nameEn: string | null }[]
}

/** The root of a closed day. */
export interface AuditRoot {
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string
  readonly count: number
  /** SHA-256, hexadecimal. */
  readonly root: string
}
/** A page of roots, the newest first. */
export interface AuditRootPage {
  readonly totalCount: number
  readonly items: readonly AuditRoot[]
}

/** The roots as everybody may read them, and the years in which days were closed, the newest first. */
export interface PublicRoots extends AuditRootPage {
  readonly years: readonly number[]
}

/** What a walk along the chain has found. */
export interface AuditVerified {
  readonly entries: number
  /** Undefined: the chain is whole. */
  readonly broken?: { readonly day: string; readonly sequence: number | null; readonly entry: number | null; readonly fault: string }
  /** In the reader's language. */
  readonly message: string
}

const paging = { maxResultCount: text('حجم الصفحة', 'Page size'), SkipCount: text('تخطّي', 'Skip') }
const year = text('السنة', 'Year')
/** What narrows the audit (reports, section 5). */
export const auditFilters = {
  executionTimeFrom: text('من تاريخ', 'From'),
  executionTimeTo: text('إلى تاريخ', 'To'),
  user: text('المستخدم', 'User'),
  place: text('الجهة', 'Place'),
  moduleName: text('الوحدة', 'Module'),
  tableName: text('الجدول', 'Table'),
  rowId: text('معرّف السجل', 'Row id'),
  action: text('العملية', 'Action'),
  changesScope: text('نطاق التغيير', 'Changes scope'),
  fieldName: text('الحقل', 'Field'),
  value: text('القيمة تحتوي', 'Value contains'),
  clientIpAddress: text('عنوان العميل', 'Client address'),
  httpStatusCode: text('رمز الحالة', 'HTTP status code'),
  requestId: text('معرّف الطلب', 'Request id'),
}

export const listAudit = action('سجل التدقيق', 'Audit log', {
  method: 'GET',
  path: 'AuditLog/GetListPaged',
  permission: 'Admin.AuditLog',
  input: {
    ...auditFilters,
    ...paging,
    sorting: text('الترتيب', 'Sorting'),
    cursor: text('المؤشر', 'Cursor'),
  },
  output: returns<AuditPage>(),
})
/** What the screen offers to choose among, beside lists that everybody may read. */
export const getAuditChoices = action('خيارات سجل التدقيق', 'Choices of the audit log', {
  method: 'GET',
  path: 'AuditLog/GetChoices',
  permission: 'Admin.AuditLog',
  output: returns<AuditChoices>(),
})
export const getAudit = action('مدخل من سجل التدقيق', 'An entry of the audit log', {
  method: 'GET',
  path: 'AuditLog/Get/{id}',
  permission: 'Admin.AuditLog',
  input: { personal: text('القيم الشخصية', 'Personal values') },
  output: returns<AuditEntry>(),
})
/** Also for those who may read the record, as far as they may: without addresses and sessions. */
export const getRecordHistory = action('سجل التغييرات', 'History of a record', {
  method: 'GET',
  path: 'AuditLog/GetRecordHistory',
  permission: 'session',
  input: { tableName: text('الجدول', 'Table').required(), rowId: text('معرّف السجل', 'Row id').required(), ...paging },
  output: returns<{ totalCount: number; totalCountIsExact?: false; items: readonly AuditEntry[] }>(),
})
/** A change of a record as the home of the dashboard tells it: from where it was made is left to the audit. */
export interface RecentChange extends AuditItem {
  /** Id of the record, also where a child row of it was changed. */
  readonly record: string
  /** Id of the place whose the record is. */
  readonly owner: string | null
}
/** The last changes of records that the caller may open and sees (reports, section 4). */
export const getRecent = action('آخر التغييرات', 'Recent changes', {
  method: 'GET',
  path: 'AuditLog/GetRecent',
  permission: 'session',
  output: returns<{ items: readonly RecentChange[] }>(),
})
export const getRequest = action('مدخلات طلب واحد', 'Entries of one request', {
  method: 'GET',
  path: 'AuditLog/GetRequest/{requestId}',
  permission: 'Admin.AuditLog',
  output: returns<{ items: readonly AuditItem[] }>(),
})
export const verifyAudit = action('فحص سلسلة السجل', 'Verify the log chain', {
  method: 'POST',
  path: 'AuditLog/Verify',
  permission: 'Admin.AuditLog.Verify',
  input: { from: date('من تاريخ', 'From').required(), to: date('إلى تاريخ', 'To').required() },
  output: returns<AuditVerified>(),
})
export const getRoots = action('جذور الأيام', 'Roots of the days', {
  method: 'GET',
  path: 'AuditLog/GetRoots',
  permission: 'Admin.AuditLog',
  input: { ...paging, year },
  output: returns<AuditRootPage>(),
})
/** A file for a spreadsheet. */
export const exportAudit = action('تصدير سجل التدقيق', 'Export the audit log', {
  method: 'GET',
  path: 'AuditLog/Export',
  permission: 'Admin.AuditLog.Export',
  input: { ...auditFilters, personal: text('القيم الشخصية', 'Personal values') },
})
export const publicRoots = action('جذور سجل التدقيق', 'Roots of the audit log', {
  method: 'GET',
  path: 'Public/AuditRoots',
  permission: 'public',
  input: { ...paging, year, root: text('الجذر', 'Root') },
  output: returns<PublicRoots>(),
})
