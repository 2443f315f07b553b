import { useQuery } from '@tanstack/react-query'
import { callsOf, dateAndTime, type AnyResource } from '../../kernel/kernel.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { browserApi } from './browserApi.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { previewTexts } from './previewTexts.ts'
import { deskZone } from './zone.ts'

interface PreviewLinks {
  /** Addresses, whole. */
  readonly ar: string
  readonly en: string
  /** UTC instant. */
  readonly expiresAt: string
}

interface PreviewDialogProps {
  readonly resource: AnyResource
  readonly id: string
  readonly onClose: () => void
}

/** The links under which an item is seen as it will stand on the portal, in both languages. */
export function PreviewDialog({ resource, id, onClose }: PreviewDialogProps) {
  const lang = useLang()
  const words = previewTexts.in(lang)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['preview', resource.name, id],
    queryFn: () => browserApi.send<PreviewLinks>('POST', `${callsOf(resource)}/PreviewLink/${id}`, {}),
    // Each opening makes links that last as long as links do.
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog title={words.title} open onClose={onClose}>
      <p>{words.why}</p>
      {isPending && <Skeleton lang={lang} lines={2} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <ul className="preview-links">
            {(['ar', 'en'] as const).map(language => (
              <li key={language}>
                <a href={data[language]} target="_blank" rel="noreferrer">
                  {language === 'ar' ? words.arabic : words.english}
                </a>
                <input
                  className="input"
                  readOnly
                  dir="ltr"
                  value={data[language]}
                  aria-label={`${words.links}: ${language === 'ar' ? words.arabic : words.english}`}
                  onFocus={event => event.target.select()}
                />
              </li>
            ))}
          </ul>
          <p className="text-muted">{previewTexts.say('until', lang, { at: dateAndTime(data.expiresAt, deskZone(), lang) })}</p>
        </>
      )}
    </Dialog>
  )
}
