import { bound } from '../../../web/generic/bound.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { isForeign } from '../../../web/generic/portal/ToldIn.tsx'
import type { FollowTarget } from './calls.ts'
import { followMailTexts } from './texts.ts'

/** What stands on a page last, as its followers were told of it: before one gives an address one sees what for. */
export function Letter({ target: { title, latest }, isNotice }: { target: FollowTarget; isNotice: boolean }) {
  const { lang } = useHere()
  const words = followMailTexts.in(lang)
  return (
    <section aria-labelledby="letter">
      <h2 id="letter" className="entry-heading">
        {isNotice ? words.stands : words.lately}
      </h2>
      {latest.length === 0 ? (
        <p className="entry-hint">{words.nothingYet}</p>
      ) : (
        <div className="letter">
          {!isNotice && <p className="letter-subject">{followMailTexts.say('newIn', lang, { title })}</p>}
          <ul>
            {latest.map(item => (
              <li key={item.path}>
                <p className="meta">
                  <span>
                    <Day day={item.at} />
                  </span>
                  {item.change !== null && <span>{item.change}</span>}
                </p>
                <h3 {...foreign(isForeign(item.title, lang) ? 'ar' : lang, lang)}>
                  <a href={item.path}>{bound(item.title)}</a>
                </h3>
                {item.text !== '' && <p {...foreign(isForeign(item.text, lang) ? 'ar' : lang, lang)}>{item.text}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
