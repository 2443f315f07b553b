import type { ComponentType } from 'react'
import type { Desk, ToolsProps } from '../../generic/desk.ts'
import type { entryRecords } from '../../../modules/portal/entries/entryRecords.ts'
import { later, type Later } from '../../ui/later.ts'

type Sent = (typeof entryRecords)[keyof typeof entryRecords]

/** What visitors have sent has a sender, who can be kept out; ideas and investors are compared with those that are there. Laws keep versions. */
const tools: Readonly<Record<Sent | 'legalEnvironment', Later<ComponentType<ToolsProps>>>> = {
  contactMessage: later(() => import('../../../modules/portal/entries/senderBlock.dashboard.tsx').then(file => file.SenderBlock)),
  creativeIdeasBank: later(() => import('./ideaTools.dashboard.tsx').then(file => file.IdeaTools)),
  investors: later(() => import('./investorTools.dashboard.tsx').then(file => file.InvestorTools)),
  legalEnvironment: later(() => import('../../../modules/portal/legislation/lawVersions.dashboard.tsx').then(file => file.LawVersions)),
}
const toolsByName = new Map<string, Later<ComponentType<ToolsProps>>>(Object.entries(tools))

/** What is beside the form of a record of this kind. */
export const toolsOf: Desk['toolsOf'] = ({ name }) => toolsByName.get(name)
