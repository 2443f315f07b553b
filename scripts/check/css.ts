export interface Declaration {
  readonly property: string
  readonly value: string
  /** Counted from 1. */
  readonly line: number
}

/** The declarations of a stylesheet and its `@apply` lines; comments are passed over. */
export function declarationsOf(css: string): Declaration[] {
  const bare = css.replace(/\/\*[^]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(/(?<=^|[{;\s])(?:(-{0,2}[a-z][\w-]*)\s*:|(@apply)\s)\s*([^;{}]*)(?=[;}])/g)].map(match => ({
    property: match[1] ?? match[2] ?? '',
    value: (match[3] ?? '').trim(),
    line: bare.slice(0, match.index).split('\n').length,
  }))
}
