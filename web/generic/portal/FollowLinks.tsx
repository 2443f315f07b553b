import { Mail } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { feedOfList } from './answers.ts'
import { FeedLink } from './FeedLink.tsx'
import { useHere } from './site.ts'
import { listTexts } from './words.ts'

/** The ways to follow a list as it is narrowed: by a program, by e-mail. @param list path of its page in Arabic, with its query */
export function FollowLinks({ list }: { list: string }) {
  return (
    <>
      <FeedLink address={feedOfList(list)} />
      <FollowByMail page={list} />
    </>
  )
}

/** The way to get by e-mail what is published on a page. @param page its path in Arabic, with its query @param label without it as lists say it */
export function FollowByMail({ page, label }: { page: string; label?: string }) {
  const { lang, to } = useHere()
  return (
    <a className="more" href={to(`/follow?${new URLSearchParams({ page }).toString()}`)} rel="nofollow">
      <Icon of={Mail} />
      {label ?? listTexts.say('follow', lang)}
    </a>
  )
}
