import { type Examples, pick } from './examples.ts'
import { DueLabel, StateLabel } from './StateLabel.tsx'

const states = [
  ['draft', 'مسودة', 'Draft'],
  ['waiting', 'بانتظار المراجعة', 'Awaiting review'],
  ['scheduled', 'مجدول', 'Scheduled'],
  ['done', 'منشور', 'Published'],
  ['changed', 'منشور وله تعديل', 'Published, edited'],
  ['revised', 'سارٍ بتعديلاته', 'In force, as amended'],
  ['refused', 'مرفوض', 'Rejected'],
  ['ended', 'منتهٍ', 'Expired'],
] as const

export const examples: Examples = {
  part: 'StateLabel',
  on: 'portal',
  examples: [
    {
      name: ['علامة وكلمة ولون', 'Sign, word and colour'],
      render: lang =>
        states.map(([kind, ar, en]) => (
          <StateLabel key={kind} kind={kind}>
            {pick(lang)(ar, en)}
          </StateLabel>
        )),
    },
    {
      name: ['بإطار خارج الصفوف', 'Framed, outside rows'],
      render: lang =>
        states.map(([kind, ar, en]) => (
          <StateLabel key={kind} kind={kind} framed>
            {pick(lang)(ar, en)}
          </StateLabel>
        )),
    },
    {
      name: ['موعد قريب', 'A near deadline'],
      render: lang => <DueLabel>{pick(lang)('ينتهي اليوم 2:00 م', 'Closes today, 2:00 pm')}</DueLabel>,
    },
  ],
}
