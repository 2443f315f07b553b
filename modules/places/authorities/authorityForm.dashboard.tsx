import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { inLang } from '../../define.ts'
import { useDesk, type OpenFile } from '../../../web/generic/desk.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import type { Row } from '../../../web/generic/record.ts'
import { say } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
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
  const file = found.data
  useEffect(() => {
    if (isFile(file)) desk.openFile(file)
  }, [desk, file])
  const id = code === '0' ? '0' : file?.id
  useNewCode(typeof id === 'string' ? id : '0', code)
  if (found.isError && !isMissing)
    return (
      <EmptyState
        kind={isForbidden(found.error) ? 'forbidden' : 'error'}
        title={say(isForbidden(found.error) ? 'noPermission' : 'failed', lang)}
        action={!isForbidden(found.error) && <Button onClick={() => void found.refetch()}>{say('retry', lang)}</Button>}
      >
        {messageOf(found.error, lang)}
      </EmptyState>
    )
  if (typeof id !== 'string') return <Skeleton lang={lang} lines={6} />
  return (
    <>
      {file && <FilePages file={file} />}
      <RecordForm resource={localComm} id={id} listHref={listHref} hrefOf={row => desk.hrefOf(localComm, row)} />
    </>
  )
}

/** The ways to the other pages of the authority's file. */
function FilePages({ file }: { file: Row }) {
  const lang = useLang()
  const pages = useDesk().pagesOf(localComm, file)
  if (pages.length === 0) return null
  return (
    <nav aria-label={say('pagesOfFile', lang)} className="file-pages">
      <span className="text-muted">{say('pagesOfFile', lang)}:</span>
      {pages.map(({ label, href }) => (
        <Link key={href} to={href}>
          {inLang(label, lang)}
        </Link>
      ))}
    </nav>
  )
}

/** The address of the form carries the code: when that has been changed, the address follows. */
function useNewCode(id: string, code: string): void {
  const desk = useDesk()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const saved = useQuery<Row>({ queryKey: ['record', localComm.name, id], enabled: false }).data
  const newCode = typeof saved?.code === 'string' ? saved.code : code
  useEffect(() => {
    const href = saved && desk.hrefOf(localComm, saved)
    if (code === '0' || href === undefined || newCode.toLowerCase() === code.toLowerCase()) return
    queries.setQueryData(['localComm', 'code', newCode], saved)
    void navigate(href, { replace: true })
  }, [code, newCode, saved, desk, navigate, queries])
}

function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}

function isFile(row: Row | undefined): row is Row & OpenFile {
  return typeof row?.id === 'string' && typeof row.nameAr === 'string'
}
