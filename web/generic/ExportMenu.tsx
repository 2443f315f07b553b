import { useMutation } from '@tanstack/react-query'
import { Braces, Download, FileSpreadsheet, FileText } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { Menu } from '../ui/Menu.tsx'
import { toast } from '../ui/Toasts.tsx'
import { browserApi, messageOf } from './browserApi.ts'
import { exportTexts } from './exportTexts.ts'
import { saveFile } from './saveFile.ts'
import { say } from './texts.ts'

const formatsKnown = {
  xlsx: FileSpreadsheet,
  csv: FileText,
  json: Braces,
} as const
type Format = keyof typeof formatsKnown

export interface ExportMenuProps {
  /** The call that answers the file: `News/Export`. */
  readonly path: string
  /** What narrows the list. */
  readonly query: Readonly<Record<string, string | undefined>>
  /** Of the file, without its ending. */
  readonly fileName: string
  readonly formats?: readonly Format[] | undefined
  /** Why nothing is exported. */
  readonly hindrance: string | undefined
}

const usual: readonly Format[] = ['xlsx', 'csv']

/** One menu for every kind of file that a list is exported to; who may not export reads why. */
export function ExportMenu({ path, query, fileName, formats = usual, hindrance }: ExportMenuProps) {
  const lang = useLang()
  const save = useMutation({
    mutationFn: async (format: Format) => {
      const file = await browserApi.file(path, { ...query, format })
      saveFile(`${fileName}.${format}`, file)
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  if (hindrance !== undefined)
    return (
      <Button icon={Download} look="plain" disabledReason={hindrance}>
        {say('export', lang)}
      </Button>
    )
  return (
    <Menu
      label={say('export', lang)}
      icon={Download}
      look="plain"
      pending={save.isPending}
      acts={formats.map(format => ({
        label: exportTexts.say(format, lang),
        icon: formatsKnown[format],
        onAct: () => save.mutate(format),
      }))}
    />
  )
}
