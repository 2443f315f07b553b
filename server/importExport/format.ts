import { Invalid, problemAt } from '../../kernel/kernel.ts'

/** A kind of file that is exported. */
export type Format = 'csv' | 'xlsx' | 'json'

/** What each kind of file is called where it is sent. */
export const mediaTypes: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
}

/** Which file is asked for; the first where nothing is said. @throws Invalid when there is no such one */
export function formatIn<F extends Format>(query: URLSearchParams, formats: readonly [F, ...F[]]): F {
  const given = query.get('format') ?? ''
  const found = given === '' ? formats[0] : formats.find(format => format === given)
  if (found === undefined) throw new Invalid([problemAt('format', 'choice', ['الصيغة', 'Format'])])
  return found
}

/** The answer that is a file. @param name without its ending */
export function sheetFile(name: string, format: Format, content: string | Uint8Array<ArrayBuffer>): Response {
  return new Response(content, {
    headers: { 'content-type': mediaTypes[format], 'content-disposition': `attachment; filename="${name}.${format}"` },
  })
}
