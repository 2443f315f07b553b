import pg from 'pg'
import { auditActions, changesScopes } from './actions.ts'
import { alwaysDerived, type AuditedTable } from './tables.ts'

/** The list of modules in the catalogue of lookups. */
const moduleList = 2

/**
 * Tells the trigger what it must know of each table: module, title, owner, and which values it must not write down. At every start, so
 * that it is as the definitions are. A table that is not named is noted too: all of it but what is known to be secret anywhere.
 * @param url address of the owner
 */
export async function describeAudit(url: string, tables: readonly AuditedTable[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'mahalli audit' })
  await client.connect()
  try {
    await client.query(insert, [JSON.stringify([{ name: '*', derived: alwaysDerived }, ...tables].map(rowOf)), moduleList])
  } finally {
    await client.end()
  }
}

function rowOf({ name, module, moduleBy, title, owner, parent, action, changesScope, ...columns }: AuditedTable) {
  return {
    name,
    module,
    module_column: moduleBy?.column,
    modules: moduleBy?.codes,
    title_ar: title?.[0],
    title_en: title?.[1],
    owner,
    parent_table: parent?.table,
    parent_column: parent?.column,
    parent_owner: parent?.owner,
    action: action && auditActions[action],
    changes_scope: changesScope && changesScopes[changesScope],
    derived: columns.derived ?? alwaysDerived,
    secret: columns.secret ?? [],
    personal: columns.personal ?? [],
    secret_rows: columns.secretRows ?? [],
  }
}

// In one statement: who starts at the same moment writes the same.
const insert = `
  with given as (
    select g.*, (select m.id from lookup m where m.type = $2 and m.code = g.module) as module_id,
      (select jsonb_object_agg(c.key, m.id) from jsonb_each_text(g.modules) c join lookup m on m.type = $2 and m.code = c.value) as module_ids,
      array(select distinct a.attname::text from pg_attribute a join pg_class t on t.oid = a.attrelid
        where t.relnamespace = 'public'::regnamespace and (g.name = '*' or t.relname = g.name) and (a.attname like '%\\_hash' or a.attname like '%\\_cipher') and not a.attisdropped
          and t.relname not like 'audit\\_%') as hashes
    from jsonb_to_recordset($1::jsonb) as g(name text, module text, module_column text, modules jsonb, title_ar text, title_en text, owner text,
      parent_table text, parent_column text, parent_owner text, action integer, changes_scope smallint, derived text[], secret text[],
      personal text[], secret_rows text[])
  )
  insert into audit_table (name, module, module_column, modules, title_ar, title_en, owner, parent_table, parent_column, parent_owner, action,
    changes_scope, derived, secret, personal, secret_rows)
  select name, module_id, module_column, module_ids, title_ar, title_en, owner, parent_table, parent_column, parent_owner, action,
    changes_scope, derived, secret || hashes, personal, secret_rows
  from given
  on conflict (name) do update set (module, module_column, modules, title_ar, title_en, owner, parent_table, parent_column, parent_owner, action,
    changes_scope, derived, secret, personal, secret_rows) = (excluded.module, excluded.module_column, excluded.modules, excluded.title_ar,
    excluded.title_en, excluded.owner, excluded.parent_table, excluded.parent_column, excluded.parent_owner, excluded.action,
    excluded.changes_scope, excluded.derived, excluded.secret, excluded.personal, excluded.secret_rows)`
