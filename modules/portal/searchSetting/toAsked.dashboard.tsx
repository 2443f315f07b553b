import { ChartColumn } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { askedTexts } from './texts.ts'

/** Beside the list of synonyms: the way to what visitors searched for. */
export function ToAsked() {
  const lang = useLang()
  const navigate = useNavigate()
  return (
    <Button look="plain" icon={ChartColumn} onClick={() => void navigate('/dashboard/searchSetting/asked')}>
      {askedTexts.say('asked', lang)}
    </Button>
  )
}
