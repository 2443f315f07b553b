import { proofField, trapField } from '../../define.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { usefulTexts } from './texts.ts'

/** The question whether a page was useful: it posts to a page with thanks, or is answered where it stands (`usefulScript.ts`). It holds nothing of its reader. */
export function UsefulForm({ page, isOfPortal = false }: { page: string; isOfPortal?: boolean }) {
  const { lang, to } = useHere()
  const words = usefulTexts.in(lang)
  return (
    <form method="post" action={to('/pageFeedback')} className="useful" data-useful={words.sending} data-unreached={words.unreached}>
      <RatingFields page={page} />
      <span id="useful-ask">{isOfPortal ? words.askPortal : words.ask}</span>
      <Button type="submit" name="useful" value="1" aria-describedby="useful-ask">
        {words.yes}
      </Button>
      <Button type="submit" name="useful" value="0" aria-describedby="useful-ask">
        {words.no}
      </Button>
    </form>
  )
}

/** What every form about a page carries. */
export function RatingFields({ page }: { page: string }) {
  const { lang } = useHere()
  return (
    <>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name={proofField} value="" />
      <span className="form-trap" aria-hidden="true">
        <label>
          {usefulTexts.say('trap', lang)}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </span>
    </>
  )
}
