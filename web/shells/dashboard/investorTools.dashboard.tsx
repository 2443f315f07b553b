import { AlikeInvestors } from '../../../modules/economy/investors/alikeInvestors.dashboard.tsx'
import { SenderBlock } from '../../../modules/portal/entries/senderBlock.dashboard.tsx'
import type { ToolsProps } from '../../generic/desk.ts'

/** What stands beside an investor: those who may be the same one, and who has sent it. */
export function InvestorTools({ record }: ToolsProps) {
  return (
    <>
      <AlikeInvestors record={record} />
      <SenderBlock record={record} />
    </>
  )
}
