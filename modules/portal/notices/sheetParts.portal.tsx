import { bound } from '../../../web/generic/bound.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { Moment } from '../../../web/generic/portal/Moment.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code, DialLink, MailLink } from '../../../web/generic/portal/texts.tsx'
import { isForeign, OwnWords, PartSign } from '../../../web/generic/portal/ToldIn.tsx'
import type { NoticeSheet } from './publicAds.ts'
import { sheetTexts } from './texts.ts'

/** Each time that the closing was put off, and why. */
export function Extensions({ notice: { extensions } }: { notice: NoticeSheet }) {
  const { lang } = useHere()
  const words = sheetTexts.in(lang)
  if (!extensions || extensions.length === 0) return null
  return (
    <section className="block" aria-labelledby="extensions">
      <h2 id="extensions" className="display-section">
        {words.extensions}
      </h2>
      <ul className="lines">
        {extensions.map(extension => (
          <li key={extension.at}>
            <p className="meta">
              <span>
                {words.from}{' '}
                <s>
                  <Moment at={extension.from} />
                </s>
              </span>
              <span>
                {words.to} <Moment at={extension.to} />
              </span>
            </p>
            {isForeign(extension.reason, lang) && <PartSign />}
            <p {...foreign(isForeign(extension.reason, lang) ? 'ar' : lang, lang)}>{bound(extension.reason)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whom to ask, by telephone and mail, and where more stands. */
export function Enquiries({ notice: { contactName, contactPhone, contactEmail, websites } }: { notice: NoticeSheet }) {
  const { lang } = useHere()
  const words = sheetTexts.in(lang)
  const sites = websites ?? []
  if (!contactName && !contactPhone && !contactEmail && sites.length === 0) return null
  return (
    <section id="enquiries" className="printed">
      <h2>{words.enquiries}</h2>
      {contactName && (
        <p className="enquiries-who">
          <OwnWords>{contactName}</OwnWords>
        </p>
      )}
      <ul>
        {contactPhone && (
          <li>
            <DialLink number={contactPhone} said={words.phone} />
          </li>
        )}
        {contactEmail && (
          <li>
            <MailLink address={contactEmail} said={words.mail} />
          </li>
        )}
        {sites.map(address => (
          <li key={address}>
            <a href={address} rel="external">
              <span className="sr">{words.site}</span> <Code>{address.replace(/^https?:\/\//, '').replace(/\/$/, '')}</Code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Does a notice say whom to ask? */
export function hasEnquiries({ contactName, contactPhone, contactEmail }: NoticeSheet): boolean {
  return Boolean(contactName ?? contactPhone ?? contactEmail)
}
