import { wordOf } from '../ui/texts.ts'

/** What a browser without scripts shows in place of a screen that is drawn in the browser. */
export function NeedsScript() {
  return (
    <noscript>
      <div className="mx-auto my-16 grid max-w-[34rem] gap-4 bg-sheet p-8 text-ink">
        <p lang="ar" dir="rtl">
          {wordOf('needsScript', 'ar')}
        </p>
        <p lang="en" dir="ltr">
          {wordOf('needsScript', 'en')}
        </p>
        <p>
          <a href="/">{wordOf('homePage', 'ar')}</a> ·{' '}
          <a href="/en" lang="en">
            {wordOf('homePage', 'en')}
          </a>
        </p>
      </div>
    </noscript>
  )
}
