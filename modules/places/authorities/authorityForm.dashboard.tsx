import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { inLang } from '../../define.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import type { Row } from '../../../web/generic/record.ts'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { authorityMissing } from './getByCode.ts'
import { localComm } from './localComm.ts'

/** The form of an authority, whose address carries its code; an unknown code leads back to the list (domain/places, section 2.1). */
export function AuthorityForm({ params }: { params: Readonly<Record<string, string>> }) {
  const lang = useLang()
  const desk = useDesk()
  const navigate = useNavigate()
  const code = params.authorityCode ?? '0'
  const listHref = desk.listHref(localComm)
  const found = useQuery({
    queryKey: ['localComm', 'code', code],
    queryFn: () => browserApi.get<Row>(`LocalComm/GetByCode/${code}`),
    enabled: code !== '0',
    retry: false,
  })
  const isMissing = found.error instanceof ApiError && found.error.status === 404
  useEffect(() => {
    if (!isMissing) return
    toast(inLang(authorityMissing, lang), 'danger')
    void navigate(listHref, { replace: true })
  }, [isMissing, lang, listHref, navigate])
  const id = code === '0' ? '0' : found.data?.id
  if (typeof id !== 'string') return <Skeleton lang={lang} lines={6} />
  return <RecordForm resource={localComm} id={id} listHref={listHref} hrefOf={row => desk.hrefOf(localComm, row)} />
}
