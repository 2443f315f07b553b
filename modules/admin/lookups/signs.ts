import type { Label } from '../../define.ts'

/** The ten colours that tell categories apart (portal and administration, section 7.2). What each looks like stands in the theme. */
export const categoryColours = {
  olive: ['زيتوني', 'Olive'],
  green: ['أخضر', 'Green'],
  teal: ['أزرق مخضر', 'Teal'],
  blue: ['أزرق', 'Blue'],
  violet: ['بنفسجي', 'Violet'],
  plum: ['برقوقي', 'Plum'],
  rose: ['وردي', 'Rose'],
  copper: ['نحاسي', 'Copper'],
  gold: ['ذهبي', 'Gold'],
  stone: ['حجري', 'Stone'],
} as const satisfies Readonly<Record<string, Label>>

/** The signs that categories may have: lucide's names. Their pictures stand in `web/ui/categoryIcons.ts`. */
export const categoryIcons = [
  ...['tag', 'star', 'flag', 'bookmark', 'bell', 'megaphone', 'newspaper', 'calendar', 'map-pin', 'globe'],
  ...['landmark', 'building-2', 'house', 'store', 'factory', 'warehouse', 'school', 'hospital', 'hotel', 'tent-tree'],
  ...['users', 'user-round', 'baby', 'accessibility', 'hand-heart', 'briefcase', 'graduation-cap', 'scale', 'gavel', 'shield'],
  ...['hand-coins', 'banknote', 'receipt', 'chart-column', 'file-text', 'folder', 'book-open', 'camera', 'video', 'music'],
  ...['trees', 'leaf', 'sprout', 'tractor', 'droplets', 'waves', 'zap', 'sun', 'flame', 'recycle'],
  ...['trash-2', 'bus', 'car', 'construction', 'hard-hat', 'wrench', 'phone', 'wifi', 'heart-pulse', 'utensils'],
] as const

/** Is it one of the ten? */
export function isCategoryColour(text: string): text is keyof typeof categoryColours {
  return Object.hasOwn(categoryColours, text)
}

/** Has the sign a picture? */
export function isCategoryIcon(text: string): text is (typeof categoryIcons)[number] {
  return categoryIcons.some(name => name === text)
}
