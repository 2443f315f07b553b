import { useState } from 'react'
import type { Lang } from '../../../../kernel/kernel.ts'
import { say } from '../../../generic/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { OrderedList } from '../../../ui/OrderedList.tsx'
import { word, type DeskWord } from '../texts.ts'
import { blockNames, type BlockName, type HomeLayout } from './layout.ts'

const titles: Readonly<Record<BlockName, DeskWord>> = {
  waiting: 'waiting',
  figures: 'figures',
  mine: 'myItems',
  recent: 'recent',
  messages: 'staffMessages',
  links: 'quickLinks',
}

interface ArrangeProps {
  readonly layout: HomeLayout
  readonly onSave: (layout: HomeLayout) => void
  readonly onClose: () => void
  readonly lang: Lang
}

/** Which blocks the reader's home has, and in which order. */
export default function Arrange({ layout, onSave, onClose, lang }: ArrangeProps) {
  const [{ order, hidden }, setLayout] = useState(layout)
  const move = (name: string, by: -1 | 1) => {
    const from = order.findIndex(one => one === name)
    const [moved, other] = [order[from], order[from + by]]
    if (moved && other) setLayout({ hidden, order: order.map(one => (one === moved ? other : one === other ? moved : one)) })
  }
  const acts = (
    <>
      <Button look="act" onClick={() => onSave({ order, hidden })}>
        {say('save', lang)}
      </Button>
      <Button onClick={() => setLayout({ order: blockNames, hidden: [] })}>{word('asAtFirst', lang)}</Button>
    </>
  )
  return (
    <Dialog title={word('arrange', lang)} open onClose={onClose} acts={acts}>
      <p className="text-muted">{word('arrangeHint', lang)}</p>
      <OrderedList
        items={order.map(name => ({
          id: name,
          label: word(titles[name], lang),
          face: (
            <Checkbox
              checked={!hidden.includes(name)}
              onChange={isShown => setLayout({ order, hidden: isShown ? hidden.filter(one => one !== name) : [...hidden, name] })}
            >
              {word(titles[name], lang)}
            </Checkbox>
          ),
        }))}
        onMove={move}
      />
    </Dialog>
  )
}
