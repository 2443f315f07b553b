import { type Examples, pick } from './examples.ts'
import { QrCode } from './QrCode.tsx'

export const examples: Examples = {
  part: 'QrCode',
  on: 'dashboard',
  examples: [
    {
      name: ['رمز يقرؤه الهاتف', 'A code that a telephone reads'],
      render: lang => (
        <QrCode text="otpauth://totp/Mahalli:editor?secret=JBSWY3DPEHPK3PXP" label={pick(lang)('رمز مربع', 'A square code')} />
      ),
    },
  ],
}
