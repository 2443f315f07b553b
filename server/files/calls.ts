import { Invalid, problemAt, Refused } from '../../kernel/kernel.ts'
import { noteEventNow } from '../audit/note.ts'
import { sql } from '../database/sql.ts'
import type { Endpoint, Input } from '../http/endpoint.ts'
import type { Call, SettingOf } from '../platform.ts'
import { answerContent, answerFile, keepFor } from './answer.ts'
import { widthsPx } from './images.ts'
import type { TellOfFinding } from './findings.ts'
import { storedPicture, videos } from './kinds.ts'
import { findMainFile } from './mainFile.ts'
import { pageKey, shownPages } from './pages.ts'
import { publishedImage } from './published.ts'
import { listedBy, listPublishedFiles, type ModuleOf } from './publishedList.ts'
import { barOf } from './scanned.ts'
import type { FileStore } from './store.ts'
import { findTicketHolder, signTicket, ticketSeconds } from './ticket.ts'
import { upload, type FileHolder } from './upload.ts'
import { findFile, findSeenFile, type SeenFile } from './visibility.ts'

/** A setting that holds a size in units of 1,024 bytes. */
type SizeSetting = SettingOf<number>
/** What a product tells the calls on files. */
export interface FileCallOptions {
  readonly maxImageKB: SizeSetting
  readonly maxDocumentKB: SizeSetting
  readonly maxVideoKB: SizeSetting
  /** The kinds of pictures and of documents that are taken, by their usual endings. */
  readonly imageTypes: SettingOf<readonly string[]>
  readonly documentTypes: SettingOf<readonly string[]>
  /** Address of what scans uploads; empty: nothing does. */
  readonly scanner: SettingOf<string>
  /** Tells people of what it finds. */
  readonly tellOfFinding: TellOfFinding
  /** What takes files beside the definitions. */
  readonly holders?: readonly FileHolder[]
  /** The definition whose records have a `code` and a `logo`. */
  readonly logoOf: string
  /** Code of a definition's module in the list of modules. */
  readonly moduleOf: ModuleOf
}

/** The calls on files (specification, section 7; portal and administration, section 22). */
export function fileCalls({
  maxImageKB,
  maxDocumentKB,
  maxVideoKB,
  imageTypes,
  documentTypes,
  scanner,
  tellOfFinding,
  holders = [],
  logoOf,
  moduleOf,
}: FileCallOptions): readonly Endpoint[] {
  return [
    {
      method: 'POST',
      path: 'Attachment/Upload',
      label: ['رفع ملف', 'Upload a file'],
      permission: 'session',
      contract: { form: ['resource', 'field'], answers: 'object' },
      handle: (call, { request }) => {
        const { settings } = call.platform
        const endings = [...settings.get(imageTypes), ...settings.get(documentTypes), ...videos]
        const ceilings = { imageKB: settings.get(maxImageKB), documentKB: settings.get(maxDocumentKB), videoKB: settings.get(maxVideoKB) }
        return upload(call, request, { ...ceilings, endings }, holders, { address: settings.get(scanner), tell: tellOfFinding })
      },
    },
    ...readCalls(logoOf, moduleOf),
    {
      method: 'GET',
      path: 'Attachment/GetTicket/{id}',
      label: ['تذكرة ملف', 'Ticket of a file'],
      permission: 'session',
      contract: { answers: 'object' },
      handle: async (call, { params }) => giveTicket(call, await getSeen(call, params.id)),
    },
    {
      method: 'DELETE',
      path: 'Attachment/Delete',
      label: ['حذف ملف', 'Delete a file'],
      permission: 'session',
      contract: { query: ['id'], answers: 'nothing' },
      handle: async (call, { query }) => deleteFile(call, await getSeen(call, query.get('id'))),
    },
  ]
}

function readCalls(logoOf: string, moduleOf: ModuleOf): Endpoint[] {
  return [
    {
      method: 'GET',
      path: 'Attachment/Get/{id}',
      label: ['محتوى ملف', 'Content of a file'],
      permission: 'optional',
      contract: { answers: 'object' },
      handle: async (call, { params }) => {
        const file = await getSeen(call, params.id)
        requireReadable(file)
        await noteDownload(call, file)
        return answerContent(call.platform.files.store, file, file.isPublic ? keepFor.publicFile : keepFor.privateFile)
      },
    },
    {
      method: 'GET',
      path: 'Attachment/GetByte/{id}',
      label: ['ملف', 'File'],
      permission: 'optional',
      contract: {
        query: ['width', 'ticket', 'download', 'page'],
        notes: {
          download: 'With `1` it is to be saved, also where browsers show it in place.',
          page: 'From 1: the picture of one of its first pages, where it has been drawn.',
        },
        answers: 'file',
      },
      handle: async (call, input) =>
        answer(call, input, (await findSeenFile(call, input.params.id)) ?? (await findByTicket(call, input)), keepFor.publicFile),
    },
    {
      method: 'GET',
      path: 'Attachment/GetByteByModuleId/{id}',
      label: ['الملف الرئيسي لسجل', 'Main file of a record'],
      permission: 'optional',
      contract: { query: ['width'], answers: 'file' },
      handle: async (call, input) => answer(call, input, await findMainFile(call, input.params.id), keepFor.publicFile),
    },
    {
      method: 'GET',
      path: 'Attachment/GetLogoByteByCode/{code}',
      label: ['شعار هيئة محلية', 'Logo of a local authority'],
      permission: 'public',
      contract: { query: ['width'], answers: 'file' },
      handle: async (call, input) => answer(call, input, await findLogo(call, logoOf, input.params.code), keepFor.publicPlace),
    },
    {
      method: 'GET',
      path: 'Attachment/GetPublishedList',
      label: ['الملفات المنشورة', 'Published files'],
      permission: 'public',
      contract: { query: ['maxResultCount', 'SkipCount', ...Object.keys(listedBy)], notes: listedBy, answers: 'page' },
      handle: (call, { query }) => listPublishedFiles(call, query, moduleOf),
    },
  ]
}

async function getSeen(call: Call, id: unknown): Promise<SeenFile> {
  const file = await findSeenFile(call, id)
  if (!file) throw noFile()
  return file
}

async function answer(call: Call, { request, query }: Input, file: SeenFile | undefined, keepPublicFor: string): Promise<Response> {
  const width = widthOf(query)
  const isSaved = isAskedToSave(query)
  const page = pageOf(query)
  if (!file) throw noFile()
  requireReadable(file)
  const { store } = call.platform.files
  const shown = page === undefined ? file : await getPage(store, file, page)
  // The pages of the desk show pictures in the smaller widths; the second part of a file is asked for by who was sent the first.
  if ((width === undefined || width > widestShownPx) && !/^bytes=[1-9]/.test(request.headers.get('range') ?? ''))
    await noteDownload(call, file)
  return answerFile(store, shown, request, file.isPublic ? keepPublicFor : keepFor.privateFile, { width, isSaved })
}

/** The picture of a page, which whoever may see the file may see. @throws Refused where there is none */
async function getPage(store: FileStore, file: SeenFile, page: number): Promise<SeenFile> {
  const key = pageKey(file.sha256, page)
  if ((await store.findSize(key)) === undefined) throw noFile()
  return { ...file, sha256: key, mimeType: storedPicture }
}

/** What waits to be scanned, could not be, or in which something was found, is sent to nobody; to citizens it is not there. @throws Refused */
function requireReadable(file: SeenFile): void {
  const bar = barOf(file)
  if (!bar) return
  if (file.isPublic) throw noFile()
  throw new Refused(bar.code, bar.ar, bar.en, { status: 409 })
}

/** A picture in a form is no wider. */
const widestShownPx = 800

/** Who has taken a file that not everybody may see (portal and administration, section 6.1). */
async function noteDownload({ platform, actor, caller }: Call, file: SeenFile): Promise<void> {
  if (file.isPublic) return
  const by = caller.userId === undefined && file.holder !== undefined ? { ...actor, caller: { ...caller, userId: file.holder } } : actor
  await noteEventNow(platform.database, by, {
    action: 'download',
    tableName: 'attachment',
    rowId: file.id,
    rowTitle: [file.originalFileName],
    changes: { sha256: [null, file.sha256], ...(file.recordId !== null && { record: [null, file.recordId] }) },
  })
}

function widthOf(query: URLSearchParams): number | undefined {
  const text = query.get('width')
  if (text === null) return undefined
  if (!widthsPx.some(width => String(width) === text)) throw new Invalid([problemAt('width', 'choice', ['العرض', 'Width'])])
  return Number(text)
}

function pageOf(query: URLSearchParams): number | undefined {
  const text = query.get('page')
  if (text === null) return undefined
  const page = shownPages.find(number => String(number) === text)
  if (page === undefined) throw new Invalid([problemAt('page', 'choice', ['الصفحة', 'Page'])])
  return page
}

function isAskedToSave(query: URLSearchParams): boolean {
  const text = query.get('download')
  if (text !== null && text !== '1') throw new Invalid([problemAt('download', 'choice', ['التنزيل', 'Download'])])
  return text === '1'
}

/** Only who could see the file was given the ticket, at most a minute ago. One that somebody else sends along with his session is no ticket. */
async function findByTicket(call: Call, { params, query }: Input): Promise<SeenFile | undefined> {
  const file = await findFile(call.platform.database, params.id)
  const holder = file && findTicketHolder(call.platform.files.ticketKey, query.get('ticket') ?? '', file.id, Date.now())
  if (!file || holder === undefined || (call.caller.userId !== undefined && call.caller.userId !== holder)) return undefined
  return { ...file, isPublic: false, holder }
}

function giveTicket({ platform, caller }: Call, { id }: SeenFile): { ticket: string; expiresInSeconds: number } {
  const ticket = { userId: caller.userId ?? '', fileId: id, expiresAt: Date.now() + ticketSeconds * 1000 }
  return { ticket: signTicket(platform.files.ticketKey, ticket), expiresInSeconds: ticketSeconds }
}

async function findLogo({ platform }: Call, resource: string, code: string | undefined): Promise<SeenFile | undefined> {
  const model = platform.models.get(resource)
  const logo = model && publishedImage(platform, model, 'logo', code ?? '')
  const row = logo && (await platform.database.find<{ file: string }>(logo))
  const file = row && (await findFile(platform.database, row.file))
  return file && { ...file, isPublic: true }
}

/** Who sees a file that is in no record has uploaded it, or is an administrator. Its bytes go later, unless another file has the same. */
async function deleteFile({ platform, actor }: Call, { id }: SeenFile): Promise<void> {
  const deleted = await platform.database.write(actor, transaction =>
    transaction.find(sql`delete from attachment where id = ${id} and record_id is null returning id`),
  )
  if (!deleted)
    throw new Refused('fileUsed', 'الملف مستخدم في سجل فلا يحذف', 'The file stands in a record and is not deleted', { status: 409 })
}

function noFile(): Refused {
  return new Refused('notFound', 'الملف غير موجود', 'The file does not exist', { status: 404 })
}
