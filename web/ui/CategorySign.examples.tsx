import { CategorySign } from './CategorySign.tsx'
import type { Examples } from './examples.ts'

const colours = ['olive', 'green', 'teal', 'blue', 'violet', 'plum', 'rose', 'copper', 'gold', 'stone']
const icons = ['leaf', 'sprout', 'droplets', 'bus', 'graduation-cap', 'music', 'heart-pulse', 'construction', 'sun', 'landmark']

export const examples: Examples = {
  part: 'CategorySign',
  on: 'dashboard',
  examples: [
    {
      name: ['ألوان التصنيف العشرة وأيقونات', 'The ten category colours, with signs'],
      render: lang => (
        <ul className="grid gap-2">
          {colours.map((color, index) => (
            <li key={color}>
              <CategorySign color={color} icon={icons[index] ?? null} />
              <CategorySign color={color} icon={null} />
              {lang === 'ar' ? 'تصنيف' : 'Category'}
            </li>
          ))}
        </ul>
      ),
    },
  ],
}
