import { columnsOf, Invalid, problemAt, stepPermission, type Field, type Fields, type Label } from '../../kernel/kernel.ts'
import { noPermission } from '../http/errors.ts'
import type { Call } from '../platform.ts'
import type { Arrived } from './arrived.ts'
import { noteFile, storeDocument, storePicture, type Uploaded } from './keep.ts'
import { isPicture, isVideo, limitsOf, problemOfPixels, requireKind, type Ending, type FileLimits } from './kinds.ts'
import { heldStore } from './leftContent.ts'
import { withForm } from './receive.ts'
import { barOf, scanArrived, type Scanning } from './scanned.ts'
import { findKind } from './sniff.ts'

/** The largest files of all, whatever a field says; in units of 1,024 bytes. */
export interface Ceilings {
  readonly imageKB: number
  readonly documentKB: number
  readonly videoKB: number
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
 * @throws Invalid at `file` (fileType, image, fileSize, required, infected, tooLargeToScan), `resource` or `field`; Refused without the permission to write such records
 */
export function upload(
  call: Call,
  request: Request,
  ceilings: Ceilings,
  holders: readonly FileHolder[],
  scanning: Scanning,
): Promise<Uploaded & { readonly bar: string | null }> {
  const { database, files } = call.platform
  const usual = Math.max(ceilings.imageKB, ceilings.documentKB) * 1024
  // Only who may write where a video goes sends as much as one has: the form says so before its file.
  const most = (values: ReadonlyMap<string, string>) =>
    findField(call, values, holders)?.limits.endings.some(isVideo) ? Math.max(usual, ceilings.videoKB * 1024) : usual
  return withForm(request, files.workFolder, { atAll: Math.max(usual, ceilings.videoKB * 1024), of: most }, async ({ values, file }) => {
    const field = requireField(call, values, holders)
    const { arrived, ending } = await requireFitting(field, ceilings, file)
    const scanState = await scanArrived(call, scanning, arrived, 'file')
    const requireFit = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) => {
      const problem = problemOfPixels('file', field.label, field.limits, widthPx, heightPx)
      if (problem) throw new Invalid([problem])
    }
    const store = heldStore(database, call.actor, files.store)
    const stored = isPicture(ending) ? await storePicture(store, arrived.path, requireFit) : await storeDocument(store, arrived, ending)
    const uploaded = await database.write(call.actor, transaction =>
      noteFile(transaction, stored, arrived.fileName, call.caller.userId ?? null, scanState),
    )
    return { ...uploaded, bar: barOf(uploaded)?.[call.lang] ?? null }
  })
}

/** The field of a form, where the caller may upload for it. */
function findField(call: Call, values: ReadonlyMap<string, string>, holders: readonly FileHolder[]): FileField | undefined {
  try {
    return requireField(call, values, holders)
  } catch {
    // What is wrong with the form is told when all of it has come.
    return undefined
  }
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
  const field = resource
    ? findFileField(resource.fields, path)
    : fileFieldOf(holder && Object.hasOwn(holder.fields, path) ? holder.fields[path] : undefined)
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
  { imageKB, documentKB, videoKB, endings }: Ceilings,
  arrived: Arrived | undefined,
): Promise<{ arrived: Arrived; ending: Ending }> {
  if (!arrived || arrived.sizeBytes === 0) throw new Invalid([problemAt('file', 'required', label)])
  const limits = { ...own, endings: own.endings.filter(one => endings.includes(one)) }
  const ending = requireKind('file', label, limits, await findKind(arrived.path, arrived.fileName))
  const mostKB = Math.min(limits.maxKB ?? Number.POSITIVE_INFINITY, isPicture(ending) ? imageKB : isVideo(ending) ? videoKB : documentKB)
  if (arrived.sizeBytes > mostKB * 1024) throw new Invalid([problemAt('file', 'fileSize', label, [mostKB])])
  return { arrived, ending }
}
