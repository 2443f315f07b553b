import { EntryForm } from '../../../web/generic/portal/EntryForm.tsx'
import { isToMend, type EntryFormData } from '../../../web/generic/portal/entryForm.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { templatedForm } from '../templates/templates.ts'
import { contactForm } from './contactForm.ts'
import { contactFormTexts } from './texts.ts'

/** The form by which one writes, with what is to be known of reports: a part of the page on contact. */
export function WriteToUs({ data }: { data: EntryFormData }) {
  const { lang, to } = useHere()
  const words = contactFormTexts.in(lang)
  const aside = (
    <aside className="entry-aside aside-first">
      <h3>{words.unnamedTitle}</h3>
      <p>{words.unnamed}</p>
      <p>
        <a href={to('/entry')}>{words.follow}</a>
      </p>
    </aside>
  )
  return (
    <section className="contact-part" id="write" aria-labelledby="write-title">
      <h2 id="write-title" className="display-section">
        {words.write}
      </h2>
      <p className="caption">{words.intro}</p>
      <div className="entry-page">
        {/* Who reports a violation reads it before the name is asked for; what is to be corrected stands before it. */}
        {!isToMend(data) && aside}
        <EntryForm spec={templatedForm(contactForm, data.template ?? undefined)} data={data} />
        {isToMend(data) && aside}
      </div>
    </section>
  )
}
