import type { ReactNode } from 'react'
import { numberOf, type Lang } from '../../kernel/kernel.ts'

interface ChoiceTab {
  readonly id: string
  readonly label: string
  readonly count?: number
  readonly shown: ReactNode
}

interface ChoiceTabsProps {
  /** Of the choice on its page. */
  name: string
  /** What is chosen, for who does not see it. */
  label: string
  /** One alone needs no choice. At most three: so many has the style sheet. */
  tabs: readonly ChoiceTab[]
  lang: Lang
}

/** One of a few parts is shown, without a script: a choice by radio buttons, which the arrows move, and the style sheet shows what is chosen. */
export function ChoiceTabs({ name, label, tabs, lang }: ChoiceTabsProps) {
  if (tabs.length < 2) return tabs.map(({ id, shown }) => <div key={id}>{shown}</div>)
  return (
    <div className="choice-tabs">
      <fieldset className="tabs">
        <legend className="sr">{label}</legend>
        {tabs.map(({ id, label: said, count }, index) => (
          <label key={id} className="tab">
            <input type="radio" className="sr" name={name} defaultChecked={index === 0} />
            {said}
            {count !== undefined && <span className="tab-count">{numberOf(count, lang)}</span>}
          </label>
        ))}
      </fieldset>
      {tabs.map(({ id, label: said, shown }) => (
        <section key={id} aria-label={said}>
          {shown}
        </section>
      ))}
    </div>
  )
}
