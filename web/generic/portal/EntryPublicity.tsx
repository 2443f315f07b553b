import type { FormSpec } from '../../../kernel/kernel.ts'
import { publicityOf } from './entryPublicity.ts'
import { entryTexts } from './entryTexts.ts'
import { labelList } from './labelList.ts'
import { useHere } from './site.ts'

/** Before a form behind which it is told what becomes of what is sent: leads there where that does not stand beside it. @param to id of its heading */
export function ToTold({ to, children }: { to: string; children: string }) {
  return (
    <p className="entry-to-told">
      <a href={`#${to}`}>{children}</a>
    </p>
  )
}

/** Beside a form: what of it everybody will read, and what nobody will. @param spec as the template of the form has it asked */
export function EntryPublicity({ spec }: { spec: FormSpec }) {
  const { lang } = useHere()
  const words = entryTexts.in(lang)
  const readers = publicityOf(spec, lang)
  return (
    <dl className="entry-publicity">
      {(['everybody', 'ifLet', 'nobody'] as const).map(
        who =>
          readers[who].length > 0 && (
            <div key={who}>
              <dt>{words[who]}</dt>
              <dd>{labelList(readers[who], lang)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
