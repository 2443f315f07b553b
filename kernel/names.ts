/** The names that a product gives the kernel. A definition that uses another one does not compile. */
export interface Names {
  permission: string
  placeType: string
  group: string
  icon: string
  /** The codes of each lookup list. */
  lookup: Record<string, string>
}
