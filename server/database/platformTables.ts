import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

// The tables of the platform: what every definition stands on. Those of definitions are made by tables.ts.

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Types of lookup values (domain/portal-and-admin, section 7.1). */
export const lookupType = pgTable(
  'lookup_type',
  {
    id: integer('id').primaryKey(),
    code: text('code').notNull(),
    nameAr: text('name_ar').notNull(),
    nameEn: text('name_en').notNull(),
    isSystem: boolean('is_system').notNull().default(false),
    allowsNewValues: boolean('allows_new_values').notNull().default(true),
  },
  table => [uniqueIndex('lookup_type_code').on(sql`lower(${table.code})`)],
)

/** Lookup values; ids of the catalogue are type × 1,000 + place in the list, later ones start at 1,000,000. */
export const lookup = pgTable(
  'lookup',
  {
    id: integer('id').primaryKey(),
    type: integer('type')
      .notNull()
      .references(() => lookupType.id),
    code: text('code').notNull(),
    nameAr: text('name_ar').notNull(),
    nameEn: text('name_en').notNull(),
    value: integer('value'),
    sortOrder: integer('sort_order').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isDefault: boolean('is_default').notNull().default(false),
  },
  table => [uniqueIndex('lookup_code').on(table.type, table.code)],
)

/** Values of settings that differ from their default (section 8). */
export const setting = pgTable('setting', { key: text('key').primaryKey(), value: jsonb('value').notNull() })

/** Uploaded files; the content lies in the store under its SHA-256 (section 22). */
export const attachment = pgTable(
  'attachment',
  {
    id: uuid('id').primaryKey(),
    originalFileName: text('original_file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    creationTime: instant('creation_time').notNull().defaultNow(),
    creator: uuid('creator'),
    /** The record that holds the file: its resource and id; null until it is saved with one. */
    resource: text('resource'),
    recordId: uuid('record_id'),
  },
  table => [index('attachment_record').on(table.recordId), index('attachment_sha256').on(table.sha256)],
)

/** Accounts (section 1.1); the screens and further fields come with the administration. */
export const systemUser = pgTable(
  'system_user',
  {
    id: uuid('id').primaryKey(),
    userName: text('user_name').notNull(),
    fullName: text('full_name').notNull(),
    fullNameEn: text('full_name_en'),
    email: text('email'),
    language: text('language').notNull().default('ar'),
    passwordHash: text('password_hash'),
    isActive: boolean('is_active').notNull().default(true),
    lockoutEnabled: boolean('lockout_enabled').notNull().default(true),
    lockoutEnd: instant('lockout_end'),
    accessFailedCount: integer('access_failed_count').notNull().default(0),
    firstFailureAt: instant('first_failure_at'),
    locksToday: integer('locks_today').notNull().default(0),
    lastLockAt: instant('last_lock_at'),
    lastLoginAt: instant('last_login_at'),
    creationTime: instant('creation_time').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('system_user_name').on(sql`lower(${table.userName})`),
    uniqueIndex('system_user_email').on(sql`lower(${table.email})`),
  ],
)

/** Roles (section 2.1). The role `admin` holds everything without being told so. */
export const userRole = pgTable(
  'user_role',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    titleAr: text('title_ar').notNull(),
    titleEn: text('title_en').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    isPublic: boolean('is_public').notNull().default(false),
    isStatic: boolean('is_static').notNull().default(false),
    /** Codes of the place types for which the role counts; empty: all. */
    placeTypes: smallint('place_types').array().notNull().default([]),
    permissions: text('permissions').array().notNull().default([]),
    concurrencyStamp: uuid('concurrency_stamp').notNull(),
  },
  table => [uniqueIndex('user_role_code').on(sql`lower(${table.code})`)],
)

/** Who holds which role. */
export const userInRole = pgTable(
  'user_in_role',
  {
    id: uuid('id').primaryKey(),
    user: uuid('user_id')
      .notNull()
      .references(() => systemUser.id, { onDelete: 'cascade' }),
    role: uuid('role_id')
      .notNull()
      .references(() => userRole.id),
  },
  table => [uniqueIndex('user_in_role_once').on(table.user, table.role)],
)

/** The table of a definition, named where the platform's own rows stand on it; its columns follow from the definition. */
const place = pgTable('place', { id: uuid('id').primaryKey() })

/** The places of a user (section 1.2): the default decides what he reaches, the internal default his menu. */
export const userPlace = pgTable(
  'user_place',
  {
    id: uuid('id').primaryKey(),
    user: uuid('user_id')
      .notNull()
      .references(() => systemUser.id, { onDelete: 'cascade' }),
    place: uuid('place_id')
      .notNull()
      .references(() => place.id),
    isDefault: boolean('is_default').notNull().default(false),
    isInternalDefault: boolean('is_internal_default').notNull().default(false),
  },
  table => [
    uniqueIndex('user_place_once').on(table.user, table.place),
    index('user_place_place').on(table.place),
    uniqueIndex('user_place_default').on(table.user).where(sql`is_default`),
    uniqueIndex('user_place_internal_default').on(table.user).where(sql`is_internal_default`),
  ],
)

/** Sessions: only the SHA-256 of a token is kept (section 3.3). */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    user: uuid('user_id')
      .notNull()
      .references(() => systemUser.id, { onDelete: 'cascade' }),
    loginAt: instant('login_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    address: text('address'),
    device: text('device'),
    revokedAt: instant('revoked_at'),
    /** 1 sign-out, 2 expired, 3 administrator, 4 password changed, 5 deactivated, 6 replaced, 7 by the user himself */
    revokeReason: smallint('revoke_reason'),
  },
  table => [index('session_user').on(table.user)],
)

/** Failed sign-ins by address, for the throttle (section 3.2). */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    id: uuid('id').primaryKey(),
    address: text('address').notNull(),
    nameHash: text('name_hash').notNull(),
    isKnown: boolean('is_known').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  table => [index('sign_in_failure_address').on(table.address, table.at), index('sign_in_failure_name').on(table.nameHash, table.at)],
)

/** Immutable versions of reviewed content (foundations 7). */
export const contentVersion = pgTable(
  'content_version',
  {
    resource: text('resource').notNull(),
    record: uuid('record_id').notNull(),
    number: integer('number').notNull(),
    content: jsonb('content').notNull(),
    creator: uuid('creator'),
    creationTime: instant('creation_time').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.resource, table.record, table.number] })],
)

/** Copies of deleted rows with their child rows, restorable for 90 days (foundations 5). */
export const deletedRecord = pgTable(
  'deleted_record',
  {
    id: uuid('id').primaryKey(),
    resource: text('resource').notNull(),
    record: uuid('record_id').notNull(),
    content: jsonb('content').notNull(),
    deleter: uuid('deleter'),
    deletionTime: instant('deletion_time').notNull().defaultNow(),
    reason: text('reason'),
  },
  table => [index('deleted_record_time').on(table.deletionTime)],
)

/** Answers of Create by their `Idempotency-Key`, kept for a day (foundations 17). */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    user: uuid('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    record: uuid('record_id'),
    at: instant('at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.user, table.key] }), index('idempotency_key_at').on(table.at)],
)
