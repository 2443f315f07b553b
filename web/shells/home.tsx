import { useLocation, type MetaFunction } from 'react-router'
import { langOf } from '../generic/lang.ts'

const texts = {
  ar: { name: 'محلّي', slogan: 'الحكم المحلي أقرب إليك' },
  en: { name: 'Mahalli', slogan: 'Local government, closer to you' },
}

export const meta: MetaFunction = ({ location }) => {
  const { name, slogan } = texts[langOf(location.pathname)]
  return [{ title: `${name} - ${slogan}` }]
}

export default function Home() {
  const { name, slogan } = texts[langOf(useLocation().pathname)]
  return (
    <main>
      <h1>{name}</h1>
      <p>{slogan}</p>
    </main>
  )
}
