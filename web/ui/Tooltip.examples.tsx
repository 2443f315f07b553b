import { Info } from 'lucide-react'
import { type Examples, pick } from './examples.ts'
import { Icon } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

export const examples: Examples = {
  part: 'Tooltip',
  on: 'dashboard',
  examples: [
    {
      name: ['عند التأشير أو التركيز', 'When pointed at or focused'],
      render: lang => (
        <Tooltip text={pick(lang)('حُسب من آخر موازنة معتمدة', 'Taken from the last approved budget')}>
          <button type="button" className="btn btn-icon" aria-label={pick(lang)('مصدر الرقم', 'Source of the figure')}>
            <Icon of={Info} />
          </button>
        </Tooltip>
      ),
    },
  ],
}
