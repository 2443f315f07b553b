import { type Examples, pick } from './examples.ts'
import { PlainCheckbox, PlainChecks, PlainRadios } from './PlainChoices.tsx'

export const examples: Examples = {
  part: 'PlainChoices',
  on: 'portal',
  examples: [
    {
      name: ['واحد من قليل', 'One of a few'],
      render: lang => {
        const t = pick(lang)
        const options = [
          { value: '1', label: t('استفسار', 'Question') },
          { value: '2', label: t('شكوى', 'Complaint') },
          { value: '3', label: t('اقتراح', 'Suggestion') },
        ]
        return (
          <>
            <PlainRadios
              legend={t('الموضوع', 'Subject')}
              name={`subject-${lang}`}
              options={options}
              defaultValue="2"
              required
              lang={lang}
            />
            <PlainRadios
              legend={t('طريقة الرد', 'How to answer')}
              name={`answer-${lang}`}
              options={options}
              error={t('اختر طريقة', 'Choose one')}
              lang={lang}
            />
          </>
        )
      },
    },
    {
      name: ['عدة من قليل', 'Several of a few'],
      render: lang => {
        const t = pick(lang)
        return (
          <PlainChecks
            legend={t('الدعم المطلوب', 'Support wanted')}
            name={`support-${lang}`}
            options={[
              { value: '1', label: t('تمويل', 'Funding') },
              { value: '2', label: t('شريك', 'A partner') },
              { value: '3', label: t('مكان', 'Premises') },
            ]}
            chosen={['2']}
            hint={t('اختر ما تحتاجه', 'Choose what you need')}
            required
            lang={lang}
          />
        )
      },
    },
    {
      name: ['موافقة', 'Consent'],
      render: lang => {
        const t = pick(lang)
        return (
          <>
            <PlainCheckbox name={`privacy-${lang}`} defaultChecked>
              {t('أوافق على معالجة بياناتي للرد على هذا الطلب', 'My data may be used to answer this entry')}
            </PlainCheckbox>
            <PlainCheckbox name={`terms-${lang}`} required error={t('يلزم قبول معالجة البيانات', 'The use of your data must be accepted')}>
              {t('أوافق', 'I agree')}
            </PlainCheckbox>
          </>
        )
      },
    },
  ],
}
