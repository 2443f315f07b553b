import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { CodeField } from './CodeField.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'CodeField',
  on: 'dashboard',
  examples: [{ name: ['رمز تحقق', 'A verification code'], render: lang => <States lang={lang} /> }],
}

function States({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [half, setHalf] = useState('481')
  const [wrong, setWrong] = useState('481516')
  return (
    <div className="grid w-full grid-cols-1 gap-5 @sm:grid-cols-2">
      <CodeField
        label={t('رمز التحقق', 'Verification code')}
        value={half}
        onChange={setHalf}
        hint={t('ستة أرقام من الرسالة', 'Six digits of the message')}
      />
      <CodeField
        label={t('رمز التحقق', 'Verification code')}
        value={wrong}
        onChange={setWrong}
        error={t('رمز التحقق غير صحيح. بقيت محاولتان', 'The code is not correct. 2 tries left')}
      />
    </div>
  )
}
