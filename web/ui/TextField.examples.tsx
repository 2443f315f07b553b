import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { type Examples, pick } from './examples.ts'
import { TextArea, TextField } from './TextField.tsx'

export const examples: Examples = {
  part: 'TextField',
  on: 'dashboard',
  examples: [
    { name: ['حقول في كل حالاتها', 'Fields in every state'], render: lang => <States lang={lang} /> },
    { name: ['زوج من لغتين', 'A pair of two languages'], render: lang => <Pair lang={lang} /> },
    { name: ['نص طويل', 'A long text'], render: lang => <Long lang={lang} /> },
  ],
}

function States({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [title, setTitle] = useState('')
  const [code, setCode] = useState('50003')
  return (
    <div className="grid w-full grid-cols-1 gap-5 @sm:grid-cols-2">
      <TextField
        label={t('العنوان', 'Title')}
        value={title}
        onChange={setTitle}
        required
        placeholder={t('عنوان قصير وواضح', 'Short and plain')}
        hint={t('من 5 إلى 200 حرف', '5 to 200 characters')}
        maxLength={200}
      />
      <TextField
        label={t('رمز الهيئة', 'Code of the authority')}
        value={code}
        onChange={setCode}
        leftToRight
        error={t('الرمز مستخدم من قبل', 'The code already exists')}
      />
      <TextField label={t('المبلغ', 'Amount')} value="43,194,070.87" onChange={setCode} leftToRight unit={t('شيكل', 'ILS')} />
      <TextField label={t('اسم المورد', 'Supplier')} value={t('Water Works (2)', 'دائرة مياه الضفة')} onChange={setTitle} />
      <TextField label={t('للقراءة', 'Read only')} value={t('محافظة الخليل', 'Hebron')} onChange={setTitle} readOnly />
      <TextField label={t('معطل', 'Disabled')} value={code} onChange={setCode} disabled hint={t('يُمنح تلقائيًا', 'Given by the system')} />
    </div>
  )
}

function Pair({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [ar, setAr] = useState('محطة الفرز الثانية تبدأ العمل')
  const [en, setEn] = useState('The second sorting station begins')
  return (
    <div className="grid w-full grid-cols-1 gap-5 @sm:grid-cols-2">
      <TextField label={t('العنوان بالعربية', 'Title in Arabic')} value={ar} onChange={setAr} textLang="ar" required maxLength={200} />
      <TextField label={t('العنوان بالإنجليزية', 'Title in English')} value={en} onChange={setEn} textLang="en" maxLength={200} />
    </div>
  )
}

function Long({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [text, setText] = useState(t('تعمل منذ اليوم.', 'It works since today.'))
  const error = text.length < 20 ? t('الملخص: 20 حرفًا على الأقل', 'Summary: at least 20 characters') : undefined
  return (
    <div className="w-full">
      <TextArea
        label={t('الملخص', 'Summary')}
        value={text}
        onChange={setText}
        required
        maxLength={400}
        hint={t('من 20 إلى 400 حرف', '20 to 400 characters')}
        error={error}
      />
    </div>
  )
}
