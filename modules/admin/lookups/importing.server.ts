import type { ImportReport } from '../../define.ts'
import { noteEvent } from '../../../server/audit/note.ts'
import type { Endpoint, Input } from '../../../server/http/endpoint.ts'
import { flagIn } from '../../../server/http/flag.ts'
import { importedFile, importErrors } from '../../../server/importExport/importing.ts'
import { idsOf, type Call } from '../../../server/platform.ts'
import { requirePermission } from '../../../server/resources/access.ts'
import { planOf, type IncomingFile, type Plan, type PlanFault, type StoredLists } from './importPlan.ts'
import { reportOf } from './importReport.ts'
import { storedLists, writePlan } from './importWriting.server.ts'
import { typesIn, valuesIn } from './incoming.server.ts'
import { getList } from './reading.server.ts'

/** Adds and changes types and values by their codes from a file; nothing is deleted (section 7.2). */
export const importCalls: readonly Endpoint[] = [
  {
    method: 'POST',
    path: 'Lookup/Import',
    label: ['استيراد قيم مرجعية', 'Import lookup values'],
    permission: 'Admin.Lookup.Import',
    contract: { form: [], query: ['dryRun', 'type'], answers: 'object' },
    handle: (call, input) => {
      const type = input.query.get('type') ?? ''
      const list = type === '' ? undefined : getList(call.platform.lookups.findList(type)).code
      return importFile(call, input, 'lookup', bytes => valuesIn(bytes, list))
    },
  },
  {
    method: 'POST',
    path: 'LookupType/Import',
    label: ['استيراد أنواع القوائم', 'Import lookup types'],
    permission: 'Admin.LookupType.Import',
    contract: { form: [], query: ['dryRun'], answers: 'object' },
    handle: (call, input) =>
      importFile(call, input, 'lookup_type', async bytes => {
        const file = await typesIn(bytes)
        if (file.values.length > 0) requirePermission(call, 'Admin.Lookup.Import')
        return file
      }),
  },
]

/**
 * Looks at a file and, unless it is a dry run, writes what it says: all of it or nothing.
 * @throws Refused at `file` when it cannot be read, or when a row is wrong (400, with the report)
 */
async function importFile(
  call: Call,
  { request, query }: Input,
  tableName: string,
  read: (bytes: Uint8Array) => Promise<IncomingFile>,
): Promise<ImportReport> {
  const isDryRun = flagIn(query, 'dryRun')
  const file = await read(await importedFile(request, call.platform.files.workFolder))
  const { database } = call.platform
  if (isDryRun) {
    const stored = await database.snapshot(runner => storedLists(runner, call.platform))
    return reportOf(planFor(call, file, stored), stored, call.lang, true)
  }
  return database.write({ ...call.actor, action: 'import', isBulk: true }, async transaction => {
    const stored = await storedLists(transaction, call.platform, 'alone')
    const plan = planFor(call, file, stored)
    const report = reportOf(plan, stored, call.lang, false)
    if (plan.faults.length > 0) throw importErrors(report)
    await writePlan(call, transaction, plan, stored)
    const { rows, added, changed } = report
    const changes = { rows: [null, rows], added: [null, added], changed: [null, changed] } as const
    await noteEvent(transaction, { action: 'import', tableName, changesScope: 'bulk', changes })
    return report
  })
}

function planFor(call: Call, file: IncomingFile, stored: StoredLists): Plan {
  const plan = planOf(file, stored, { clock: call.platform.clock, ids: idsOf(call.platform) })
  return call.caller.can('Admin.Lookup.Activate') ? plan : { ...plan, faults: [...plan.faults, ...switchFaults(plan)] }
}

/** Whether a value is offered is decided by who may decide it, also by a file. */
function switchFaults({ values }: Plan): PlanFault[] {
  return values
    .filter(({ before, record, changed }) => changed.includes('isActive') && (before !== undefined || record.isActive === false))
    .map(({ row, title }) => ({
      row,
      title,
      problem: {
        at: 'isActive',
        rule: 'noPermission',
        sentence: { ar: 'لا تملك صلاحية تفعيل القيم وإيقافها', en: 'You may not activate or deactivate values' },
      },
    }))
}
