import { Fragment, type ReactNode } from 'react'
import { piecesOf } from '../../kernel/kernel.ts'

interface FilledProps {
  /** With its variables in braces. */
  text: string
  values: Readonly<Record<string, ReactNode>>
}

/** A text whose variables stand for more than text: isolated figures, links. */
export function Filled({ text, values }: FilledProps) {
  return piecesOf(text).map((piece, index) => (
    // The pieces of one text never change their places; every second one is a variable's name.
    <Fragment key={index}>{index % 2 === 1 ? values[piece] : piece}</Fragment>
  ))
}
