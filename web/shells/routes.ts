import { index, layout, prefix, type RouteConfig } from '@react-router/dev/routes'

/** One file serves two ids: the Arabic tree at / and the English one under /en. */
const portal = (lang: 'ar' | 'en') => layout('portal.tsx', { id: `portal-${lang}` }, [index('home.tsx', { id: `home-${lang}` })])

export default [portal('ar'), ...prefix('en', [portal('en')])] satisfies RouteConfig
