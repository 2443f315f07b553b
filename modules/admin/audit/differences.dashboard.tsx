import { Download, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { inLang, type Column, type Lang } from '../../define.ts'
import { wordRuns } from '../../../web/fields/differences.ts'
import { messageOf, noteError } from '../../../web/generic/browserApi.ts'
import { openFile } from '../../../web/generic/files.ts'
import { deskZone } from '../../../web/generic/zone.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { Prose } from '../../../web/ui/Prose.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { AuditChange, AuditEntry, AuditNames } from './audit.ts'
import { isSetChange, without } from './sets.ts'
import { shownValue } from './shownValue.ts'
import { say } from './texts.ts'
import { useTableWords } from './useTableWords.dashboard.tsx'
import { findColumn } from './words.ts'

interface DifferencesProps {
  readonly tableName: string | null
  readonly changes: readonly AuditChange[]
  readonly names: AuditNames
  readonly files: AuditEntry['files']
  readonly lang: Lang
  /** Values were given or taken, not changed: one side is enough. */
  readonly side?: 'before' | 'after' | undefined
}

/**
 * What changed, a field each: the old value struck through beside a minus, the new one beside a plus, never told apart by colour alone
 * (reports, section 5). Of texts the words are marked that differ.
 */
export function Differences({ tableName, changes, names, files, lang, side }: DifferencesProps) {
  const { words, isComing } = useTableWords(tableName ?? undefined)
  if (isComing) return <Skeleton lang={lang} lines={changes.length} />
  return (
    <dl className="diffs">
      {changes.map(change => {
        const column = findColumn(words, change.fieldName)
        const shared = { column, names, files, lang }
        // Of a set only what it lost and what it gained.
        const [oldValue, newValue] = isSetChange(change)
          ? [without(change.oldValue, change.newValue), without(change.newValue, change.oldValue)]
          : [change.oldValue, change.newValue]
        return (
          <div key={change.fieldName} className={side ? 'diff diff-one' : 'diff'}>
            <dt>{column ? inLang(column.label, lang) : <bdi dir="ltr">{change.fieldName}</bdi>}</dt>
            {side !== 'after' && (
              <dd className="diff-old">
                <Icon of={Minus} small label={say('before', lang)} />
                <del>
                  <Value {...shared} value={oldValue} other={newValue} isAlone={side !== undefined} />
                </del>
              </dd>
            )}
            {side !== 'before' && (
              <dd className="diff-new">
                <Icon of={Plus} small label={say('after', lang)} />
                <ins>
                  <Value {...shared} value={newValue} other={oldValue} isAlone={side !== undefined} />
                </ins>
              </dd>
            )}
            {column?.field.kind === 'richText' && <Rendered change={change} column={column} lang={lang} />}
          </div>
        )
      })}
    </dl>
  )
}

interface ValueProps {
  readonly value: unknown
  readonly other: unknown
  readonly column: Column | undefined
  readonly names: AuditNames
  readonly files: AuditEntry['files']
  readonly lang: Lang
  readonly isAlone: boolean
}

const written: readonly string[] = ['text', 'longText', 'richText']

function Value({ value, other, column, names, files, lang, isAlone }: ValueProps): ReactNode {
  const kind = column?.field.kind
  if (value !== null && (kind === 'image' || kind === 'attachments'))
    return <Files ids={[value].flat().map(String)} files={files} lang={lang} />
  const text = shownValue(value, column, names, lang, deskZone())
  const isText = typeof value === 'string' && typeof other === 'string' && (kind === undefined || written.includes(kind))
  if (!isText || isAlone) return <bdi lang={column?.lang}>{text}</bdi>
  return (
    <bdi lang={column?.lang}>
      {wordRuns(text, shownValue(other, column, names, lang, deskZone())).map((run, index) =>
        // The runs of one text never change their places.
        run.isOwn ? <mark key={index}>{run.text}</mark> : <span key={index}>{run.text}</span>,
      )}
    </bdi>
  )
}

/** Names, sizes and digests; the file itself for those who may see it. */
function Files({ ids, files, lang }: { ids: readonly string[]; files: AuditEntry['files']; lang: Lang }) {
  const open = (id: string) =>
    void openFile(id).catch((error: unknown) => {
      noteError(error)
      toast(messageOf(error, lang), 'danger')
    })
  return (
    <ul>
      {ids.map(id => {
        const file = files.find(found => found.id === id)
        return (
          <li key={id}>
            <bdi>{file?.originalFileName ?? id}</bdi>{' '}
            {file && (
              <>
                <bdi dir="ltr" className="text-muted">
                  {Math.ceil(file.sizeBytes / 1024)} KB
                </bdi>{' '}
                <bdi dir="ltr" className="text-muted diff-digest">
                  {file.sha256.slice(0, 12)}
                </bdi>{' '}
                <Button look="plain" icon={Download} onClick={() => open(id)}>
                  {say('open', lang)}
                </Button>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Both versions as citizens would see them. What the server has kept it has made clean; nothing in it runs on this page. */
function Rendered({ change, column, lang }: { change: AuditChange; column: Column; lang: Lang }) {
  return (
    <details className="diff-rich">
      <summary>{say('rich', lang)}</summary>
      {[change.oldValue, change.newValue].map((value, index) =>
        typeof value === 'string' && value !== '' ? (
          <div key={index}>
            <p className="text-muted">{say(index === 0 ? 'before' : 'after', lang)}</p>
            <Prose lang={column.lang} dangerouslySetInnerHTML={{ __html: value }} />
          </div>
        ) : null,
      )}
    </details>
  )
}
