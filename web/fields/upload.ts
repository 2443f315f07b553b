import { noteFile, type StoredFile } from '../generic/files.ts'
import { sendFile } from '../generic/sendFile.ts'

/**
 * Uploads a file for a field.
 * @param field of child rows with a dot: `gallery.image`
 * @param onProgress ratio 0 to 1
 * @throws ApiError with the server's message when it is refused
 */
export async function upload(file: File, resource: string, field: string, onProgress: (ratio: number) => void): Promise<StoredFile> {
  const stored = await sendFile<StoredFile>('Attachment/Upload', file, { resource, field }, onProgress)
  noteFile(stored)
  return stored
}
