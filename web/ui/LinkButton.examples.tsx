import { Bell, Columns2 } from 'lucide-react'
import { type Examples, pick } from './examples.ts'
import { LinkButton } from './LinkButton.tsx'

export const examples: Examples = {
  part: 'LinkButton',
  on: 'portal',
  examples: [
    {
      name: ['روابط في مكان الأزرار', 'Links where buttons stand'],
      render: lang => (
        <>
          <LinkButton href="#act" look="act">
            {pick(lang)('راسل البلدية', 'Write to the municipality')}
          </LinkButton>
          <LinkButton href="#follow" icon={Bell}>
            {pick(lang)('تابع البلدية', 'Follow')}
          </LinkButton>
          <LinkButton href="#compare" icon={Columns2}>
            {pick(lang)('قارن', 'Compare')}
          </LinkButton>
        </>
      ),
    },
  ],
}
