import type { AnyResource, Caller, Clock, Lang, LookupIds, Problem, Refused, Scope } from '../kernel/kernel.ts'
import type { Actor, Database, Transaction } from './database/connect.ts'
import type { SQL } from './database/sql.ts'
import type { Files } from './files/files.ts'
import type { Lookups } from './lookups.ts'
import type { MapBounds } from './resources/mapBounds.ts'
import type { RecordId } from './resources/id.ts'
import type { Model } from './resources/model.ts'
import type { Sealer } from './sealed.ts'
import type { Secrets } from './secrets.ts'
import type { Values } from '../kernel/kernel.ts'
import type { Synonyms } from './search/plan.ts'

/** Which rows a caller reaches. Every read joins the one condition, every write the other; there is no way around. */
export interface Reach {
  /** @param owner the column that says whose a row is; `isPublic` asks whether citizens see the row */
  visibleTo(caller: Caller, owner: SQL, isPublic: SQL): SQL
  writableBy(caller: Caller, owner: SQL): SQL
  /** Is it a place whose each row is? What a caller sees then follows from the places that he reaches. */
  readonly isByPlace?: true
  /** Of records that are their own owner: may the caller reach one that does not exist yet? */
  reachesNew(caller: Caller): boolean
}

/** What a step does beside changing the state. */
export interface StepRule {
  /** Is the step this caller's to take, as far as the record's own row tells? Its guard asks the same. Without it, whoever holds the permission takes it. */
  isOf?(record: Values, call: Call): boolean
  /** Is there something for it to do, as far as the record's own row tells? Its guard says why there is not. Without it, the state alone tells. */
  applies?(record: Values): boolean
  /** @throws Refused when the step may not be taken now */
  guard?(step: StepContext): Promise<void> | void
  /** Looked at last, once nothing else stands in the way: what only asks whether it is meant. @throws Refused until it is confirmed */
  confirm?(step: StepContext): void
  /** Further columns to write with the state, by their names in the definition. */
  effect?(step: StepContext): Promise<Values> | Values
  /** What follows when the row is written, in the same transaction. @param record the row as it is now */
  after?(step: StepContext, record: Values): Promise<void>
}
/** A step that is being taken. */
export interface StepContext {
  readonly model: Model
  /** The row before the step, as JSON has it. */
  readonly record: Values
  readonly input: Values
  readonly call: Call
  readonly transaction: Transaction
}

/** What may be said in a field of a step of a record as it is now, where not all of its list may. */
export interface Offer {
  /** Ids of the values that the step takes. */
  readonly values: readonly number[]
  /** Why the others are not among them, where a reader would wonder. */
  readonly why?: Refused['sentence'] | undefined
}
/** Offers by the names of steps and of their fields. */
export type Offers = Readonly<Record<string, Readonly<Record<string, Offer>>>>

/** Some records of a definition that have pages of their own on the portal, as a kind of their own: of the places the councils. */
export interface FurtherPages {
  readonly kind: string
  readonly label: readonly [ar: string, en: string, arPlural: string, enPlural: string]
  /** As `portal.path` of a definition: `council/{code}`. */
  readonly path: string
  /** Which records: a condition over `t`, the record's own row. */
  readonly isPublic: SQL
  /** What of them is found. */
  readonly fields: readonly string[]
  /** As `size` of the rules. */
  readonly size?: SQL
  /** The kinds of record that `size` reads beside the record's own. */
  readonly sizedBy?: readonly string[]
}

/** How a long text is read in pieces that have places of their own on its page, as a law in its articles. */
export interface Passages {
  /** The values that are read for it. */
  readonly columns: readonly string[]
  /** The pieces as the page of the record shows them to readers of the language, and the language in which it does. */
  readonly of: (record: Values, lang: Lang) => { readonly lang: Lang; readonly passages: readonly Passage[] }
}
/** A piece of a text: the fragment of its address, what it is called, and what it says. */
export interface Passage {
  readonly anchor: string
  /** What it is called by: «المادة (4)». */
  readonly name: string
  /** The same with what it is about. */
  readonly label: string
  readonly text: string
}
/** The film that is the page of a record, as sitemaps tell it. */
export interface FilmOfPage {
  readonly titleAr: string
  readonly titleEn: string | undefined
  readonly descriptionAr: string | undefined
  readonly descriptionEn: string | undefined
  /** Id of its picture's file; without one the card of the page stands for it. */
  readonly thumbnail: string | undefined
  /** Id of the film's own file. */
  readonly file: string | undefined
  /** Address of the player that shows it, where it lies at another site. */
  readonly player: string | undefined
  readonly seconds: number | undefined
}
/** What a capability adds to a definition of its own on the server. */
export interface ResourceRules {
  /** How the definition's facts are read, by their names: expressions over `t`, the record's own row. */
  readonly facts?: Readonly<Record<string, SQL>>
  /** The same of those that go by the day that it is where the ministry is. @param today a `date` */
  readonly factsOfDay?: (today: SQL) => Readonly<Record<string, SQL>>
  /**
   * What rows have that a filter on a fact lets through, by the fact's name and the values asked for: a condition that an index answers, so that the
   * fact is worked out of few rows.
   */
  readonly narrowing?: Readonly<Record<string, (values: readonly unknown[]) => SQL>>
  /** Of a `switched` record the steps are `publish` and `cancelPublish`. */
  readonly steps?: Readonly<Record<string, StepRule>>
  /** What a row must be for citizens to see it beside what the definition says, such as its time: a condition over `t`, the record's own row. */
  readonly publicWhen?: SQL
  /** Of kinds in which citizens can take part for a time: can they now? A condition over `t`, the row that they read. */
  readonly openWhen?: (platform: Platform) => SQL
  /**
   * When the time for it ends, over `t` as well; null where no such time is said. What is not open is then over, and the search puts it behind what is
   * open; kinds without may be in force beyond that, as a law is.
   */
  readonly closesAt?: SQL
  /** Rows whose files every holder of the read permission sees, although his place does not reach them: a condition over `t`, the record's own row. */
  readonly filesReadWhen?: (platform: Platform) => SQL
  /** Some are published and never public: of those visitors are not even told that there was one (404, not 410). */
  readonly hasUnspoken?: true
  /** Orders of the list for citizens that no field gives, by what asks for them (`downloads desc`): expressions over `t`, the row that they read. */
  readonly publicOrders?: Readonly<Record<string, SQL>>
  /** What else a record is found by beside its own fields: an expression over `t`, the row that citizens read: an array of formatted texts. */
  readonly alsoFound?: SQL
  /** Names under which it is found beside its own, such as that of its category, which no reader is told: an array of texts, over `t`. */
  readonly foundAs?: SQL
  /** How large a body is, 0..1: of those that a search finds alike the larger stands first. An expression over `t`, its own row. */
  readonly size?: SQL
  /** Path of a record's page, where `portal.path` only leads on to it: an expression over `t`, the row that citizens read. */
  readonly pageAt?: SQL
  /** How its page is read in pieces, by which the search finds it. */
  readonly passages?: Passages
  /** The film that a record's page shows; undefined where machines could not play it. @param record its public values */
  readonly filmOf?: (record: Values) => FilmOfPage | undefined
  /** Pages beside those of `portal.path`. */
  readonly furtherPages?: readonly FurtherPages[]
  /** May the caller change these values of the record? @throws Refused */
  readonly mayUpdate?: (before: Values, input: Values, caller: Caller) => void
  /** Why the caller changes nothing of the record as it is, as far as its own row tells: its form is read-only and says so. Undefined: that does not stand in the way. */
  readonly unchangeable?: (record: Values, call: Call) => Refused | undefined
  /** What is wrong with a record that only other rows tell, before it is written. @param record without values that are wrong by themselves @param before undefined: a new one */
  readonly problemsOf?: (transaction: Transaction, record: Values, before: Values | undefined, call: Call) => Promise<readonly Problem[]>
  /** What is wrong that only a slow answer tells, such as the program's own: asked before the transaction, which holds no connection meanwhile. @param input as it was given @param id undefined: of a new record */
  readonly problemsBefore?: (call: Call, input: Values, id: RecordId | undefined) => Promise<readonly Problem[]>
  /** Why a record is not deleted, as far as its own row tells: lists say it at the button. Undefined: that does not stand in the way. */
  readonly kept?: (record: Values, call: Call) => Refused | undefined
  /** Why the caller does not publish a record, or save and publish it in one, as far as its own row tells: forms say it at the button. Undefined: that does not stand in the way. */
  readonly unpublishable?: (record: Values, call: Call) => Refused | undefined
  /** What steps take of a list now: their questions offer nothing that the guards would refuse. Fields that are not named offer the whole list. */
  readonly offered?: (record: Values, call: Call) => Offers
  /** What is kept of a record that is deleted, where it can never be brought back: of whom it tells is not kept with it. Undefined: all of it, for a time. */
  readonly leaves?: (record: Values) => Values
  /** May the record be deleted, by what else there is? @throws Refused */
  readonly mayDelete?: (record: Values, caller: Caller, transaction: Transaction, call: Call) => Promise<void> | void
  /** What is stored for what was given: a number in its usual form, and what a change takes back. @param before undefined: a new record */
  readonly prepared?: (input: Values, before: Values | undefined) => Values
  /** What is locked before the record itself when these values are written to it, or it is deleted: who locks several rows does so in one order everywhere. */
  readonly lockFirst?: (transaction: Transaction, id: RecordId, given: Values) => Promise<void>
  /** What is done in the same transaction before a record that was found right is written. @returns further values of it */
  readonly beforehand?: (call: Call, transaction: Transaction, record: Values, before: Values | undefined) => Promise<Values>
  /** What follows in the same transaction when a record was made or changed. @param before undefined: it was made */
  readonly written?: (call: Call, transaction: Transaction, id: string, record: Values, before: Values | undefined) => Promise<void>
  /** Actions that are taken on other rows than those which the caller writes: the scope that says on which. */
  readonly scopes?: Readonly<Record<string, Scope>>
  /** Which of the records that wait for a decision are this caller's to decide, as the guards of the steps ask: by permission and scope he may take them. */
  readonly decides?: (call: Call, at: (column: string) => SQL) => SQL
  /** Records that are somebody himself, such as his account: without any permission he sees their files and uploads for these fields. */
  readonly own?: { readonly is: (caller: Caller, id: string) => boolean; readonly files: readonly string[] }
  /** Whose a new record is, when the caller has not said so. */
  readonly ownerOf?: (caller: Caller) => string | null
}

/** What all calls stand on. Made once at the start. */
export interface Platform {
  readonly database: Database
  readonly models: ReadonlyMap<string, Model>
  readonly lookups: Lookups
  readonly clock: Clock
  /** IANA name of the zone that the clock shows; like the clock it follows the setting. */
  readonly timeZone: string
  /** Where the program is reached from outside, without a slash at its end: links in messages begin with it. Never what a request says. */
  readonly origin: () => string
  /** Where points may lie now; undefined: anywhere. */
  readonly mapBounds: () => MapBounds | undefined
  readonly settings: SettingStore
  /** The most rows of an export now. */
  readonly exportMaxRows: () => number
  readonly files: Files
  /** The product's own pictures, which stand in no record. */
  readonly ownFiles: OwnFiles
  /** Keys of this installation, one for each purpose. */
  readonly secrets: Secrets
  readonly messages: MessageGround
  /** What this process runs on, for backups and the status page; undefined where a program does not say. */
  readonly installation?: Installation | undefined
  reachOf(scope: Scope): Reach
  rulesOf(resource: AnyResource): ResourceRules
  /** What the search stands on where lists ask it too: words that stand for each other now, and how often one may ask. Undefined: a program has neither. */
  readonly asking?: Asking | undefined
}
/** What of the search lists that citizens narrow by free text stand on too. */
export interface Asking {
  readonly synonymsOf: (call: Call) => Promise<readonly Synonyms[]>
  /** @throws Refused 429 where an address asks too often */
  readonly limit: (call: Call, asking: 'page') => void
}
/** What the operator has given a process to run on. */
export interface Installation {
  /** Of the program. */
  readonly version: string
  /** UTC. */
  readonly startedAt: string
  readonly dataFolder: string
  /** Address of the owner of the database. */
  readonly ownerUrl: string
  /** The program runs the database itself. */
  readonly isEmbedded: boolean
  /** From which every key follows: backups hold it. */
  readonly secret: string
  /** What backups are encrypted with; undefined: they are not. */
  readonly backupPassphrase: string | undefined
  /** The newest migration that the program knows. */
  readonly newestMigration: number
}
/** What messages out stand on, beside their settings. */
export interface MessageGround {
  /** Encrypts what only the recipient may read. */
  readonly sealer: Sealer
  /** A key of this installation, by its purpose (`server/secrets.ts`). */
  keyFor(purpose: string): Uint8Array
  /**
   * The operator lets this be a demonstration: the outbox shows codes that are held in it, where the demonstration data was loaded and no
   * provider is set (portal and administration, section 10.2).
   */
  readonly showsCodes: boolean
  /** Push services of the ministry's own, beside those on the public web: origins. */
  readonly pushOrigins: readonly string[]
}
/** Files that settings hold. */
export interface OwnFiles {
  /** What the files say that they belong to. */
  readonly resource: string
  /** Ids of those that everybody may see: the ones in force. */
  readonly shown: () => readonly string[]
  /** Who may see the others, such as earlier ones. */
  readonly permission: string
}
/** A setting as the platform reads it. */
export interface SettingOf<T> {
  readonly key: string
  readonly initially: T
  /** What a stored value means; undefined when it means nothing: then the default holds. Without it any value of the default's type does. */
  read?(stored: unknown, ids: LookupIds): T | undefined
}
/** Reads the settings in force. */
export interface SettingReader {
  get<T>(setting: SettingOf<T>): T
}
/** What is written to one setting. */
export interface SettingChange {
  readonly setting: Pick<SettingOf<unknown>, 'key'> & { readonly isSecret?: boolean }
  /** As the table holds it; undefined: nothing is saved any more, the default holds. */
  readonly stored: unknown
}

/** The settings of all processes that share the database, as this one knows them (portal and administration, section 8). */
export interface SettingStore extends SettingReader {
  /** What the operator has set for this process, by the key in small letters: it wins over what is saved, and nobody changes it on the screen. */
  readonly environment: ReadonlyMap<string, unknown>
  /** Writes values, each with its entry in the history; after the commit they hold in this process at once and in all others as soon as they hear of it. */
  write(transaction: Transaction, changes: readonly SettingChange[], by: string | null): Promise<void>
  /** Reads everything anew: another process has written, or nothing was heard for a while. */
  reload(): Promise<void>
}

/** One call under way. */
export interface Call {
  readonly platform: Platform
  readonly caller: Caller
  readonly lang: Lang
  readonly requestId: string
  readonly actor: Actor
}

/** The ids of a lookup list's codes, for rules. */
export function idsOf(platform: Platform): LookupIds {
  return list => platform.lookups.ids(list)
}
