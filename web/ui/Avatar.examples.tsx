import { Avatar, PlaceMark } from './Avatar.tsx'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  part: 'Avatar',
  on: 'portal',
  examples: [
    {
      name: ['شخص وجهة', 'A person and a place'],
      render: lang => (
        <>
          <Avatar name={lang === 'ar' ? 'سمر عودة' : 'Samar Odeh'} />
          <PlaceMark governorate="50" />
          <PlaceMark governorate="01" size="small" />
          <PlaceMark governorate="45" size="large" />
        </>
      ),
    },
  ],
}
