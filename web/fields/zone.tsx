import { useMemo } from 'react'
import { usualTimeZone, type Lang } from '../../kernel/kernel.ts'
import { ComboBox } from '../ui/ComboBox.tsx'
import type { FieldFace } from '../ui/FieldParts.tsx'
import type { Option } from '../ui/options.tsx'

interface ZoneFieldProps extends FieldFace {
  readonly id: string
  readonly value: string | undefined
  readonly onChange: (zone: string | null) => void
  readonly lang: Lang
  /** What the usual zone is called: browsers know its city in English alone, or by two names. */
  readonly homeName: string
}

/** A time zone, found by the name that readers have for it or by its own. */
export function ZoneField({ onChange, lang, homeName, ...face }: ZoneFieldProps) {
  const zones = useMemo(() => zonesIn(lang, homeName), [lang, homeName])
  return <ComboBox {...face} options={zones} onChange={zone => onChange(zone ?? null)} />
}

function zonesIn(lang: Lang, homeName: string): Option[] {
  return Intl.supportedValuesOf('timeZone').map(zone => {
    const parts = new Intl.DateTimeFormat(lang, { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts()
    const name = zone === usualTimeZone ? homeName : parts.find(({ type }) => type === 'timeZoneName')?.value
    return { value: zone, label: name === undefined ? zone : `${name} · ${zone}` }
  })
}
