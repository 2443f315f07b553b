import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** A template has no page of its own: what leads to one opens it beside the list. */
export function OpenedBeside({ params: { id } }: { params: { readonly id: string } }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(`/dashboard/entryTemplate?id=${encodeURIComponent(id)}`, { replace: true })
  }, [id, navigate])
  return null
}
