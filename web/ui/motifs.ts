/**
 * The motifs, cross by cross: `a` terracotta, `b` olive, `c` ink. Drawn by their first half with the axis where they mirror (`fold`).
 * The families of motif are well known; which one stands for which governorate is a proposal that an expert in tatreez has to check
 * before publication. Look at every new grid for emblems nobody meant: the star has eight points, never six; no candelabra, no crosses.
 */
interface Drawing {
  /** `both`: the rows are the upper half of the left half; `across`: the left half; `none`: the whole. */
  readonly fold: 'both' | 'across' | 'none'
  readonly rows: readonly string[]
}

export const motifs = {
  star: {
    fold: 'both',
    rows: ['...a....', '.b.aa...', '...aaa..', 'aaa.aaa.', '.aaa.aa.', '..aaa.a.', '...aaa..', '.......b'],
  },
  moon: {
    fold: 'both',
    rows: ['.....aaa', '...aa...', '..a.....', '.a...b..', '.a...bb.', 'a..bb.b.', 'a...bb..', 'a......c'],
  },
  tents: {
    fold: 'both',
    rows: ['aaaa...a', 'aaa...aa', 'aa...aa.', 'a...aa.b', '...aa.b.', '..aa.b..', '.aa.b..a', 'aa.b..ac'],
  },
  cup: {
    fold: 'both',
    rows: ['....aaaa', '...a...b', '..a...b.', '.a.a.b..', 'a...a...', 'a..b...a', 'a.b...a.', 'ab...a.c'],
  },
  cow: {
    fold: 'both',
    rows: ['aaaa..aa', 'ab....a.', 'a....a.b', 'a...a.b.', '...a....', '..a..bbb', 'aa.b.b..', 'a.b..b.c'],
  },
  camel: {
    fold: 'both',
    rows: ['.......a', '.bb...a.', '.bb..a..', '....a.b.', '...a.b.a', '..a.b.aa', '.a.b.aa.', 'a...aa.c'],
  },
  cypress: {
    fold: 'across',
    rows: [
      '.......a',
      '......aa',
      '.....aaa',
      '....aaba',
      '......aa',
      '.....aaa',
      '....aaba',
      '...aabaa',
      '.....aaa',
      '....aaba',
      '...aabaa',
      '..aabaaa',
      '.......c',
      '.......c',
      '.....ccc',
    ],
  },
  feathers: {
    fold: 'across',
    rows: [
      '.......b',
      '......ab',
      '......ab',
      '....a..b',
      '....aa.b',
      '..a..aab',
      '..aa..ab',
      '...aa..b',
      '....aa.b',
      '..a..aab',
      '..aa..ab',
      '...aa..b',
      '....aa.b',
      '.....aab',
      '......ab',
    ],
  },
  amulet: {
    fold: 'across',
    rows: [
      '.......a',
      '......aa',
      '.....aa.',
      '....aa.b',
      '...aa.bb',
      '..aa.bb.',
      '.aa.bb.c',
      'aa.....c',
      'aaaaaaaa',
      '........',
      '.a..a..a',
      '.a..a..a',
      '.b..b..b',
      '.b..b..b',
      '.......b',
    ],
  },
  palm: {
    fold: 'across',
    rows: [
      '...aa...',
      '..a.aa..',
      '.a.aaaa.',
      'a.aa.aaa',
      '..a.aaba',
      '.a.aa.aa',
      '.a.a.b.a',
      '...a.b.a',
      '.......c',
      '......cc',
      '.......c',
      '......cc',
      '.......c',
      '....cc.c',
      '......cc',
    ],
  },
  // A sheaf tied at its waist; three ears on one bent stalk would have read as a candelabra.
  wheat: {
    fold: 'across',
    rows: [
      '.......b',
      '.b....ab',
      '.ab...ab',
      '.aab..ab',
      '..aab.ab',
      '...aab.b',
      '...baab.',
      '....baa.',
      '.....ba.',
      '......bb',
      '.....ccc',
      '......bb',
      '.....bbb',
      '.....bbb',
      '....bbbb',
    ],
  },
  grapes: {
    fold: 'across',
    rows: [
      '.......c',
      '...cc..c',
      '..cccccc',
      '.a...a..',
      'aba.aba.',
      '.a...a..',
      '...a...a',
      '..aba.ab',
      '...a...a',
      '.....a..',
      '....aba.',
      '.....a..',
      '.......a',
      '......ab',
      '.......a',
    ],
  },
  scissors: {
    fold: 'across',
    rows: [
      'a......b',
      'aa......',
      '.aa....b',
      '..aa....',
      '...aa..b',
      '....aa..',
      '.....aa.',
      '......aa',
      '.......c',
      '......a.',
      '.aaaaa..',
      '.a...a..',
      '.a.b.a..',
      '.a...a..',
      '.aaaaa..',
    ],
  },
  rose: {
    fold: 'across',
    rows: [
      '......aa',
      '.....aab',
      '....aabb',
      '....abbc',
      '....aabb',
      '.....aab',
      '......aa',
      '.aa....c',
      'aab....c',
      'abbc...c',
      'aab.c..c',
      '.aa..c.c',
      '......cc',
      '.......c',
      '.......c',
    ],
  },
  comb: {
    fold: 'none',
    rows: [
      '..a...a...a...a',
      '..a...a...a...a',
      'a.a.a.a.a.a.a.a',
      'a.a.a.a.a.a.a.a',
      'a.a.a.a.a.a.a.a',
      'a.a.a.a.a.a.a.a',
      'aaaaaaaaaaaaaaa',
      'bcbcbcbcbcbcbcb',
      'aaaaaaaaaaaaaaa',
      'a.a.a.a.a.a.a.a',
      'a.a.a.a.a.a.a.a',
      'a.a.a.a.a.a.a.a',
      'a.a.a.a.a.a.a.a',
      '..a...a...a...a',
      '..a...a...a...a',
    ],
  },
  road: {
    fold: 'none',
    rows: [
      'a...a...a...a..',
      'aa.b...aaa.b...',
      '.aa...aa.aa...a',
      '..aa.aa...aa.aa',
      '...aaa.b...aaa.',
      'a...a...a...a..',
      'aa.b...aaa.b...',
      '.aa...aa.aa...a',
      '..aa.aa...aa.aa',
      '...aaa.b...aaa.',
      'a...a...a...a..',
      'aa.b...aaa.b...',
      '.aa...aa.aa...a',
      '..aa.aa...aa.aa',
      '...aaa.b...aaa.',
    ],
  },
} as const satisfies Record<string, Drawing>
export type Motif = keyof typeof motifs

/** The proposed motif of each governorate, by its code. */
export const motifOfGovernorate: Readonly<Record<string, Motif>> = {
  '01': 'wheat',
  '05': 'feathers',
  '10': 'cup',
  '15': 'cow',
  '20': 'rose',
  '25': 'cypress',
  '30': 'tents',
  '35': 'camel',
  '40': 'star',
  '45': 'moon',
  '50': 'grapes',
  '55': 'comb',
  '60': 'amulet',
  '65': 'palm',
  '70': 'scissors',
  '75': 'road',
}

/** One repeat of each edge, from its upper end; the wide one is the side panel of a thobe. */
export const bands = {
  wide: [
    'ba.a.ab',
    'b.aaa.b',
    'baabaab',
    'b.aaa.b',
    'ba.a.ab',
    'b.....b',
    'b..a..b',
    'b.aaa.b',
    'baabaab',
    'b.aaa.b',
    'b..a..b',
    'b.....b',
  ],
  narrow: ['.a.', 'aba', '.a.', 'b.b'],
  line: ['a', 'b'],
} as const

/**
 * A piece of the wide band laid across: its two edges, and of its figures those that are stitched. It stands for what is not there, for unlike
 * the motifs it is no governorate's. It begins with the figure of eight arms: the other one alone would be read as a cross.
 * @param stitched of each place for a figure, whether it is there
 * @returns seven rows, six stitches a figure and one more
 */
export function bandPiece(stitched: readonly boolean[]): readonly string[] {
  const row = (index: number) => Array.from(bands.wide[index % bands.wide.length] ?? '')
  const ground = row(5)
  const along = [ground, ...stitched.flatMap((isThere, at) => [0, 1, 2, 3, 4, 5].map(step => (isThere ? row(at * 6 + step) : ground)))]
  return ground.map((_, across) => along.map(stitches => stitches[across] ?? '.').join(''))
}

/** The whole grid of a motif, 15 by 15. */
export function gridOf(motif: Motif): readonly string[] {
  const { fold, rows } = motifs[motif]
  const across = fold === 'none' ? rows : rows.map(row => mirrored(Array.from(row)).join(''))
  return fold === 'both' ? mirrored(across) : across
}

/** The half and its image; the last element is the axis and stands once. */
function mirrored<T>(half: readonly T[]): T[] {
  return [...half, ...half.slice(0, -1).reverse()]
}
