import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

// What messages out, notifications and repeated jobs stand on. The list of outgoing messages itself follows from its definition.

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Tables of definitions, named where rows stand on them; their columns follow from the definitions. */
const outbox = pgTable('outbox', { id: uuid('id').primaryKey() })
const systemUser = pgTable('system_user', { id: uuid('id').primaryKey() })

/**
 * What an outgoing message says and to whom, beside the list of messages: whoever lists, exports or searches that has none of it. Texts stand
 * here with their secrets covered; with them they are in `sealed`, encrypted, until the message is sent (portal and administration, 10.2).
 */
export const outboxContent = pgTable(
  'outbox_content',
  {
    message: uuid('message_id')
      .primaryKey()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    user: uuid('user_id').references(() => systemUser.id, { onDelete: 'set null' }),
    /** Telephone number, e-mail address, or id of a push subscription. */
    address: text('address').notNull(),
    language: text('language').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    html: text('html'),
    link: text('link'),
    /** The same with its secrets; null when there are none, when they were sent, and when they are valid no longer. */
    sealed: text('sealed'),
    secretUntil: instant('secret_until'),
    /** Quiet hours do not hold it. */
    isUrgent: boolean('is_urgent').notNull().default(false),
    /** It is of use for minutes only: tried twice more, then given up. */
    isCode: boolean('is_code').notNull().default(false),
  },
  table => [
    index('outbox_content_user').on(table.user),
    index('outbox_content_address').on(table.address).where(sql`user_id is null`),
    index('outbox_content_secret').on(table.secretUntil).where(sql`sealed is not null`),
  ],
)

/** Browsers that take push notices (RFC 8030): where to send, and the keys with which (RFC 8291). */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid('id').primaryKey(),
    user: uuid('user_id')
      .notNull()
      .references(() => systemUser.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    publicKey: text('public_key').notNull(),
    authSecret: text('auth_secret').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [uniqueIndex('push_subscription_endpoint').on(table.endpoint), index('push_subscription_user').on(table.user)],
)

/** Notices in the dashboard (portal and administration, section 10.3). */
export const notification = pgTable(
  'notification',
  {
    id: uuid('id').primaryKey(),
    user: uuid('user_id')
      .notNull()
      .references(() => systemUser.id, { onDelete: 'cascade' }),
    /** Value of the lookup list 48. */
    kind: integer('kind').notNull(),
    titleAr: text('title_ar').notNull(),
    titleEn: text('title_en').notNull(),
    textAr: text('text_ar').notNull(),
    textEn: text('text_en').notNull(),
    /** Path within this site. */
    link: text('link'),
    resource: text('resource'),
    record: uuid('record_id'),
    place: uuid('place_id'),
    /** Notices of the same subject within a minute are one. */
    subject: text('subject').notNull(),
    count: integer('count').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    readAt: instant('read_at'),
  },
  table => [
    index('notification_user').on(table.user, table.createdAt.desc()),
    index('notification_unread').on(table.user, table.createdAt.desc()).where(sql`read_at is null`),
    index('notification_time').on(table.createdAt),
  ],
)

/** What a user has chosen otherwise than the kind's default: by which channel he is told of it (section 10.3). */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    id: uuid('id').primaryKey(),
    user: uuid('user_id')
      .notNull()
      .references(() => systemUser.id, { onDelete: 'cascade' }),
    kind: integer('kind').notNull(),
    channel: integer('channel').notNull(),
    isOn: boolean('is_on').notNull(),
  },
  table => [uniqueIndex('notification_choice_once').on(table.user, table.kind, table.channel)],
)

/** What waits for the daily e-mail. */
export const digestItem = pgTable(
  'digest_item',
  {
    id: uuid('id').primaryKey(),
    user: uuid('user_id')
      .notNull()
      .references(() => systemUser.id, { onDelete: 'cascade' }),
    kind: integer('kind').notNull(),
    textAr: text('text_ar').notNull(),
    textEn: text('text_en').notNull(),
    link: text('link'),
    /** Read in the dashboard before the e-mail goes, it is left out. */
    notification: uuid('notification_id').references(() => notification.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [index('digest_item_user').on(table.user, table.createdAt)],
)

/** Repeated jobs: when each began last, and which process has it now (`server/jobs.ts`). */
export const job = pgTable('job', {
  name: text('name').primaryKey(),
  since: instant('since').notNull().defaultNow(),
  begunAt: instant('begun_at'),
  endedAt: instant('ended_at'),
  /** Who has it until when; another process may take it afterwards. */
  holder: uuid('holder'),
  heldUntil: instant('held_until'),
  error: text('error'),
})
