import { inLang, numberOf, type Fields, type Lang, type Problem } from '../../kernel/kernel.ts'

/** What is wrong, as a summary says it: of a row of a table, of which one, as the rows themselves are called. */
export function saidOf({ at, sentence }: Problem, fields: Fields, lang: Lang): string {
  const [, name = '', row] = /^(\w+)\[(\d+)\]/.exec(at) ?? []
  const rows = fields[name]
  return rows && row ? `${inLang(rows.label, lang)} ${numberOf(Number(row) + 1, lang)}: ${sentence[lang]}` : sentence[lang]
}
