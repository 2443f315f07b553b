import type { Examples } from './examples.ts'
import { Skeleton } from './Skeleton.tsx'

export const examples: Examples = {
  part: 'Skeleton',
  on: 'portal',
  examples: [{ name: ['ستة أسطر', 'Six lines'], render: lang => <Skeleton lines={6} lang={lang} /> }],
}
