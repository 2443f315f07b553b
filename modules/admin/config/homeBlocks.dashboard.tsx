import { inLang, type Lang } from '../../define.ts'
import { asNumber } from '../../../web/fields/editor.ts'
import { rowsOf } from '../../../web/fields/rowKeys.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { Checkbox } from '../../../web/ui/Checkbox.tsx'
import { FieldError } from '../../../web/ui/FieldError.tsx'
import { NumberField } from '../../../web/ui/NumberField.tsx'
import { OrderedList } from '../../../web/ui/OrderedList.tsx'
import { moved } from '../../../web/ui/ordering.ts'
import { arrangedBlocks, homeBlocks, isUsualArrangement, type ArrangedBlock } from '../settings/settings.ts'
import { say } from './texts.ts'

interface HomeBlocksEditorProps {
  readonly id: string
  readonly label: string
  /** As the setting holds it: rows by the ids of the list of blocks; null: nothing is set. */
  readonly value: unknown
  /** Null where the blocks stand as they do by themselves. */
  readonly onChange: (value: unknown) => void
  readonly error: string | undefined
  /** Of the rows, by their path: `[2].count`. */
  readonly innerErrors: ReadonlyMap<string, string>
  readonly disabled: boolean
  readonly lang: Lang
}

/** The blocks of the first page: each is ticked or not, has a number of items where it shows some, and is moved by dragging, buttons or keys. */
export function HomeBlocksEditor({ id, label, value, onChange, error, innerErrors, disabled, lang }: HomeBlocksEditorProps) {
  const names = useLookup('homeBlock')
  const codeOf = (rowBlock: unknown) => names.find(one => one.id === rowBlock)?.code ?? ''
  const blocks = arrangedBlocks(
    rowsOf(value).map(row => ({ block: codeOf(row.block), isVisible: row.isVisible === true, count: asNumber(row.count) ?? null })),
  )
  const set = (changed: readonly ArrangedBlock[]) => {
    const rows = changed.map(({ name, isVisible, count }) => ({
      block: names.find(({ code }) => code === name)?.id ?? null,
      isVisible,
      ...(count !== null && { count }),
    }))
    onChange(isUsualArrangement(changed) ? null : rows)
  }
  const change = (name: string, by: Partial<ArrangedBlock>) => set(blocks.map(one => (one.name === name ? { ...one, ...by } : one)))
  const items = blocks.map((block, index) => {
    const found = names.find(({ code }) => code === block.name)
    const said = found ? inLang([found.nameAr, found.nameEn], lang) : block.name
    return { id: block.name, label: said, face: <BlockFace {...{ block, said, index, innerErrors, disabled, lang, change }} /> }
  })
  // Until the names are there nothing could be kept by them.
  if (names.length === 0) return null
  return (
    <fieldset className="field home-blocks" id={id}>
      <legend className="field-label">{label}</legend>
      {disabled ? (
        <ol className="ordered">
          {items.map(({ id: name, face }) => (
            <li key={name}>{face}</li>
          ))}
        </ol>
      ) : (
        <OrderedList
          items={items}
          onMove={(name, by) => {
            const order = moved(
              blocks.map(block => ({ id: block.name, block })),
              name,
              by,
            )
            set(order.map(({ block }) => block))
          }}
        />
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

interface BlockFaceProps {
  readonly block: ArrangedBlock
  readonly said: string
  readonly index: number
  readonly innerErrors: ReadonlyMap<string, string>
  readonly disabled: boolean
  readonly lang: Lang
  readonly change: (name: string, by: Partial<ArrangedBlock>) => void
}

/** One block: is it shown, and how many items does it have? */
function BlockFace({ block, said, index, innerErrors, disabled, lang, change }: BlockFaceProps) {
  const usual = homeBlocks[block.name]
  return (
    <>
      <Checkbox checked={block.isVisible} disabled={disabled} onChange={isVisible => change(block.name, { isVisible })}>
        {said}
      </Checkbox>
      {usual !== null && (
        <NumberField
          label={say('itemsOf', lang, { block: said })}
          unit={say('items', lang)}
          value={block.count ?? usual}
          error={innerErrors.get(`[${index}].count`)}
          disabled={disabled || !block.isVisible}
          onChange={count => change(block.name, { count: count === undefined || count === usual ? null : count })}
        />
      )}
    </>
  )
}
