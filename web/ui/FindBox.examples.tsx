import { type Examples, pick } from './examples.ts'
import { FindBox } from './FindBox.tsx'

export const examples: Examples = {
  part: 'FindBox',
  on: 'portal',
  examples: [
    {
      name: ['مع اختيار', 'With a choice'],
      render: lang => {
        const t = pick(lang)
        return (
          <div className="w-full">
            <FindBox
              action="#search"
              name="q"
              label={t('ابحث عن هيئتك', 'Find your authority')}
              placeholder={t('اسم المدينة أو القرية', 'Name of a town or village')}
              submit={t('ابحث', 'Search')}
              choice={{
                name: 'governorate',
                label: t('المحافظة', 'Governorate'),
                all: t('كل المحافظات', 'All governorates'),
                options: [{ value: '50', label: t('الخليل', 'Hebron') }],
              }}
            />
          </div>
        )
      },
    },
    {
      name: ['وحده', 'Alone'],
      render: lang => {
        const t = pick(lang)
        return (
          <div className="w-full">
            <FindBox
              action="#search"
              name="q"
              label={t('بحث في الصفحات', 'Search the pages')}
              placeholder={t('كلمة أو رقم', 'A word or a number')}
              submit={t('ابحث', 'Search')}
            />
          </div>
        )
      },
    },
  ],
}
