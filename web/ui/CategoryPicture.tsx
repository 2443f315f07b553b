import { categoryIcons } from './categoryIcons.ts'
import { Icon } from './Icon.tsx'

/** The picture of a sign; nothing for a name that has none. */
export function CategoryPicture({ icon }: { icon: string }) {
  const drawing = categoryIcons[icon]
  return drawing ? <Icon of={drawing} /> : null
}
