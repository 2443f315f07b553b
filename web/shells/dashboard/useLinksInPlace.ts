import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Plain links of the desk (the breadcrumb, the way back of an empty page) are followed in the page: nothing loads anew, and an unsaved form asks. */
export function useLinksInPlace(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.closest('.desk, .menu') || link.target !== '' || link.hash !== '' || link.origin !== window.location.origin) return
      if (!/^\/dashboard(?:\/|$)/.test(link.pathname)) return
      event.preventDefault()
      void navigate(link.pathname + link.search)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
