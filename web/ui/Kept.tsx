/** What an address says beside a form's own fields, by its names; several values of one name each by itself. */
export type KeptValues = Readonly<Record<string, string | readonly string[] | undefined>>

/** What a form says again beside its fields, so that nothing of the page's address is lost. */
export function Kept({ values }: { values: KeptValues }) {
  return Object.entries(values).flatMap(([name, said]) =>
    [said ?? []].flat().map(value => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  )
}
