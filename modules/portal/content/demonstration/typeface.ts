/** What a line of Arabic needs of a typeface, as its TrueType file has it. */
export interface Typeface {
  readonly bytes: Uint8Array
  /** Its glyph of a letter that stands alone; 0 where it has none. */
  readonly glyphOf: (letter: string) => number
  /** In thousandths of the size. */
  readonly widthOf: (glyph: number) => number
  /** The glyph in the place of the one of a letter alone, where it begins, continues or ends what is joined. */
  readonly forms: Readonly<Record<'init' | 'medi' | 'fina', ReadonlyMap<number, number>>>
  /** The one glyph of two that follow each other, by both: `17 42`. */
  readonly ligatures: ReadonlyMap<string, number>
}

/** @param bytes of a TrueType file whose substitutions lie where its features say (without extensions) */
export function readTypeface(bytes: Uint8Array): Typeface {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map(times(view.getUint16(4), n => [tagAt(view, 12 + 16 * n), view.getUint32(20 + 16 * n)] as const))
  const at = (table: string) => {
    const found = tables.get(table)
    if (found === undefined) throw new Error(`The typeface has no table ${table}`)
    return found
  }
  const subtables = (feature: string) => subtablesOf(view, at('GSUB'), feature)
  const formsOf = (feature: string) => new Map(subtables(feature).flatMap(table => singlesOf(view, table)))
  return {
    bytes,
    glyphOf: glyphsOf(view, at('cmap')),
    widthOf: widthsOf(view, at('hmtx'), view.getUint16(at('hhea') + 34), view.getUint16(at('head') + 18)),
    forms: { init: formsOf('init'), medi: formsOf('medi'), fina: formsOf('fina') },
    ligatures: new Map(subtables('rlig').flatMap(table => pairsOf(view, table))),
  }
}

function times<T>(count: number, of: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => of(n))
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...times(4, n => view.getUint8(at + n)))
}

/** By the first of its tables (format 4): spans of letters, each with the way from letter to glyph. */
function glyphsOf(view: DataView, cmap: number): (letter: string) => number {
  const table = cmap + view.getUint32(cmap + 8)
  const size = view.getUint16(table + 6)
  const [ends, starts, steps, offsets] = [table + 14, table + 16 + size, table + 16 + 2 * size, table + 16 + 3 * size]
  return letter => {
    const code = letter.codePointAt(0) ?? 0
    for (let at = 0; at < size; at += 2) {
      if (view.getUint16(ends + at) < code) continue
      const start = view.getUint16(starts + at)
      if (start > code) return 0
      const step = view.getUint16(steps + at)
      const offset = view.getUint16(offsets + at)
      if (offset === 0) return (code + step) & 0xffff
      const glyph = view.getUint16(offsets + at + offset + 2 * (code - start))
      return glyph === 0 ? 0 : (glyph + step) & 0xffff
    }
    return 0
  }
}

function widthsOf(view: DataView, hmtx: number, count: number, unitsOfSize: number): (glyph: number) => number {
  return glyph => Math.round((view.getUint16(hmtx + 4 * Math.min(glyph, count - 1)) * 1000) / unitsOfSize)
}

/** Where the substitutions of a feature lie. */
function subtablesOf(view: DataView, gsub: number, feature: string): number[] {
  const features = gsub + view.getUint16(gsub + 6)
  const lookups = gsub + view.getUint16(gsub + 8)
  const named = times(view.getUint16(features), n => features + 2 + 6 * n).find(at => tagAt(view, at) === feature)
  if (named === undefined) return []
  const table = features + view.getUint16(named + 4)
  return times(view.getUint16(table + 2), n => lookups + view.getUint16(lookups + 2 + 2 * view.getUint16(table + 4 + 2 * n))).flatMap(
    lookup => times(view.getUint16(lookup + 4), n => lookup + view.getUint16(lookup + 6 + 2 * n)),
  )
}

/** The glyphs of which a substitution speaks, in its order. */
function coveredBy(view: DataView, table: number): number[] {
  const at = table + view.getUint16(table + 2)
  const count = view.getUint16(at + 2)
  if (view.getUint16(at) === 1) return times(count, n => view.getUint16(at + 4 + 2 * n))
  return times(count, n => at + 4 + 6 * n).flatMap(span => {
    const first = view.getUint16(span)
    return times(view.getUint16(span + 2) - first + 1, n => first + n)
  })
}

function singlesOf(view: DataView, table: number): (readonly [from: number, to: number])[] {
  const step = view.getUint16(table) === 1 ? view.getUint16(table + 4) : undefined
  return coveredBy(view, table).map((glyph, n) => [glyph, step === undefined ? view.getUint16(table + 6 + 2 * n) : (glyph + step) & 0xffff])
}

function pairsOf(view: DataView, table: number): (readonly [pair: string, glyph: number])[] {
  return coveredBy(view, table).flatMap((first, n) => {
    const set = table + view.getUint16(table + 6 + 2 * n)
    return times(view.getUint16(set), other => set + view.getUint16(set + 2 + 2 * other))
      .filter(ligature => view.getUint16(ligature + 2) === 2)
      .map(ligature => [`${first} ${view.getUint16(ligature + 4)}`, view.getUint16(ligature)] as const)
  })
}
