import { inLang } from '../../kernel/kernel.ts'
import type { Examples } from './examples.ts'
import { Mark } from './Mark.tsx'
import { motifNames } from './motifNames.ts'
import { motifOfGovernorate } from './motifs.ts'
import { ProductMark } from './ProductMark.tsx'

export const examples: Examples = {
  part: 'Mark',
  on: 'portal',
  examples: [
    {
      name: [
        'ست عشرة علامة، ونسبتها إلى المكان بانتظار خبير في التطريز',
        'Sixteen marks; which stands for which place awaits an expert in tatreez',
      ],
      render: lang => (
        <ul className="flex flex-wrap gap-6">
          {Object.entries(motifOfGovernorate)
            .toSorted(([one], [other]) => one.localeCompare(other))
            .map(([code, motif]) => (
              <li key={code} className="text-14">
                <Mark code={code} size="large" />
                <b className="font-medium">{code}</b> {inLang(motifNames[motif], lang)}
              </li>
            ))}
        </ul>
      ),
    },
    {
      name: ['صغيرة ومتوسطة', 'Small and medium'],
      render: () => (
        <>
          <Mark code="50" size="small" />
          <Mark code="50" />
        </>
      ),
    },
    {
      name: ['علامة المنتج', 'The sign of the product'],
      render: () => (
        <>
          <ProductMark />
          <ProductMark size="small" />
        </>
      ),
    },
  ],
}
