import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { numberOf } from '../../kernel/kernel.ts'
import { useLang } from './LangProvider.tsx'
import { keepsTabInSight } from './tabInSight.ts'

interface TabsProps {
  label: string
  tabs: readonly {
    readonly id: string
    readonly label: string
    readonly count?: number
    readonly disabled?: boolean
    readonly panel: ReactNode
  }[]
  selected: string
  onSelect: (id: string) => void
}

/** Parts of one screen. Pages of their own are TabLinks. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const lang = useLang()
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={id => onSelect(String(id))} className="w-full">
      <TabList ref={keepsTabInSight} aria-label={label} className="tabs">
        {tabs.map(tab => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.disabled ?? false} className="tab">
            {tab.label}
            {tab.count !== undefined && <span className="tab-count">{numberOf(tab.count, lang)}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(tab => (
        <TabPanel key={tab.id} id={tab.id} className="pt-4">
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
