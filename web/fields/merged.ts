// What became of a text between two versions: both in one, what went and what came marked where it stood.

/** Where a part stands: in both versions, only in the earlier one, only in the later one. */
export type Side = 'same' | 'gone' | 'new'
/** A run of words, put together in the order in which a reader reads both versions. */
export interface Piece {
  readonly text: string
  readonly side: Side
}
/** A paragraph, heading, entry of a list or row of a table. `changed`: it stands in both, with other words. */
export interface BlockPiece {
  /** `p`, `h2`, `li`, `tr` … */
  readonly tag: string
  readonly side: Side | 'changed'
  readonly pieces: readonly Piece[]
}

/** Longer texts are compared from both ends alone: every part with every other takes as many steps as their product. */
const mostSteps = 2_000_000

interface Step<Part> {
  readonly side: Side
  readonly part: Part
}

/** Both lists in one order: what stands in both once, what stands in one alone beside it, what went before what came. */
function aligned<Part>(before: readonly Part[], after: readonly Part[], isSame: (one: Part, other: Part) => boolean): Step<Part>[] {
  const least = Math.min(before.length, after.length)
  const alike = (one: Part | undefined, other: Part | undefined) => one !== undefined && other !== undefined && isSame(one, other)
  let start = 0
  while (start < least && alike(before[start], after[start])) start += 1
  let end = 0
  while (end < least - start && alike(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1
  const same = (parts: readonly Part[]): Step<Part>[] => parts.map(part => ({ side: 'same', part }))
  return [
    ...same(after.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end), isSame),
    ...same(after.slice(after.length - end)),
  ]
}

function middle<Part>(before: readonly Part[], after: readonly Part[], isSame: (one: Part, other: Part) => boolean): Step<Part>[] {
  const gone = (parts: readonly Part[]): Step<Part>[] => parts.map(part => ({ side: 'gone', part }))
  const come = (parts: readonly Part[]): Step<Part>[] => parts.map(part => ({ side: 'new', part }))
  if (before.length === 0 || after.length === 0 || before.length * after.length > mostSteps) return [...gone(before), ...come(after)]
  const width = after.length + 1
  const longest = new Uint32Array((before.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  const alike = (one: Part | undefined, other: Part | undefined) => one !== undefined && other !== undefined && isSame(one, other)
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      longest[row * width + column] = alike(before[row], after[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
  const steps: Step<Part>[] = []
  let row = 0
  let column = 0
  for (;;) {
    const [one, other] = [before[row], after[column]]
    if (one === undefined || other === undefined) break
    if (isSame(one, other)) {
      steps.push({ side: 'same', part: other })
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      steps.push({ side: 'gone', part: one })
      row += 1
    } else {
      steps.push({ side: 'new', part: other })
      column += 1
    }
  }
  return [...steps, ...gone(before.slice(row)), ...come(after.slice(column))]
}

/** The words of two versions of a text in one: put together, `same` and `new` are the later one, `same` and `gone` the earlier one. */
export function mergedWords(before: string, after: string): Piece[] {
  const pieces: Piece[] = []
  // What went in one place is read before what came there, however the words were paired.
  let [gone, come] = ['', '']
  const flush = () => {
    if (gone !== '') pieces.push({ side: 'gone', text: gone })
    if (come !== '') pieces.push({ side: 'new', text: come })
    gone = ''
    come = ''
  }
  for (const { side, part } of aligned(wordsOf(before), wordsOf(after), (one, other) => one.trim() === other.trim())) {
    if (side === 'gone') gone += part
    else if (side === 'new') come += part
    else {
      flush()
      const last = pieces.at(-1)
      if (last?.side === 'same') pieces[pieces.length - 1] = { side, text: last.text + part }
      else pieces.push({ side, text: part })
    }
  }
  flush()
  return pieces
}

/** Words with the space behind them. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? []
}

/** Two versions of a rich text in one, by paragraphs, and in a paragraph that was changed by words. */
export function mergedBlocks(before: string, after: string): BlockPiece[] {
  const steps = aligned(blocksOf(before), blocksOf(after), (one, other) => one.tag === other.tag && one.text === other.text)
  const merged: BlockPiece[] = []
  let [gone, come]: [Block[], Block[]] = [[], []]
  const flush = () => {
    merged.push(...paired(gone, come))
    gone = []
    come = []
  }
  for (const { side, part } of steps) {
    if (side === 'gone') gone.push(part)
    else if (side === 'new') come.push(part)
    else {
      flush()
      merged.push(whole(part, 'same'))
    }
  }
  flush()
  return merged
}

interface Block {
  readonly tag: string
  readonly text: string
}

function whole({ tag, text }: Block, side: Side): BlockPiece {
  return { tag, side, pieces: [{ text, side }] }
}

/** Paragraphs that went and those that came in one place: one that still has much of its words was changed, not replaced. */
function paired(gone: readonly Block[], come: readonly Block[]): BlockPiece[] {
  const merged: BlockPiece[] = []
  let next = 0
  for (const old of gone) {
    const found = come.findIndex((block, index) => index >= next && isAkin(old, block))
    if (found === -1) {
      merged.push(whole(old, 'gone'))
      continue
    }
    merged.push(...come.slice(next, found).map(block => whole(block, 'new')))
    const block = come[found]
    if (block) merged.push({ tag: block.tag, side: 'changed', pieces: mergedWords(old.text, block.text) })
    next = found + 1
  }
  return [...merged, ...come.slice(next).map(block => whole(block, 'new'))]
}

/** Of the longer of two texts this part of the words must stand in the other for it to be the same paragraph. */
const leastShared = 0.3

function isAkin(one: Block, other: Block): boolean {
  const [words, others] = [wordsOf(one.text), wordsOf(other.text)].map(parts => parts.map(part => part.trim()))
  if (!words || !others) return false
  if (words.join(' ') === others.join(' ')) return true
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of words) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    shared += 1
  }
  return shared >= leastShared * Math.max(words.length, others.length, 1)
}

const blockTags = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'li', 'tr', 'blockquote', 'figcaption', 'caption', 'ul', 'ol', 'table', 'figure'])

/**
 * The paragraphs of a rich text as the server has cleaned it, each as its reader reads it: where a link leads stands behind it, an image is
 * its alternative text, the cells of a row stand beside each other.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  const open: string[] = []
  let text = ''
  let target = ''
  const flush = (tag: string) => {
    const said = text.replace(/\s+/g, ' ').trim().replace(/^\| /, '')
    if (said !== '') blocks.push({ tag, text: said })
    text = ''
  }
  for (const [part, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/gi)) {
    const tag = name?.toLowerCase()
    if (tag === undefined) text += decoded(part)
    else if (tag === 'br') text += ' '
    else if (tag === 'img') text += ` [${decoded(attributeOf(part, 'alt') ?? attributeOf(part, 'src') ?? '')}] `
    else if (tag === 'a' && slash === '') target = decoded(attributeOf(part, 'href') ?? '')
    else if (tag === 'a') text += target === '' ? '' : ` (${target})`
    else if ((tag === 'td' || tag === 'th') && slash === '') text += ' | '
    else if (blockTags.has(tag)) {
      flush(open.findLast(outer => blockTags.has(outer)) ?? 'p')
      if (slash === '') open.push(tag)
      else open.splice(open.lastIndexOf(tag) === -1 ? open.length : open.lastIndexOf(tag))
    }
  }
  flush('p')
  return blocks
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' }),
)

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
}
