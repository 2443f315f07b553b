import { Kept, type KeptValues } from './Kept.tsx'

interface FindBoxProps {
  /** Where a link past the head leads. */
  id?: string
  action: string
  /** The name of the text in the address. */
  name: string
  label: string
  placeholder: string
  submit: string
  /** What was searched for. */
  value?: string | undefined
  /** What else is asked, by its names in the address; several values of one name each by itself. */
  kept?: KeptValues
  /** Narrows the search: all governorates, or one. */
  choice?: {
    readonly name: string
    readonly label: string
    readonly all: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }
}

/** The one search of a page: its only olive action. */
export function FindBox({ id, action, name, label, placeholder, submit, value, kept = {}, choice }: FindBoxProps) {
  return (
    <search>
      <form id={id} tabIndex={id === undefined ? undefined : -1} className={choice ? 'find has-choice' : 'find'} action={action}>
        <input className="input" type="search" name={name} aria-label={label} placeholder={placeholder} defaultValue={value} />
        <Kept values={kept} />
        {choice && (
          <span className="select">
            <select className="input" name={choice.name} aria-label={choice.label}>
              <option value="">{choice.all}</option>
              {choice.options.map(option => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </span>
        )}
        <button type="submit" className="btn btn-act">
          {submit}
        </button>
      </form>
    </search>
  )
}
