import { type Examples, pick } from './examples.ts'
import { FactList } from './FactList.tsx'

export const examples: Examples = {
  part: 'FactList',
  on: 'portal',
  examples: [
    {
      name: ['أربع حقائق', 'Four facts'],
      render: lang => {
        const t = pick(lang)
        return (
          <div className="w-full">
            <FactList
              facts={[
                { label: t('السكان', 'Population'), value: '39,300', unit: t('نسمة', 'people'), note: t('تعداد 2017', 'Census of 2017') },
                {
                  label: t('المساحة', 'Area'),
                  value: '240,000',
                  unit: t('دونم', 'dunum'),
                  note: t('منها 61% منطقة ج', '61% of it Area C'),
                },
                { label: t('موازنة 2026', 'Budget 2026'), value: '22.1', unit: t('مليون شيكل', 'million NIS') },
                { label: t('الإفصاح', 'Disclosure'), value: t('9 من 12', '9 of 12'), note: t('حتى 2026/11/20', 'by 2026/11/20') },
              ]}
            />
          </div>
        )
      },
    },
    {
      name: ['سطرًا سطرًا', 'Line by line'],
      render: lang => {
        const t = pick(lang)
        return (
          <div className="w-full">
            <FactList
              look="rows"
              facts={[
                { label: t('رقم العطاء', 'Tender number'), value: <bdi dir="ltr">14/2026</bdi> },
                { label: t('الهاتف', 'Telephone'), value: <bdi dir="ltr">+970 2 228 0000</bdi> },
                {
                  label: t('آخر موعد', 'Closes'),
                  value: <bdi dir="ltr">2026/12/06 02:00 PM</bdi>,
                  note: t('بتوقيت القدس', 'Jerusalem time'),
                },
              ]}
            />
          </div>
        )
      },
    },
  ],
}
