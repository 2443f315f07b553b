import { ApiError } from './api.ts'
import { noteError, storedLang } from './browserApi.ts'
import { readSession } from './session.ts'

/**
 * Sends a file as a form. `fetch` does not tell how far an upload is; this request does.
 * @param path below `/api/` @param onProgress ratio 0 to 1
 * @throws ApiError with the server's message when it is refused
 */
export function sendFile<T>(
  path: string,
  file: File,
  values: Readonly<Record<string, string>> = {},
  onProgress?: (ratio: number) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/${path}`)
    const session = readSession()
    if (session) request.setRequestHeader('authorization', `${session.token_type} ${session.access_token}`)
    request.setRequestHeader('accept-language', storedLang())
    request.responseType = 'json'
    request.upload.onprogress = event => onProgress?.(event.lengthComputable ? event.loaded / event.total : 0)
    const refuse = (error: ApiError) => {
      noteError(error)
      reject(error)
    }
    request.onload = () =>
      request.status >= 300 ? refuse(new ApiError(request.status, request.response?.error ?? {})) : resolve(request.response)
    request.onerror = () => refuse(new ApiError(0, {}))
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.set(name, value)
    form.set('file', file)
    request.send(form)
  })
}
