import { expect, test } from 'vitest'
import { lazyFaults } from '../../scripts/check/lazyParts.ts'
import { sourceOf } from '../../scripts/check/source.ts'

const page = 'web/generic/page.tsx'
const faultsOf = (text: string, path = page) => lazyFaults([sourceOf({ path, text })], [])

test.each([
  ["import { lazy, useState } from 'react'", 1],
  ["import { useState } from 'react'\nimport { lazy as late } from 'react'", 2],
  ["import React from 'react'\n\nconst Part = React.lazy(load)", 3],
])('a part that would take the page with it is named with its line: %s', (text, line) => {
  expect(faultsOf(text)).toEqual([expect.stringMatching(new RegExp(`^web/generic/page\\.tsx:${line} lazy: .*later\\(\\)`))])
})

test.each(["import { later } from '../ui/later.ts'", "import { lazy } from './other.ts'", 'const lazy = 1'])('%s is none', text => {
  expect(faultsOf(text)).toEqual([])
})

test('a file that is listed may, a test may; a list that is no longer true is shortened', () => {
  const text = "import { lazy } from 'react'"
  const listed = [{ file: page, reason: 'it is the page' }]
  expect(lazyFaults([sourceOf({ path: page, text })], listed)).toEqual([])
  expect(faultsOf(text, 'test/toy/late.ts')).toEqual([])
  expect(lazyFaults([], listed)).toEqual([`scripts/check/exceptions.ts lists lazy for ${page}, which has none: shorten the list`])
})
