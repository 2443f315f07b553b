import { useMemo, useState } from 'react'
import { List, Upload } from 'lucide-react'
import { useNavigate } from 'react-router'
import { inLang, type Lang } from '../../define.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { ImportDialog } from '../../../web/generic/ImportDialog.tsx'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { RecordList, type ListExtras } from '../../../web/generic/RecordList.tsx'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import type { SheetColumn } from '../../../web/ui/DataTable.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { lookupType } from './lookupType.ts'
import { useRefresh, useTypeUsages } from './reading.dashboard.tsx'
import { say } from './texts.ts'
import { UsageButton, UsageDialog } from './usage.dashboard.tsx'

const { label } = lookupType.options
const formHref = (id: unknown) => `/dashboard/lookupType/${String(id)}`

/** The types of lookup lists: how many values each has, and how many records hold one. */
export function LookupTypes() {
  const lang = useLang()
  const caller = useCaller()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [isImporting, setImporting] = useState(false)
  const [asked, setAsked] = useState<Row>()
  const canValues = caller.can('Admin.Lookup')
  const extras: ListExtras = useMemo(
    () => ({
      formats: ['xlsx', 'csv', 'json'],
      columns: (usual, rows) => arranged(usual, rows, setAsked, lang),
      keeps: ({ isSystem, valuesCount }) =>
        isSystem === true ? say('systemType', lang) : Number(valuesCount) > 0 ? say('isEmptyFirst', lang) : undefined,
      acts: row =>
        canValues
          ? [{ icon: List, label: say('values', lang), onAct: () => void navigate(`/dashboard/lookup?type=${String(row.code)}`) }]
          : [],
      tools: (
        <Button
          icon={Upload}
          look="plain"
          disabledReason={caller.can('Admin.LookupType.Import') ? undefined : lacks(say('import', lang), label, lang)}
          onClick={() => setImporting(true)}
        >
          {say('import', lang)}
        </Button>
      ),
    }),
    [canValues, caller, lang, navigate],
  )
  return (
    <>
      <RecordList
        resource={lookupType}
        title={inLang([label[2], label[3]], lang)}
        hrefOf={({ id }) => formHref(id)}
        newHref={formHref('0')}
        extras={extras}
      />
      {isImporting && (
        <ImportDialog
          title={say('importTypes', lang)}
          path="LookupType/Import"
          onDone={() => void refresh()}
          onClose={() => setImporting(false)}
        >
          {say('importTypesHint', lang)}
        </ImportDialog>
      )}
      {asked && (
        <UsageDialog
          kind="LookupType"
          id={Number(asked.id)}
          name={titleOf(lookupType, asked, lang)}
          onClose={() => setAsked(undefined)}
          lang={lang}
        />
      )}
    </>
  )
}

/** The id first, how often the values are used behind how many there are. */
function arranged(usual: readonly SheetColumn<Row>[], rows: readonly Row[], onUsage: (row: Row) => void, lang: Lang): SheetColumn<Row>[] {
  const id: SheetColumn<Row> = {
    key: 'id',
    heading: say('id', lang),
    room: 'wide',
    sortable: true,
    figure: row => Number(row.id),
  }
  const usage: SheetColumn<Row> = {
    key: 'usage',
    heading: say('usage', lang),
    room: 'medium',
    isFigure: true,
    cell: row => <Usage row={row} rows={rows} onOpen={() => onUsage(row)} lang={lang} />,
  }
  return [id, ...usual.flatMap(column => (column.key === 'valuesCount' ? [column, usage] : [column]))]
}

function Usage({ row, rows, onOpen, lang }: { row: Row; rows: readonly Row[]; onOpen: () => void; lang: Lang }) {
  const usages = useTypeUsages(rows.map(({ id }) => Number(id)))
  return <UsageButton usages={usages} id={Number(row.id)} name={titleOf(lookupType, row, lang)} onOpen={onOpen} lang={lang} />
}
