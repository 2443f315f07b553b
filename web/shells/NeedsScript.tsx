/** What a browser without scripts shows in place of a screen that is drawn in the browser. */
export function NeedsScript() {
  return (
    <noscript>
      <div className="mx-auto my-16 grid max-w-[34rem] gap-4 bg-sheet p-8 text-ink">
        <p lang="ar" dir="rtl">
          تحتاج لوحة التحكم وتسجيل الدخول إلى تشغيل JavaScript في المتصفح. صفحات البوابة كلها تُقرأ دونه.
        </p>
        <p lang="en" dir="ltr">
          The dashboard and signing in need JavaScript in the browser. All pages of the portal can be read without it.
        </p>
        <p>
          <a href="/">الصفحة الرئيسية</a> ·{' '}
          <a href="/en" lang="en">
            Home page
          </a>
        </p>
      </div>
    </noscript>
  )
}
