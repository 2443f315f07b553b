import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** One file serves two ids: the Arabic tree at / and the English one under /en. */
const portal = (lang: 'ar' | 'en') => layout('portal.tsx', { id: `portal-${lang}` }, [index('home.tsx', { id: `home-${lang}` })])

export default [
  portal('ar'),
  ...prefix('en', [portal('en')]),
  route('login', 'login.tsx'),
  route('gallery', 'gallery.tsx'),
  // The table of pages, not this one, says which dashboard pages there are.
  route('dashboard', 'dashboard.tsx', [route('*', 'dashboardPage.tsx')]),
] satisfies RouteConfig
