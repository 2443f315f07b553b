import { Parser } from 'htmlparser2'
import { unpacked } from '../importExport/zip.ts'
import { limits } from './limits.ts'

/** Which parts of a document are read, in which elements its text stands, and what ends a word or a line. */
interface Form {
  readonly parts: RegExp
  readonly text: ReadonlySet<string>
  /** What stands in them is no text of the document, such as how a word is read aloud. */
  readonly left: ReadonlySet<string>
  readonly breaks: ReadonlySet<string>
}

const forms = {
  docx: {
    parts: /^word\/(?:document|footnotes|endnotes)\.xml$/,
    text: new Set(['w:t']),
    // A text box stands there twice, once for older programs.
    left: new Set(['mc:Fallback']),
    breaks: new Set(['w:p', 'w:br', 'w:tab', 'w:tc']),
  },
  pptx: { parts: /^ppt\/slides\/slide\d+\.xml$/, text: new Set(['a:t']), left: new Set(['mc:Fallback']), breaks: new Set(['a:p', 'a:br']) },
  // The texts of cells lie together, or in the cells.
  xlsx: {
    parts: /^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/,
    text: new Set(['t']),
    left: new Set(['rPh']),
    breaks: new Set(['si', 'is']),
  },
} satisfies Record<string, Form>

/** The text of a document of Word, PowerPoint or Excel. @throws Error when it is broken or holds too much, as `unpacked` */
export async function officeText(bytes: Uint8Array, kind: keyof typeof forms): Promise<string> {
  const form: Form = forms[kind]
  const parts = await unpacked(bytes, name => form.parts.test(name), limits.unpackedBytes)
  if (parts.size === 0) throw new Error('no part with text')
  const inOrder = [...parts].toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  let text = ''
  for (const [, part] of inOrder) if (text.length < limits.characters) text += `${partText(part, form)}\n`
  return text
}

/** Of large parts only the beginning is kept in memory as text: the parser takes them in pieces. */
function partText(part: Buffer, { text, left, breaks }: Form): string {
  const decoder = new TextDecoder('utf-8')
  let said = ''
  let depth = 0
  let leftOut = 0
  const parser = new Parser(
    {
      onopentag: name => {
        if (left.has(name)) leftOut += 1
        if (text.has(name)) depth += 1
      },
      ontext: letters => {
        if (depth > 0 && leftOut === 0) said += letters
      },
      onclosetag: name => {
        if (left.has(name)) leftOut -= 1
        if (text.has(name)) depth -= 1
        if (breaks.has(name)) said += '\n'
      },
    },
    { xmlMode: true },
  )
  const step = 256 * 1024
  for (let at = 0; at < part.length && said.length < limits.characters; at += step)
    parser.write(decoder.decode(part.subarray(at, at + step), { stream: true }))
  return said
}
