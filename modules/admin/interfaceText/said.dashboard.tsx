import { directionOf, piecesOf, type Lang } from '../../define.ts'

interface SaidProps {
  readonly text: string
  /** The language of the text itself. */
  readonly in: Lang
}

/** A text as the interface says it, each variable a labelled place. */
export function Said({ text, in: lang }: SaidProps) {
  return (
    <bdi className="said" lang={lang} dir={directionOf[lang]}>
      {piecesOf(text).map((piece, index) =>
        // The pieces of one text never change their places; every second one is a variable's name.
        index % 2 === 1 ? <Variable key={index} name={piece} /> : piece,
      )}
    </bdi>
  )
}

/** A variable by its name, as it is written. */
export function Variable({ name }: { name: string }) {
  return (
    <code className="text-variable" dir="ltr">
      {`{${name}}`}
    </code>
  )
}
