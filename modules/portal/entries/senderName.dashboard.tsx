import type { Lang } from '../../define.ts'
import { blockTexts } from './blockTexts.ts'

/** A sender by his covered addresses; in words where there are none. */
export function SenderName({ shown, lang }: { shown: readonly string[]; lang: Lang }) {
  if (shown.length === 0) return blockTexts.say('someone', lang)
  return shown.map((address, index) => (
    <span key={address}>
      {index > 0 && ' · '}
      <bdi dir="ltr">{address}</bdi>
    </span>
  ))
}
