import { type Examples, pick } from './examples.ts'
import { FieldError } from './FieldError.tsx'

export const examples: Examples = {
  part: 'FieldError',
  on: 'portal',
  examples: [
    {
      name: ['تحت الحقل', 'Beneath a field'],
      render: lang => (
        <FieldError>{pick(lang)('الملخص قصير: 20 حرفًا على الأقل.', 'The summary is short: at least 20 characters.')}</FieldError>
      ),
    },
  ],
}
