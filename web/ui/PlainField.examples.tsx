import { type Examples, pick } from './examples.ts'
import { PlainField, PlainSelect, PlainTextArea } from './PlainField.tsx'

export const examples: Examples = {
  part: 'PlainField',
  on: 'portal',
  examples: [
    {
      name: ['حقول نموذج عام', 'Fields of a public form'],
      render: lang => {
        const t = pick(lang)
        const of = (name: string) => ({ name, id: `${name}-${lang}`, lang })
        return (
          <div className="grid w-full grid-cols-1 gap-5 @sm:grid-cols-2">
            <PlainField {...of('fullName')} label={t('الاسم', 'Name')} required autoComplete="name" />
            <PlainField
              {...of('mail')}
              label={t('البريد الإلكتروني', 'E-mail')}
              type="email"
              required
              error={t('صيغة البريد الإلكتروني غير صحيحة', 'The e-mail address is not valid')}
              defaultValue="s.odeh@"
            />
            <PlainField
              {...of('phone')}
              label={t('رقم الجوال', 'Mobile')}
              type="tel"
              hint={t('عشرة أرقام تبدأ بصفر', 'Ten digits, the first a zero')}
              defaultValue="0599000000"
            />
            <PlainField {...of('day')} label={t('التاريخ', 'Date')} type="date" />
            <PlainSelect
              {...of('governorate')}
              label={t('المحافظة', 'Governorate')}
              none={t('كل المحافظات', 'All governorates')}
              options={[
                { value: '15', label: t('نابلس', 'Nablus') },
                { value: '50', label: t('الخليل', 'Hebron') },
              ]}
            />
            <PlainField {...of('record')} label={t('رقم السجل', 'Record')} defaultValue="50003" readOnly />
            <PlainField {...of('closed')} label={t('معطل', 'Disabled')} defaultValue={t('يُمنح تلقائيًا', 'Given by the system')} disabled />
            <PlainField
              {...of('paper')}
              label={t('المرفق', 'Attachment')}
              type="file"
              hint={t('صورة أو PDF، حتى 5 م.ب', 'A picture or PDF, up to 5 MB')}
            />
            <div className="@sm:col-span-2">
              <PlainTextArea
                {...of('message')}
                label={t('نص الرسالة', 'Message')}
                required
                hint={t('من 20 إلى 2,000 حرف', '20 to 2,000 characters')}
              />
            </div>
          </div>
        )
      },
    },
  ],
}
