import { ChartColumn, Eye } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { pageCountTexts, pageVisitTexts } from './texts.ts'

/** Beside the list of ratings: the ways to what they say of each page together, and to how often each page is opened. */
export function ToCounts() {
  const lang = useLang()
  const navigate = useNavigate()
  return (
    <>
      <Button look="plain" icon={ChartColumn} onClick={() => void navigate('/dashboard/pageFeedback/pages')}>
        {pageCountTexts.say('byPage', lang)}
      </Button>
      <Button look="plain" icon={Eye} onClick={() => void navigate('/dashboard/pageFeedback/visits')}>
        {pageVisitTexts.say('visits', lang)}
      </Button>
    </>
  )
}
