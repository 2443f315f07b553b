// Marks that turn the direction of what follows: `photo\u202Egnp.exe` would be read as `photoexe.png`.
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFD]/gu
const longest = 200

/**
 * The name of an uploaded file as it may be shown: what follows the last slash, without controls and marks of direction.
 * It is never a path. @returns 1 to 200 characters; a name that is too long keeps its ending
 */
export function cleanFileName(given: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = base.replace(unprintable, '').replace(turning, '').trim()
  if (clean === '' || /^\.+$/.test(clean)) return 'file'
  const letters = Array.from(clean)
  if (letters.length <= longest) return clean
  const ending = Array.from(/\.[^.]{1,10}$/.exec(clean)?.[0] ?? '')
  return [...letters.slice(0, longest - ending.length), ...ending].join('')
}

/** What follows the last dot, in lower case; empty when there is no dot. */
export function endingIn(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/**
 * The header that tells a browser how to take a file: shown or saved, under which name (RFC 6266; RFC 5987 for what is not ASCII).
 * @param ending that of the stored content: a picture that came as PNG is saved as WebP
 */
export function dispositionOf(how: 'inline' | 'attachment', fileName: string, ending: string | undefined): string {
  const named = ending === undefined || isCalled(fileName, ending) ? fileName : `${fileName.replace(/\.[^.]*$/, '')}.${ending}`
  const plain = named
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]/g, '_')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(named).replace(/['()*]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function isCalled(fileName: string, ending: string): boolean {
  const own = endingIn(fileName)
  return own === ending || (own === 'jpeg' && ending === 'jpg')
}
