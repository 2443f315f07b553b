import { AlikeIdeas } from '../../../modules/economy/ideas/alikeIdeas.dashboard.tsx'
import { IdeaFiles } from '../../../modules/economy/ideas/ideaFiles.dashboard.tsx'
import { SenderBlock } from '../../../modules/portal/entries/senderBlock.dashboard.tsx'
import type { ToolsProps } from '../../generic/desk.ts'

/** What stands beside an idea: those like it, its files for everybody, and its sender. */
export function IdeaTools({ record }: ToolsProps) {
  return (
    <>
      <AlikeIdeas record={record} />
      <IdeaFiles record={record} />
      <SenderBlock record={record} />
    </>
  )
}
