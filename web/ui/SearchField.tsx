import { Search } from 'lucide-react'
import { Icon } from './Icon.tsx'
import { TextField } from './TextField.tsx'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Searches a list as it is written: known by its sign, its name stands in it until something is written. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <span className="filter-text">
      <Icon of={Search} />
      <TextField label={label} placeholder={label} type="search" value={value} onChange={onChange} />
    </span>
  )
}
