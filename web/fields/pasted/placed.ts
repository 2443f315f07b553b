import { Slice, type ResolvedPos } from '@tiptap/pm/model'

/**
 * What was pasted from elsewhere, so that its first part stays what it is. The editor would write that part into the paragraph where the
 * cursor stands, where it lost its direction, and would no longer be a heading or an item.
 */
export function placed(slice: Slice, at: ResolvedPos): Slice {
  const first = slice.content.firstChild
  if (!first || slice.openStart === 0 || at.parent.type.name !== 'paragraph') return slice
  const isInItem = at.depth > 0 && at.node(-1).type.name === 'listItem'
  const isBlank = at.parent.content.size === 0
  // A heading or an item of which a few words were taken joins the line; several of them do not, nor does one that begins a text.
  const isWhole = slice.content.childCount > 1 || (!first.isTextblock && first.childCount > 1)
  const stands = isBlank || (isWhole && first.type.name !== 'paragraph')
  return stands && !isInItem ? new Slice(slice.content, 0, slice.openEnd) : slice
}

/** What was copied here and ends within the caption of a picture: the picture stands by itself, and what follows is no part of its caption. */
export function withWholePicture(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice
  return content.childCount > 1 && openEnd > 0 && content.lastChild?.type.name === 'figure' ? new Slice(content, openStart, 0) : slice
}
