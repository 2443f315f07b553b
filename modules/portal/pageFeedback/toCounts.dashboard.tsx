import { ChartColumn } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { pageCountTexts } from './texts.ts'

/** Beside the list of ratings: the way to what they say of each page together. */
export function ToCounts() {
  const lang = useLang()
  const navigate = useNavigate()
  return (
    <Button look="plain" icon={ChartColumn} onClick={() => void navigate('/dashboard/pageFeedback/pages')}>
      {pageCountTexts.say('byPage', lang)}
    </Button>
  )
}
