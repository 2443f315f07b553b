import { ArrowRight, Clock, Download, LogIn, MapPin } from 'lucide-react'
import { type Examples, pick } from './examples.ts'
import { Icon } from './Icon.tsx'

export const examples: Examples = {
  part: 'Icon',
  on: 'portal',
  examples: [
    {
      name: ['ما يشير ينعكس، وما لا يشير يبقى', 'What points is mirrored, the rest stays'],
      render: lang => (
        <>
          <span className="more">
            {pick(lang)('كل الأخبار', 'All news')} <Icon of={ArrowRight} points />
          </span>
          <Icon of={LogIn} points />
          <Icon of={Clock} />
          <Icon of={Download} />
          <Icon of={MapPin} label={pick(lang)('الموقع', 'Place')} />
        </>
      ),
    },
  ],
}
