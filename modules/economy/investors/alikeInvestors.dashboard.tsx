import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { numberOf, pluralOf } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import type { Row } from '../../../web/generic/record.ts'
import { RecordStatus } from '../../../web/generic/RecordStatus.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import type { AlikeInvestor } from './alike.ts'
import { alikeInvestorsCount, investorDeskTexts } from './deskTexts.ts'
import { investors } from './investor.ts'

/** Beside an investor: who may be the same one. Nothing where nobody is. */
export function AlikeInvestors({ record }: { record: Row }) {
  const lang = useLang()
  const say = investorDeskTexts.in(lang)
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['alikeInvestors', record.id, record.concurrencyStamp],
    queryFn: () => browserApi.get<{ items: readonly AlikeInvestor[] }>(`Investors/GetAlike/${String(record.id)}`),
    retry: false,
  })
  if (!data || data.items.length === 0) return null
  return (
    <>
      <Button look="plain" icon={Copy} onClick={() => setOpen(true)}>
        {pluralOf(alikeInvestorsCount, data.items.length, lang)}
      </Button>
      <Dialog title={say.title} open={isOpen} wide onClose={() => setOpen(false)}>
        <ol className="versions">
          {data.items.map(({ likeness, same, ...row }) => (
            <li key={row.id}>
              <div className="version-line">
                <div>
                  <Link to={`/dashboard/investors/${row.id}`} onClick={() => setOpen(false)}>
                    <bdi>{lang === 'en' ? (row.nameEn ?? row.nameAr) : row.nameAr}</bdi>
                  </Link>
                  <p className="text-muted">
                    {row.number !== null && (
                      <>
                        <bdi>{row.number}</bdi> ·{' '}
                      </>
                    )}
                    {same.map(sign => say[sign]).join(' · ')}
                    {same.length > 0 && ' · '}
                    {investorDeskTexts.say('likeness', lang, { percent: numberOf(likeness, lang) })}
                  </p>
                </div>
                <RecordStatus resource={investors} row={{ ...row }} lang={lang} />
              </div>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  )
}
