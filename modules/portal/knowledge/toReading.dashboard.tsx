import { BookOpen, MessagesSquare } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { readingTexts } from './readingTexts.ts'

/** Beside the list of items: the way to what all may read, and to what was answered there. */
export function ToReading() {
  const say = readingTexts.in(useLang())
  const navigate = useNavigate()
  return (
    <>
      <Button look="plain" icon={BookOpen} onClick={() => void navigate('/dashboard/knowledgeExchange/reading')}>
        {say.title}
      </Button>
      <Button look="plain" icon={MessagesSquare} onClick={() => void navigate('/dashboard/knowledgeExchange/answers')}>
        {say.answers}
      </Button>
    </>
  )
}
