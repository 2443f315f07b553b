import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { columnsOf, inLang, type Lang } from '../../define.ts'
import { Compared } from '../../../web/fields/compared.tsx'
import { browserApi, messageOf, noteError } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { Moment } from '../../../web/generic/Moment.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { ConfigChange, ConfigItem } from './calls.ts'
import type { KnownSetting } from './form.dashboard.tsx'
import { say } from './texts.ts'

interface HistoryDialogProps {
  readonly known: KnownSetting
  readonly lang: Lang
  readonly onClose: () => void
  /** The setting as it is after an earlier value was brought back. */
  readonly onRestored: (item: ConfigItem) => void
}

/** What a setting held, by whom, when; and back to it. */
export function HistoryDialog({ known, lang, onClose, onRestored }: HistoryDialogProps) {
  const { setting, item } = known
  const caller = useCaller()
  const queries = useQueryClient()
  const [restoring, setRestoring] = useState<string>()
  const history = useQuery({
    queryKey: ['configHistory', setting.key],
    queryFn: () => browserApi.get<{ items: readonly ConfigChange[] }>(`Config/History/${setting.key}`),
    staleTime: 0,
  })
  const changes = history.data?.items ?? []
  const hindrance = caller.can('Admin.Config.Restore') ? undefined : say('noPermission', lang)
  const restore = async (change: ConfigChange) => {
    setRestoring(change.id)
    try {
      const restored = await browserApi.send<ConfigItem>('PUT', `Config/Restore/${setting.key}/${change.id}`, {
        ...(item.concurrencyStamp !== null && { concurrencyStamp: item.concurrencyStamp }),
      })
      toast(say('restored', lang))
      await queries.invalidateQueries({ queryKey: ['configHistory', setting.key] })
      onRestored(restored)
    } catch (error) {
      noteError(error)
      toast(messageOf(error, lang), 'danger')
    } finally {
      setRestoring(undefined)
    }
  }
  return (
    <Dialog title={`${say('history', lang)}: ${inLang(setting.title, lang)}`} open wide onClose={onClose}>
      {history.isPending && <Skeleton lang={lang} lines={3} />}
      {history.isError && (
        <Notice tone="danger" lang={lang}>
          {messageOf(history.error, lang)}
        </Notice>
      )}
      {history.isSuccess && changes.length === 0 && <p>{say('noHistory', lang)}</p>}
      {setting.isSecret && changes.length > 0 && <p className="text-muted">{say('secretNoReturn', lang)}</p>}
      {changes.length > 0 && (
        <RuledTable
          caption={say('history', lang)}
          captionHidden
          lang={lang}
          rows={changes}
          keyOf={change => change.id}
          columns={[
            {
              key: 'when',
              heading: say('when', lang),
              title: true,
              cell: change => <Moment at={change.time} lang={lang} />,
            },
            { key: 'who', heading: say('who', lang), cell: change => <bdi>{nameOf(change, lang)}</bdi> },
            ...(setting.isSecret
              ? [{ key: 'what', heading: say('setting', lang), cell: () => say('secretChanged', lang) }]
              : [
                  {
                    key: 'before',
                    heading: say('before', lang),
                    cell: (change: ConfigChange) => <Side known={known} change={change} side="before" lang={lang} />,
                  },
                  {
                    key: 'after',
                    heading: say('after', lang),
                    cell: (change: ConfigChange) => <Side known={known} change={change} side="after" lang={lang} />,
                  },
                  {
                    key: 'act',
                    heading: say('restore', lang),
                    cell: (change: ConfigChange) =>
                      change === changes[0] ? (
                        <span className="text-muted">{say('inForce', lang)}</span>
                      ) : (
                        <Button
                          icon={RotateCcw}
                          disabledReason={hindrance}
                          pending={restoring === change.id}
                          onClick={() => void restore(change)}
                        >
                          {say('restore', lang)}
                        </Button>
                      ),
                  },
                ]),
          ]}
        />
      )}
    </Dialog>
  )
}

function nameOf({ person }: ConfigChange, lang: Lang): string {
  return person ? inLang([person.nameAr, person.nameEn ?? ''], lang) : say('system', lang)
}

/** One version of a setting, with what differs from the other marked. Nothing saved means the default. */
function Side({ known, change, side, lang }: { known: KnownSetting; change: ConfigChange; side: 'before' | 'after'; lang: Lang }) {
  const mine = change[side]
  const theirs = change[side === 'before' ? 'after' : 'before']
  if (mine === null) return <span className="text-muted">{say('usual', lang)}</span>
  return columnsOf(known.setting.fields).map(column => (
    <div key={column.name}>
      <Compared column={column} value={mine[column.name]} other={(theirs ?? known.item.defaults)[column.name]} row={mine} lang={lang} />
    </div>
  ))
}
