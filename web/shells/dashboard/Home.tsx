import { LayoutDashboard } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'
import { useCaller } from '../../generic/caller.ts'
import { loadChunk } from '../../generic/chunks.ts'
import { usePageTitle } from '../../generic/config.ts'
import { useSession, type UserDetails } from '../../generic/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../../ui/LateDialog.ts'
import { later, SparePart } from '../../ui/later.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { keepLayout, layoutOf, type BlockName, type HomeLayout } from './home/layout.ts'
import { QuickLinks } from './home/QuickLinks.tsx'
import { Mine, Waiting } from './home/Work.tsx'
import { kinds } from './kinds.ts'
import { hasList } from './pageTable.ts'
import { word } from './texts.ts'

// Each block comes and loads by itself: none waits for another.
const Figures = lazy(() => loadChunk(() => import('./home/Figures.tsx')))
const Recent = lazy(() => loadChunk(() => import('../../../modules/admin/audit/recentChanges.dashboard.tsx')))
const arrange = later(() => import('./home/Arrange.tsx').then(file => file.default))
const staffMessages = later(() => import('../../../modules/portal/gate/staffMessages.dashboard.tsx').then(file => file.default))

/** After sign-in: what waits for me, the figures of my place, what changed, and the ways that I go most (reports, section 4). */
export function Home() {
  const lang = useLang()
  const session = useSession()
  const caller = useCaller()
  usePageTitle(word('mainDashboard', lang), lang)
  const readable = kinds.filter(({ permission }) => caller.can(permission))
  const decided = readable.filter(({ decidedBy }) => decidedBy?.some(permission => caller.can(permission)))
  const written = readable.filter(kind => kind.begunBy !== undefined && hasList(kind) && caller.can(kind.begunBy))
  const place = caller.isAdmin ? 'administrator' : (caller.place?.id ?? '')
  const user = caller.userId ?? ''
  const type = caller.isAdmin ? 'administrator' : (caller.place?.type ?? '')
  const blocksBut = (hidden: readonly BlockName[]): Readonly<Record<BlockName, ReactNode>> => ({
    waiting: decided.length > 0 && <Waiting decided={decided} lang={lang} />,
    figures: <Figures place={place} hidden={hidden} lang={lang} />,
    mine: written.length > 0 && <Mine written={written} lang={lang} />,
    recent: readable.length > 0 && <Recent place={place} lang={lang} />,
    messages: <SparePart of={staffMessages} props={{ lang, only: 'usual' }} />,
    links: <QuickLinks lang={lang} />,
  })
  return (
    <>
      {session && <Greeting session={session} lang={lang} />}
      <SparePart of={staffMessages} props={{ lang, only: 'urgent' }} />
      <Arranged key={`${user} ${type}`} blocksBut={blocksBut} user={user} type={type} lang={lang} />
    </>
  )
}

interface ArrangedProps {
  /** The blocks of a page on which some are hidden. */
  readonly blocksBut: (hidden: readonly BlockName[]) => Readonly<Record<BlockName, ReactNode>>
  readonly user: string
  /** Of the place that he acts for. */
  readonly type: string
  readonly lang: Lang
}

/** The blocks as the reader has arranged them. */
function Arranged({ blocksBut, user, type, lang }: ArrangedProps) {
  const [changed, setChanged] = useState<HomeLayout>()
  const [isOpen, setOpen] = useState(false)
  const layout = changed ?? layoutOf(user, type)
  const blocks = blocksBut(layout.hidden)
  const save = (wanted: HomeLayout) => {
    keepLayout(user, type, wanted)
    setChanged(wanted)
    setOpen(false)
  }
  return (
    <>
      <p className="home-arrange">
        <Button look="plain" icon={LayoutDashboard} {...nearOf(arrange)} onClick={() => setOpen(true)}>
          {word('arrange', lang)}
        </Button>
      </p>
      <div className="home-parts">
        {layout.order
          .filter(name => !layout.hidden.includes(name))
          .map(name => (
            <Suspense key={name} fallback={<Skeleton lang={lang} lines={4} />}>
              {blocks[name]}
            </Suspense>
          ))}
      </div>
      {isOpen && <LateDialog of={arrange} props={{ layout, onSave: save, onClose: () => setOpen(false), lang }} />}
    </>
  )
}

/** Who works here, and for which place: the switch stands above. */
function Greeting({ session: { user, activePlace, IsAdmin }, lang }: { session: UserDetails; lang: Lang }) {
  const name = lang === 'ar' ? user.fullName : (user.fullNameEn ?? user.fullName)
  return (
    <>
      <h1>
        {word('welcome', lang)} <bdi>{name}</bdi>
      </h1>
      {activePlace && (
        <p className="home-place">
          <bdi>{lang === 'ar' ? activePlace.nameAr : activePlace.nameEn}</bdi>
        </p>
      )}
      {!IsAdmin && activePlace === null && (
        <Notice tone="warn" lang={lang}>
          {word('noPlaceYet', lang)}
        </Notice>
      )}
    </>
  )
}
