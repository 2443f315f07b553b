import { CheckList } from './CheckList.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'CheckList',
  on: 'dashboard',
  examples: [
    {
      name: ['شروط تتحقق أثناء الكتابة', 'Conditions that are met while somebody types'],
      render: lang => {
        const t = pick(lang)
        return (
          <CheckList
            label={t('شروط كلمة المرور', 'Conditions of the password')}
            items={[
              { id: 'length', text: t('6 أحرف على الأقل', 'At least 6 characters'), isMet: true },
              { id: 'capital', text: t('حرف لاتيني كبير (A-Z)', 'A capital letter (A-Z)'), isMet: true },
              { id: 'digit', text: t('رقم (0-9)', 'A digit (0-9)'), isMet: false },
              { id: 'special', text: t('رمز خاص مثل ! @ # -', 'A special character such as ! @ # -'), isMet: false },
            ]}
          />
        )
      },
    },
  ],
}
