import type { Block, Cell, List, Row, Table } from './block.ts'
import type { Run } from './look.ts'
import type { Dir } from './tree.ts'

/** The text as the editor reads it and as the server keeps it: nothing is written here that the server would drop. */
export function htmlOf(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('')
}

function blockHtml(block: Block): string {
  if (block.kind === 'paragraph') return element('p', { dir: block.dir }, runsHtml(block.runs))
  if (block.kind === 'heading') return element(`h${block.level}`, { dir: block.dir }, runsHtml(block.runs))
  if (block.kind === 'quote') return element('blockquote', { dir: block.dir ?? sharedDir(block.blocks) }, htmlOf(block.blocks))
  if (block.kind === 'table') return tableHtml(block)
  // Items without a list of theirs are put into lists before.
  return block.kind === 'list' ? listHtml(block) : htmlOf(block.blocks)
}

function listHtml({ numbering, start, dir, items }: List): string {
  const own = dir ?? sharedDir(items)
  const attributes = {
    dir: own,
    start: numbering !== undefined && start !== 1 ? String(start) : undefined,
    type: numbering === '1' ? undefined : numbering,
  }
  const inside = items.map(item => element('li', { dir: item.dir === own ? undefined : item.dir }, htmlOf(item.blocks)))
  return element(numbering === undefined ? 'ul' : 'ol', attributes, inside.join(''))
}

/** The direction in which all of them run, if they say so: their signs, or the line beside them, stand on that side. */
function sharedDir(parts: readonly { readonly dir?: Dir | undefined }[]): Dir | undefined {
  const [first] = parts
  return parts.every(part => part.dir === first?.dir) ? first?.dir : undefined
}

function tableHtml({ dir, rows }: Table): string {
  const heads = rows.findIndex(row => !row.isHead)
  const head = rows.slice(0, heads === -1 ? rows.length : heads)
  const body = rows.slice(head.length)
  const part = (tag: string, its: readonly Row[]) => (its.length === 0 ? '' : element(tag, {}, its.map(rowHtml).join('')))
  return element('table', { dir }, part('thead', head) + part('tbody', body))
}

function rowHtml({ isHead, cells }: Row): string {
  return element('tr', {}, cells.map(cell => cellHtml(cell, isHead)).join(''))
}

function cellHtml({ isHead, colspan, rowspan, blocks }: Cell, isInHead: boolean): string {
  const attributes = {
    scope: isHead ? (isInHead ? 'col' : 'row') : undefined,
    colspan: colspan > 1 ? String(colspan) : undefined,
    rowspan: rowspan > 1 ? String(rowspan) : undefined,
  }
  return element(isHead ? 'th' : 'td', attributes, blocks.length === 0 ? '<p></p>' : htmlOf(blocks))
}

const looks = [
  ['strong', 'strong'],
  ['em', 'em'],
  ['u', 'u'],
  ['s', 's'],
] as const

/** Letters that lead to the same address are one link, however they look. */
function runsHtml(runs: readonly Run[]): string {
  let html = ''
  for (let at = 0; at < runs.length; ) {
    const href = runs[at]?.look.href
    let end = at
    while (end < runs.length && runs[end]?.look.href === href) end += 1
    const inside = runs.slice(at, end).map(runHtml).join('')
    html += href === undefined ? inside : element('a', { href }, inside)
    at = end
  }
  return html
}

function runHtml({ text, look }: Run): string {
  const letters = escaped(text).replaceAll('\n', '<br>')
  return looks.reduceRight((html, [name, tag]) => (look[name] ? element(tag, {}, html) : html), letters)
}

function element(tag: string, attributes: Readonly<Record<string, string | undefined>>, inside: string): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
  )
  return `<${tag}${written.join('')}>${inside}</${tag}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00A0', '&nbsp;')
}
