import { createContext, use, type ComponentType } from 'react'
import type { AnyResource, Kind, Label } from '../../kernel/kernel.ts'
import type { Later } from '../ui/later.ts'
import type { Row } from './record.ts'

/** What screens need to know of the shell around them. */
export interface Desk {
  /** Address of a record's page; undefined where it has none. */
  hrefOf(kind: Named, row: Row): string | undefined
  /** Address of the page on which a new record is written. */
  newHref(kind: Named): string | undefined
  /** Address of the list of a definition. */
  listHref(kind: Named): string
  /** The pages that stand under a record, such as those of an authority's file, and that the reader may open. */
  pagesOf(kind: Named, row: Row): readonly DeskPage[]
  /** Notes whose file the reader has open: the side bar shows its pages. */
  openFile(file: OpenFile): void
  /** Every kind of record, for screens that name those of others. */
  readonly kinds: readonly Kind[]
  /** The definition of a kind, which comes when it is asked for; undefined where there is no such kind. */
  definitionOf(kind: string): Later<AnyResource> | undefined
  /** Tells where templates of a kind's form are found. */
  readonly templatePlaces: Later<FindTemplatePlace> | undefined
  /** What else may be done with a record of a kind, beside its history; undefined of most kinds. */
  toolsOf(kind: Named): Later<ComponentType<ToolsProps>> | undefined
  /** What became of a record, beside its form; undefined where nobody keeps it. */
  readonly History: Later<ComponentType<HistoryProps>> | undefined
}

/** Where templates of the kind's form are found: none of most kinds. */
export type FindTemplatePlace = (kind: Named) => TemplatePlace | undefined

/** Which templates a form has. */
export interface TemplatePlace {
  /** Code of the module. */
  readonly module: string
  /** The field whose value a template may be for alone. */
  readonly category: string
  /** The field that prepared text is put into. */
  readonly body?: string
}

/** A kind of record, by its name. */
export interface Named {
  readonly name: string
}

/** The record whose history is shown. */
export interface HistoryProps {
  readonly resource: AnyResource
  readonly id: string
  /** It is open from the beginning, without a button of its own: what is to be done when it is closed. */
  readonly onClose?: () => void
}

/** The record that is open. */
export interface ToolsProps {
  readonly record: Row
}

/** A page of the dashboard, for links. */
export interface DeskPage {
  readonly label: Label
  readonly href: string
}

/** The authority whose file is open. */
export interface OpenFile {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
}

/** The shell fills it in from the table of pages. */
export const DeskContext = createContext<Desk>({
  hrefOf: () => undefined,
  newHref: () => undefined,
  listHref: () => '/dashboard',
  pagesOf: () => [],
  openFile: () => undefined,
  kinds: [],
  definitionOf: () => undefined,
  templatePlaces: undefined,
  toolsOf: () => undefined,
  History: undefined,
})

/** Addresses of the dashboard's pages, for screens that know only definitions. */
export function useDesk(): Desk {
  return use(DeskContext)
}
