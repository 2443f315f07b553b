import { ApiError } from '../generic/api.ts'
import { browserApi, storedLang } from '../generic/browserApi.ts'
import { readSession } from '../generic/session.ts'

/** A file that has been uploaded. */
export interface Uploaded {
  readonly id: string
  readonly originalFileName: string
  readonly mimeType: string
  readonly sizeBytes: number
}

/**
 * Uploads a file for a field. `fetch` does not tell how far an upload is; this request does.
 * @param onProgress ratio 0 to 1
 * @throws ApiError with the server's message when it is refused
 */
export function upload(file: File, resource: string, field: string, onProgress: (ratio: number) => void): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/Attachment/Upload')
    const session = readSession()
    if (session) request.setRequestHeader('authorization', `${session.token_type} ${session.access_token}`)
    request.setRequestHeader('accept-language', storedLang())
    request.responseType = 'json'
    request.upload.onprogress = event => onProgress(event.lengthComputable ? event.loaded / event.total : 0)
    request.onload = () =>
      request.status < 300 ? resolve(request.response) : reject(new ApiError(request.status, request.response?.error ?? {}))
    request.onerror = () => reject(new ApiError(0, {}))
    const form = new FormData()
    form.set('resource', resource)
    form.set('field', field)
    form.set('file', file)
    request.send(form)
  })
}

/** An address under which the browser may show a file for a minute; public ones need no ticket. */
export async function addressOf(id: string, width?: 400 | 800 | 1600): Promise<string> {
  const { ticket } = await browserApi.get<{ ticket: string }>(`Attachment/GetTicket/${id}`)
  return `/api/Attachment/GetByte/${id}?${new URLSearchParams({ ...(width && { width: String(width) }), ticket }).toString()}`
}
