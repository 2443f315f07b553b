import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { type Examples, pick } from './examples.ts'
import { Switch } from './Switch.tsx'

export const examples: Examples = {
  part: 'Switch',
  on: 'dashboard',
  examples: [{ name: ['يسري فورًا', 'At once'], render: lang => <Switches lang={lang} /> }],
}

function Switches({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [on, setOn] = useState(true)
  return (
    <>
      <Switch on={on} onChange={setOn}>
        {t('منشور في البوابة', 'Published on the portal')}
      </Switch>
      <Switch on={!on} onChange={isOff => setOn(!isOff)}>
        {t('إشعارات البريد', 'E-mail notifications')}
      </Switch>
      <Switch on={false} onChange={setOn} disabled>
        {t('معطل', 'Disabled')}
      </Switch>
    </>
  )
}
