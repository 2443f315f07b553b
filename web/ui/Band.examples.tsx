import { Band } from './Band.tsx'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  part: 'Band',
  on: 'portal',
  examples: [
    {
      name: ['واحد في كل شاشة', 'One per screen'],
      render: () => (
        <div className="relative min-h-[192px] w-full">
          <Band kind="side" />
        </div>
      ),
    },
    {
      name: ['لوح الدخول', 'Sign-in board'],
      render: () => (
        <div className="flex min-h-[200px] w-full" data-theme="auth">
          <Band kind="board" />
        </div>
      ),
    },
  ],
}
