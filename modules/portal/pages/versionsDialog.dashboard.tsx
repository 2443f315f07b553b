import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callsOf, columnsOf, inLang, type AnyResource, type Lang } from '../../define.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { Moment } from '../../../web/generic/Moment.tsx'
import type { Row } from '../../../web/generic/record.ts'
import { lacks, say } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { VersionLine } from './publicPages.ts'
import { versionTexts } from './texts.ts'

interface VersionsDialogProps {
  readonly resource: AnyResource
  readonly id: string
  readonly mayRestore: boolean
  readonly onClose: () => void
}

/** What a record was at each save: who saved it, what he changed, and the way back to it. */
export function VersionsDialog({ resource, id, mayRestore, onClose }: VersionsDialogProps) {
  const lang = useLang()
  const queries = useQueryClient()
  const words = versionTexts.in(lang)
  const path = callsOf(resource)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['versions', resource.name, id],
    queryFn: () => browserApi.get<{ items: readonly VersionLine[] }>(`${path}/GetVersions/${id}`),
  })
  const restore = useMutation({
    mutationFn: async (number: number) => {
      const record = await browserApi.get<Row>(`${path}/Get/${id}`)
      await browserApi.send('PUT', `${path}/Restore/${id}/${number}`, { concurrencyStamp: record.concurrencyStamp })
      return number
    },
    onSuccess: async number => {
      await queries.invalidateQueries()
      toast(versionTexts.say('restored', lang, { number: String(number) }))
      onClose()
    },
  })
  const [newest, ...older] = data?.items ?? []
  return (
    <Dialog title={words.versions} open onClose={onClose}>
      {isPending && <Skeleton lang={lang} lines={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <EmptyState title={words.none} />}
      <ol className="versions">
        {[...(newest ? [newest] : []), ...older].map(version => (
          <li key={version.number}>
            <div>
              <b>{versionTexts.say('number', lang, { number: String(version.number) })}</b>{' '}
              {version === newest && <span className="text-muted">({words.present})</span>}
              <p className="text-muted">
                {version.savedBy ?? words.system} · <Moment at={version.savedAt} lang={lang} />
              </p>
              {version.changed.length > 0 && (
                <p>{versionTexts.say('changed', lang, { fields: fieldsIn(resource, version.changed, lang) })}</p>
              )}
            </div>
            {version !== newest && (
              <Button
                pending={restore.isPending && restore.variables === version.number}
                disabledReason={mayRestore ? undefined : lacks(words.restore, resource.options.label, lang)}
                onClick={() => restore.mutate(version.number)}
              >
                {words.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {restore.isError && (
        <p className="field-error" role="alert">
          {messageOf(restore.error, lang)}
        </p>
      )}
      <p>
        <Button onClick={onClose}>{say('back', lang)}</Button>
      </p>
    </Dialog>
  )
}

/** The labels of columns, each once. */
function fieldsIn(resource: AnyResource, keys: readonly string[], lang: Lang): string {
  const labels = columnsOf(resource.fields)
    .filter(({ name }) => keys.includes(name))
    .map(({ label }) => inLang([label[0], label[1]], lang))
  return [...new Set(labels)].join(lang === 'ar' ? '، ' : ', ')
}
