/** Where the roots of closed days are published: the page, and its feeds for programs. Paths in Arabic. */
export const rootsPath = '/auditRoots'
export const atomPath = '/auditRoots.atom'
export const rssPath = '/auditRoots.rss'
