import { columnsOf, Invalid, problemAt, stepPermission, type Field, type Fields, type Label } from '../../kernel/kernel.ts'
import { noPermission } from '../http/errors.ts'
import type { Call } from '../platform.ts'
import { noteFile, storeDocument, storePicture, type Uploaded } from './keep.ts'
import { isPicture, limitsOf, requireKind, type Ending, type FileLimits } from './kinds.ts'
import { withForm, type Arrived } from './receive.ts'
import { findKind } from './sniff.ts'

/** The largest files of all, whatever a field says; in units of 1,024 bytes. */
export interface Ceilings {
  readonly imageKB: number
  readonly documentKB: number
  /** The kinds that are taken at all, by their usual endings. */
  readonly endings: readonly string[]
}

/** What takes files and is no definition, under the name that a form gives as `resource`. */
export interface FileHolder {
  readonly resource: string
  /** Who may upload for it. */
  readonly permission: string
  readonly fields: Fields
}

/** A field of a definition that takes files. */
interface FileField {
  readonly label: Label
  readonly limits: FileLimits
}

/**
 * Takes a file for a field of a definition: the form names both (`resource`, `field`) beside `file`.
 * @throws Invalid at `file` (fileType, image, fileSize, required), `resource` or `field`; Refused without the permission to write such records
 */
export function upload(call: Call, request: Request, ceilings: Ceilings, holders: readonly FileHolder[]): Promise<Uploaded> {
  const { database, files } = call.platform
  const mostKB = Math.max(ceilings.imageKB, ceilings.documentKB)
  return withForm(request, files.workFolder, mostKB * 1024, async ({ values, file }) => {
    const field = requireField(call, values, holders)
    const { arrived, ending } = await requireFitting(field, ceilings, file)
    const stored = isPicture(ending) ? await storePicture(files.store, arrived.path) : await storeDocument(files.store, arrived, ending)
    return database.write(call.actor, transaction => noteFile(transaction, stored, arrived.fileName, call.caller.userId ?? null))
  })
}

function requireField({ platform, caller }: Call, values: ReadonlyMap<string, string>, holders: readonly FileHolder[]): FileField {
  const name = values.get('resource') ?? ''
  const resource = platform.models.get(name)?.resource
  const holder = holders.find(one => one.resource === name)
  const permission = resource ? ['.Create', '.Update'].map(by => stepPermission(resource, by)) : holder && [holder.permission]
  if (!permission) throw new Invalid([problemAt('resource', 'choice', ['نوع السجل', 'Resource'])])
  const path = values.get('field') ?? ''
  const isOwn = resource !== undefined && platform.rulesOf(resource).own?.files.includes(path) === true
  if (!isOwn && !permission.some(one => caller.can(one))) throw noPermission(permission)
  const field = resource ? findFileField(resource.fields, path) : fileFieldOf(holder?.fields[path])
  if (!field) throw new Invalid([problemAt('field', 'choice', ['الحقل', 'Field'])])
  return field
}

/** @param path a field or column, `mainImage`, `bodyAr`; one of child rows with a dot, `gallery.image` */
function findFileField(fields: Fields, path: string): FileField | undefined {
  const [first, ...rest] = path.split('.')
  const field = columnsOf(fields).find(({ name, fieldName }) => name === first || fieldName === first)?.field
  if (!field) return undefined
  if (field.fields) return findFileField(field.fields, rest.join('.'))
  return rest.length === 0 ? fileFieldOf(field) : undefined
}

function fileFieldOf(field: Field | undefined): FileField | undefined {
  const limits = field && limitsOf(field)
  return limits && { label: field.label, limits }
}

async function requireFitting(
  { label, limits: own }: FileField,
  { imageKB, documentKB, endings }: Ceilings,
  arrived: Arrived | undefined,
): Promise<{ arrived: Arrived; ending: Ending }> {
  if (!arrived || arrived.sizeBytes === 0) throw new Invalid([problemAt('file', 'required', label)])
  const limits = { ...own, endings: own.endings.filter(one => endings.includes(one)) }
  const ending = requireKind('file', label, limits, await findKind(arrived.path, arrived.fileName))
  const mostKB = Math.min(limits.maxKB ?? Number.POSITIVE_INFINITY, isPicture(ending) ? imageKB : documentKB)
  if (arrived.sizeBytes > mostKB * 1024) throw new Invalid([problemAt('file', 'fileSize', label, [mostKB])])
  return { arrived, ending }
}
