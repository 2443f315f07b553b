import { createElement, lazy, Suspense, type ComponentType } from 'react'
import { loadChunk } from '../generic/chunks.ts'

// Calendars and lists to search weigh more than the list or the form that they stand in, and many have none of them.
export const DatePicker = lateField(() => import('./DatePicker.tsx').then(file => file.DatePicker))
export const TimeField = lateField(() => import('./TimeField.tsx').then(file => file.TimeField))
export const Select = lateField(() => import('./Select.tsx').then(file => file.Select))
export const ComboBox = lateField(() => import('./ComboBox.tsx').then(file => file.ComboBox))

/** A field that comes after the page which it stands on: its room is kept, so nothing moves when it is there. */
export function lateField<Props extends { readonly label: string }>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(() => loadChunk(load).then(part => ({ default: part })))
  return function LateField(props) {
    return <Suspense fallback={<FieldToCome label={props.label} />}>{createElement<Props>(Loaded, props)}</Suspense>
  }
}

function FieldToCome({ label }: { label: string }) {
  return (
    <div className="field" aria-hidden="true">
      <span className="field-label">
        <span>{label}</span>
      </span>
      <span className="input" />
    </div>
  )
}
