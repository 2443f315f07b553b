import type { AnyResource } from '../../define.ts'
import { alwaysDerived, tablesOfDefinitions, type AuditedTable } from '../../../server/audit/tables.ts'
import { isPlace } from '../../../server/resources/isPlace.ts'
import { findModule } from './moduleOf.ts'

/** What every failed and every right password changes: the sign-in is an entry of its own. */
const signInColumns: readonly string[] = [
  'last_login_at',
  'last_login_address',
  'access_failed_count',
  'first_failure_at',
  'locks_today',
  'last_lock_at',
  'lockout_end',
]

/** The platform's own tables. */
const platform: readonly AuditedTable[] = [
  {
    name: 'system_user',
    module: 'systemUser',
    title: ['user_name', 'full_name_en'],
    derived: [...alwaysDerived, ...signInColumns],
  },
  { name: 'user_in_role', module: 'systemUser', parent: { table: 'system_user', column: 'user_id' } },
  {
    name: 'user_place',
    module: 'systemUser',
    owner: 'place_id',
    parent: { table: 'system_user', column: 'user_id' },
    derived: [...alwaysDerived, 'end_told_for'],
  },
  { name: 'user_role', module: 'userRole', title: ['title_ar', 'title_en'] },
  { name: 'lookup_type', module: 'lookup', title: ['name_ar', 'name_en'] },
  { name: 'lookup', module: 'lookup', title: ['name_ar', 'name_en'] },
  { name: 'setting', module: 'config', title: ['key'], action: 'configChanged', changesScope: 'configuration' },
  { name: 'interface_text', title: ['key'] },
  { name: 'attachment', module: 'config', title: ['original_file_name'] },
]

/** The types of places that have a module of their own (specification, section 3). */
const modulesOfPlaces = { column: 'type_code', codes: { '1': 'localComm', '2': 'council' } }

/**
 * What the audit must know of every table (portal and administration, section 6.1).
 * @param resources the catalogue
 * @param secretSettings the keys of settings whose values nobody may read
 */
export function auditedTables(resources: readonly AnyResource[], secretSettings: readonly string[] = []): AuditedTable[] {
  const moduleOf = ({ name, permission }: AnyResource) => ({
    module: findModule(permission) ?? 'config',
    ...(name === 'place' && { moduleBy: modulesOfPlaces }),
  })
  const defined = tablesOfDefinitions(resources, moduleOf, isPlace)
  const names = new Set(defined.map(({ name }) => name))
  // Of a table that has a definition it is the definition that knows its columns; what the platform knows beside that is added.
  const known = defined.map(table => ({ ...platform.find(({ name }) => name === table.name), ...table }))
  return [...known, ...platform.filter(({ name }) => !names.has(name))].map(table =>
    table.name === 'setting' ? { ...table, secretRows: secretSettings } : table,
  )
}
