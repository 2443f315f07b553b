/** What browsers show in place beside pictures, by the usual endings of files: their content types. The server sends these so (`inPlace`, server/files). */
export const shownInPlace = {
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  txt: 'text/plain',
  csv: 'text/csv',
} as const
