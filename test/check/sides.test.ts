import { describe, expect, test } from 'vitest'
import { plainLookFaults } from '../../scripts/check/plainLook.ts'
import { sideFaults } from '../../scripts/check/sides.ts'

describe('physical sides', () => {
  const inScreen = (markup: string) => sideFaults({ path: 'web/ui/X.tsx', text: `export const x = ${markup}` })
  const inCss = (css: string) => sideFaults({ path: 'web/ui/x.css', text: css })

  test.each([
    ['in a class name', '<p className="p-4 ml-4" />', 'ml-4: write the logical side: ms-4'],
    ['behind variants', '<p className="md:hover:-mr-[3px]" />', 'write the logical side: me-[3px]'],
    ['with a name of the theme for its value', '<p className="pl-gutter" />', 'ps-gutter'],
    ['in a branch inside an attribute', '<p className={open ? "left-0" : "start-0"} />', 'left-0: write the logical side: start-0'],
    ['in a template', '<p className={`flex ${wide} text-right`} />', 'text-right: write the logical side: text-end'],
    ['in a template that makes the value', '<p className={`pl-${depth}`} />', 'pl-'],
    ['in a helper', 'cx("flex", { "border-l-2": current })', 'border-l-2: write the logical side: border-s-2'],
    ['in a table of classes', '({ small: "px-2 rounded-tl-md" })', 'rounded-tl-md: write the logical side: rounded-ss-md'],
    ['in the classes of a part', '<Menu itemClass="float-right" />', 'float-right: write the logical side: float-end'],
    ['in an element inside an attribute', '<List empty={<p className="pr-2" />} />', 'pe-2'],
    ['in a property written out', '<p className="[margin-left:4px]" />', 'margin-inline-start'],
    ['in an origin that is the same in both directions', '<p className="origin-top-left" />', 'both directions'],
    ['in a style', '<p style={{ marginLeft: 4 }} />', 'marginLeft: write the logical side: margin-inline-start'],
    ['in a style that places', '<p style={{ left: x }} />', 'left: write the logical side: inset-inline-start'],
    ['in the value of a style', '<p style={{ textAlign: "left" }} />', 'textAlign: write the logical side: start'],
  ])('are found %s', (_where, markup, fault) => {
    const faults = inScreen(markup)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('web/ui/X.tsx:1 ')
    expect(faults[0]).toContain(fault)
  })

  test.each([
    ['logical class names', '<p className="ms-4 -me-2 ps-2 start-0 text-start border-s rounded-ss-md float-end" />'],
    [
      'class names without a side',
      '<p className="mx-auto px-4 inset-x-0 border-b rounded-t-md text-center leading-6 place-items-center" />',
    ],
    ['an origin for each direction', '<p className="ltr:origin-left rtl:origin-right" />'],
    ['attributes of a drawing', '<path d="M0 0 l4-4" textAnchor="start" transform="translate(4 left-4)" />'],
    ['words of a placement', '<Popover placement="left top" side={"right"} />'],
    ['prose', '<p title="left-over">right-to-left pl-4</p>'],
    ['a locale', 'format("pl-PL", "mr-IN")'],
    ['a writing mode', '<p className="[writing-mode:vertical-rl]" />'],
    ['a rectangle of the screen', 'place({ left: box.left, right: box.right })'],
    ['a line that says why', '// allowed: pointer coordinates are physical\n<p style={{ left: x }} />'],
  ])('are not seen in %s', (_where, markup) => {
    expect(inScreen(markup)).toEqual([])
  })

  test.each([
    ['a { margin-left: 1px }', 'margin-inline-start'],
    ['a { border-right-color: red }', 'border-inline-end-color'],
    ['a { border-top-left-radius: 1px }', 'border-start-start-radius'],
    ['a { left: 0 }', 'inset-inline-start'],
    ['a { text-align: right; }', 'end'],
    ['a { float: left }', 'inline-start'],
    ['a { padding: 0 1px 0 2px }', 'padding-inline'],
    ['a { @apply flex pr-2; }', 'pe-2'],
  ])('are found in the stylesheet %s', (css, fault) => {
    expect(inCss(css)).toEqual([expect.stringContaining(fault)])
  })

  test('are not seen in logical styles, comments, selectors, and four values that are the same on both sides', () => {
    const css = `/* left: 0; margin-left: 1px */
    .left:hover { margin-inline: 1px auto; --left: 1px; padding: 0 calc(1px + 2px) 3px calc(1px + 2px); writing-mode: vertical-rl }
    a { float: inline-end; text-align: start; inset-inline-start: 0; transition: left 1s }`
    expect(inCss(css)).toEqual([])
  })

  test('are named with the line on which they stand, Arabic before them or not', () => {
    const text = 'const a = "شبكة المياه في البلدة"\n\nexport const x = <p className="\n  flex\n  ml-4" />'
    expect(sideFaults({ path: 'web/ui/X.tsx', text })).toEqual([expect.stringContaining('web/ui/X.tsx:5 ml-4')])
  })
})

describe('the plain look', () => {
  test.each([
    'modules/places/water/x.portal.tsx',
    'modules/places/water/x.block.portal.tsx',
    'web/shells/root.tsx',
    'web/shells/portal.tsx',
  ])('%s may have no inline style', path => {
    expect(plainLookFaults({ path, text: 'export const x = <p style={{ color }} />' })).toEqual([
      expect.stringContaining('content security policy'),
    ])
  })

  test.each(['modules/places/water/x.dashboard.tsx', 'web/shells/dashboard.tsx', 'web/ui/Table.tsx'])(
    '%s may have an inline style',
    path => {
      expect(plainLookFaults({ path, text: 'export const x = <p style={{ color }} />' })).toEqual([])
    },
  )

  test('a gradient and a shadow must say why they are there', () => {
    const css =
      'a { background: linear-gradient(red, blue) }\nb { box-shadow: 0 0 1px red }\nc { box-shadow: none }\n/* allowed: the dialog floats above the page */\nd { box-shadow: 0 0 1px red }'
    expect(plainLookFaults({ path: 'web/ui/x.css', text: css })).toEqual([
      expect.stringContaining('x.css:1 gradient'),
      expect.stringContaining('x.css:2 shadow'),
    ])
  })

  test('neither hides in a variable nor in a class that is made of others', () => {
    const css = ':root { --sky: radial-gradient(red, blue) }\na { @apply flex shadow-md; }'
    expect(plainLookFaults({ path: 'web/theme/x.css', text: css })).toEqual([
      expect.stringContaining('x.css:1 gradient'),
      expect.stringContaining('x.css:2 shadow'),
    ])
  })

  test('the class names for them count too, the words alone do not', () => {
    const faultsIn = (text: string) => plainLookFaults({ path: 'web/ui/X.tsx', text })
    expect(faultsIn('export const x = <p className="hover:shadow-md bg-linear-to-r" />')).toHaveLength(2)
    expect(faultsIn('export const x = <p className="shadow-none ring-2" title="shadow">shadow-md</p>; const y = "shadow cabinet"')).toEqual(
      [],
    )
  })
})
