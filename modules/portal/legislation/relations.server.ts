import type { Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { findVisible } from '../../../server/resources/access.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newId, type RecordId } from '../../../server/resources/id.ts'
import { complete } from '../../../server/resources/read.ts'
import { stampOf } from '../../../server/resources/update.ts'
import { keepNextVersion } from '../../../server/resources/versions.ts'
import { legalEnvironment, oppositeOf, type RelationKind } from './legalEnvironment.ts'

const { codes } = legalEnvironment.fields.relations.fields.kind
const words = Object.keys(codes).filter(isRelation)
/** The integer of the opposite of each kind. */
const opposites: ReadonlyMap<number, number> = new Map(words.map(kind => [codes[kind], codes[oppositeOf[kind]]]))

/** The relation of a stored integer, in words. @throws Error for one that there is not */
export function relationWord(code: number): RelationKind {
  const word = words.find(kind => codes[kind] === code)
  if (word === undefined) throw new Error(`There is no relation ${code}`)
  return word
}

function isRelation(word: string): word is RelationKind {
  return word in oppositeOf
}

/** Whoever changes a law changes those that it names or named: all are locked in the order of their ids, so that two never wait for each other. */
export async function lockRelated(transaction: Transaction, id: RecordId, given: Values): Promise<void> {
  if (given.relations === undefined) return
  const named = relationsOf(given).map(({ target }) => target)
  await transaction.rows(sql`
    select id from legal_environment
    where id = ${id} or id = any(${sql.param(named)}::uuid[]) or id in (select target from legal_environment_relations where parent = ${id})
    order by id for no key update`)
}

/**
 * Keeps relations on both sides: what a law says of another one, the other one says of it, in its own words, from a version of its own on. Without that
 * an older version that is brought back would take away what no version of it has ever shown.
 * @param before undefined: the law was made
 * @source domain/portal-and-admin, section 12.12
 */
export async function mirrorRelations(
  call: Call,
  transaction: Transaction,
  id: string,
  record: Values,
  before: Values | undefined,
): Promise<void> {
  const wanted = new Map(relationsOf(record).map(({ target, kind }) => [target, kind]))
  const known = new Map(relationsOf(before ?? {}).map(({ target, kind }) => [target, kind]))
  const changed = [...new Set([...wanted.keys(), ...known.keys()])].filter(target => wanted.get(target) !== known.get(target)).toSorted()
  const model = modelOf(call.platform, legalEnvironment.name)
  const { concurrencyStamp: _own, lastModifier } = stampOf(call)
  for (const target of changed) {
    const kind = wanted.get(target)
    await transaction.rows(sql`delete from legal_environment_relations where parent = ${target} and target = ${id}`)
    if (kind !== undefined)
      await transaction.rows(sql`
        insert into legal_environment_relations (id, parent, position, kind, target)
        values (${newId()}, ${target}, (select coalesce(max(position), -1) + 1 from legal_environment_relations where parent = ${target}),
          ${opposites.get(kind) ?? null}, ${id})`)
    // Whoever has the other law open must not write over what was added to it.
    await transaction.rows(sql`
      update legal_environment set concurrency_stamp = gen_random_uuid(), last_modifier = ${lastModifier}, last_modification_time = now() where id = ${target}`)
    const other = await findVisible(call, transaction, model, target)
    if (other)
      await keepNextVersion(transaction, model, target, await complete(call.platform, transaction, model, other), call.caller.userId)
    await announce(transaction, model, target)
  }
}

/** The relations of a record that is right: its rows as JSON has them. */
function relationsOf({ relations }: Values): { target: string; kind: number }[] {
  if (!Array.isArray(relations)) return []
  return relations.flatMap((row: Values) =>
    typeof row.target === 'string' && typeof row.kind === 'number' ? [{ target: row.target, kind: row.kind }] : [],
  )
}
