/** A piece of a page that was pasted: a text, or an element with what stands in it. Comments are not read, so neither are Word's conditional ones. */
export type Piece = string | Tag

export interface Tag {
  /** In small letters, Word's own with their prefix: `o:p`. */
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly children: readonly Piece[]
}

export type Dir = 'rtl' | 'ltr'

/** What its own style says of one property, in small letters. */
export function styleOf(tag: Tag, property: string): string | undefined {
  return tag.attributes.style === undefined ? undefined : stylesOf(tag, tag.attributes.style).get(property)
}

// Each is asked for a dozen properties, and a document has ten thousand of them.
const known = new WeakMap<Tag, ReadonlyMap<string, string>>()

function stylesOf(tag: Tag, style: string): ReadonlyMap<string, string> {
  const present = known.get(tag)
  if (present) return present
  const declarations = style.toLowerCase().split(';')
  const styles = new Map(
    declarations.map((declaration): [string, string] => {
      const colon = declaration.indexOf(':')
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
    }),
  )
  known.set(tag, styles)
  return styles
}

export function classesOf({ attributes }: Tag): readonly string[] {
  return (attributes.class ?? '').split(/\s+/).filter(Boolean)
}

/** The direction that it says of itself: in its attribute, in its style, or as Word on the web does, in a class. */
export function ownDirOf(tag: Tag): Dir | undefined {
  const said = tag.attributes.dir?.trim().toLowerCase() ?? styleOf(tag, 'direction')
  if (said === 'rtl' || said === 'ltr') return said
  const classes = classesOf(tag)
  if (!classes.includes('OutlineElement')) return undefined
  return classes.includes('Rtl') ? 'rtl' : classes.includes('Ltr') ? 'ltr' : undefined
}

/** The direction in which what stands inside it runs, of which what stands around it runs so. */
export function dirIn(tag: Tag, around: Dir | undefined): Dir | undefined {
  return tag.attributes.dir?.trim().toLowerCase() === 'auto' ? undefined : (ownDirOf(tag) ?? around)
}

export function textOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.children.map(textOf).join('')
}

/** The first inside it, in the order of the text, that is what is asked for. */
export function findIn(tag: Tag, isSought: (inner: Tag) => boolean): Tag | undefined {
  for (const child of tag.children) {
    if (typeof child === 'string') continue
    const found = isSought(child) ? child : findIn(child, isSought)
    if (found) return found
  }
  return undefined
}

/** All inside it that are what is asked for; none of these is looked into. */
export function allIn(tag: Tag, isSought: (inner: Tag) => boolean): Tag[] {
  return tag.children.flatMap(child => (typeof child === 'string' ? [] : isSought(child) ? [child] : allIn(child, isSought)))
}
