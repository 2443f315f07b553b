interface BarsProps {
  /** Longest first. `text` is the figure as it is read: «31 شيكل». */
  bars: readonly { readonly label: string; readonly value: number; readonly text: string }[]
}

/** Shares as bars, each with its figure: those who cannot see the bars read the same. */
export function Bars({ bars }: BarsProps) {
  const longest = Math.max(...bars.map(bar => bar.value), 1e-9)
  return (
    <ul className="bars">
      {bars.map(({ label, value, text }) => (
        <li key={label}>
          <span>{label}</span>
          <b>{text}</b>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.round((value / longest) * 1000) / 10} height="1" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
