import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { type Examples, pick } from './examples.ts'
import { PasswordField } from './PasswordField.tsx'

export const examples: Examples = {
  part: 'PasswordField',
  on: 'dashboard',
  examples: [{ name: ['كلمة مرور', 'A password'], render: lang => <States lang={lang} /> }],
}

function States({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [present, setPresent] = useState('')
  const [chosen, setChosen] = useState('Zaytoun')
  return (
    <div className="grid w-full grid-cols-1 gap-5 @sm:grid-cols-2">
      <PasswordField
        label={t('كلمة المرور الحالية', 'Current password')}
        value={present}
        onChange={setPresent}
        autoComplete="current-password"
        required
      />
      <PasswordField
        label={t('كلمة المرور الجديدة', 'New password')}
        value={chosen}
        onChange={setChosen}
        autoComplete="new-password"
        error={t('كلمة المرور شائعة أو تشبه بياناتك. اختر غيرها', 'This password is common or resembles your data. Choose another')}
      />
    </div>
  )
}
