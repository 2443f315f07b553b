/** What search engines may look at (portal and administration, section 17). @param isIndexed by the setting `Site.Indexing` @param origin without a slash at its end */
export function robotsOf(isIndexed: boolean, origin: string): string {
  const rules = isIndexed
    ? [
        'Allow: /',
        'Allow: /api/Public/',
        'Allow: /api/docs',
        'Allow: /api/Attachment/GetByte/',
        'Disallow: /api/',
        'Disallow: /dashboard',
        'Disallow: /login',
        'Disallow: /entry',
        'Disallow: /en/entry',
        'Disallow: /follow',
        'Disallow: /en/follow',
        'Disallow: /search',
        'Disallow: /en/search',
        '',
        `Sitemap: ${origin}/sitemap.xml`,
      ]
    : ['Disallow: /']
  return `${['User-agent: *', ...rules].join('\n')}\n`
}
