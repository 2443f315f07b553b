import { limits } from '../fileText/limits.ts'
import { widthsPx } from './images.ts'

/** The numbers of the pages that a document is shown by. */
export const shownPages: readonly number[] = Array.from({ length: limits.shownPages }, (_, at) => at + 1)

/** Under which key the picture of a page lies beside its document; its smaller widths lie there as those of any picture. */
export function pageKey(sha256: string, number: number): string {
  return `${sha256}-p${number}`
}

/** All keys under which pictures of the pages of a document may lie. */
export function pageKeys(sha256: string): string[] {
  return shownPages.map(number => pageKey(sha256, number)).flatMap(key => [key, ...widthsPx.map(width => `${key}-${width}`)])
}
