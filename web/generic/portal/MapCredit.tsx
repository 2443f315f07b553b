import { useHere } from './site.ts'

/** Names in Latin letters within an Arabic text, with their signs: one run, which reads from the left and breaks nowhere while it has room. */
const latin = /([A-Za-z][^\p{Script=Arabic}،؛]*[A-Za-z\d)])/u

/** Whose coordinates they are: their licence asks for it at each map. */
export function MapCredit() {
  const { lang, say, site } = useHere()
  if (!site.mapCredit) return null
  const text = say(site.mapCredit)
  if (lang === 'en') return <span>{text}</span>
  return (
    <span>
      {text.split(latin).map((part, index) =>
        index % 2 === 1 ? (
          // The parts of one text never change their places.
          <bdi key={index} dir="ltr" className="bound">
            {part}
          </bdi>
        ) : (
          part
        ),
      )}
    </span>
  )
}
