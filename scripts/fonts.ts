// Cuts the fonts to what Arabic and English pages use and writes their @font-face rules, into web/theme/fonts/ (not checked in).
// Does nothing when all of it is there and made from the same sources.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { cardFonts } from './fonts/cards.ts'
import { characters } from './fonts/characters.ts'
import { cuts, facesCss, featuresOf, fileOf, stylesheets, typefaces, wholeFile } from './fonts/faces.ts'
import { fallbackCss } from './fonts/fallbacks.ts'

const folder = new URL('../web/theme/fonts/', import.meta.url)
const marker = new URL('made-from', folder)

/** Writes what is missing or stale. @returns true when it had to */
export async function makeFonts(): Promise<boolean> {
  const css = {
    ...Object.fromEntries(Object.entries(stylesheets).map(([file, families]) => [file, facesCss(families)])),
    'fallbacks.css': fallbackCss(),
  }
  const fonts = Object.values(typefaces).flatMap(face =>
    cuts.map(({ cut, script }) => ({
      file: fileOf(face, cut),
      text: characters[cut],
      source: bytesOf(wholeFile(face, script)),
      options: { targetFormat: 'woff2' as const, keepFeatures: featuresOf(script), noHinting: script === 'latin' },
    })),
  )
  const drawn = cardFonts.map(({ file, source, text }) => ({ file, text, source: bytesOf(source) }))
  const fingerprint = digestOf([
    JSON.stringify([css, fonts.map(({ options }) => options)]),
    ...[...fonts, ...drawn].flatMap(({ text, source }) => [text, source]),
  ])
  const files = [...Object.keys(css), ...[...fonts, ...drawn].map(font => font.file)]
  if (existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint && files.every(file => existsSync(new URL(file, folder))))
    return false

  mkdirSync(folder, { recursive: true })
  for (const { file, text, source, options } of fonts) writeFileSync(new URL(file, folder), await subsetFont(source, text, options))
  for (const { file, text, source } of drawn)
    writeFileSync(new URL(file, folder), await subsetFont(source, text, { targetFormat: 'truetype' }))
  for (const [file, text] of Object.entries(css)) writeFileSync(new URL(file, folder), `${text}\n`)
  writeFileSync(marker, fingerprint)
  return true
}

function bytesOf(file: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(file)))
}

function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

if (import.meta.main) console.log((await makeFonts()) ? 'fonts: cut' : 'fonts: up to date')
