import type { Lang } from '../../kernel/kernel.ts'

/** What stands between the members of a list. */
export function commaOf(lang: Lang): string {
  return lang === 'ar' ? '، ' : ', '
}
