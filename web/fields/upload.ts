import { ApiError } from '../generic/api.ts'
import { noteError, storedLang } from '../generic/browserApi.ts'
import { noteFile, type StoredFile } from '../generic/files.ts'
import { readSession } from '../generic/session.ts'

/**
 * Uploads a file for a field. `fetch` does not tell how far an upload is; this request does.
 * @param field of child rows with a dot: `gallery.image`
 * @param onProgress ratio 0 to 1
 * @throws ApiError with the server's message when it is refused
 */
export function upload(file: File, resource: string, field: string, onProgress: (ratio: number) => void): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/Attachment/Upload')
    const session = readSession()
    if (session) request.setRequestHeader('authorization', `${session.token_type} ${session.access_token}`)
    request.setRequestHeader('accept-language', storedLang())
    request.responseType = 'json'
    request.upload.onprogress = event => onProgress(event.lengthComputable ? event.loaded / event.total : 0)
    const refuse = (error: ApiError) => {
      noteError(error)
      reject(error)
    }
    request.onload = () => {
      if (request.status >= 300) return refuse(new ApiError(request.status, request.response?.error ?? {}))
      noteFile(request.response)
      resolve(request.response)
    }
    request.onerror = () => refuse(new ApiError(0, {}))
    const form = new FormData()
    form.set('resource', resource)
    form.set('field', field)
    form.set('file', file)
    request.send(form)
  })
}
