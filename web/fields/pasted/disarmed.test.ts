import { expect, test } from 'vitest'
import { disarmed } from './disarmed.ts'

test.each([
  ['a style', `<p class=a style='color:red'>x</p>`, `<p class=a data-pasted-style='color:red'>x</p>`],
  ['a style over two lines', '<td width=0\n  STYLE = "a:b">', '<td width=0\n  data-pasted-style = "a:b">'],
  ['a style behind a value that holds one', `<a title="<b style='x'>" style=y>`, `<a title="<b style='x'>" data-pasted-style=y>`],
  ['a style right behind another attribute', '<a href="/x"style="y">', '<a href="/x"data-pasted-style="y">'],
  ['a handler', '<img src="x" onerror="a()" onload=b() alt="c">', '<img src="x"   alt="c">'],
  [
    'an element of styles',
    '<style type="a"><!-- p {b} --></style>',
    '<script type="text/plain" data-pasted-style type="a"><!-- p {b} --></script>',
  ],
  ['a text that speaks of them', '<p>style="x" onclick=y</p>', '<p>style="x" onclick=y</p>'],
  ['a name that only begins so', '<p styled="a" data-style="b"><stylesheet>', '<p styled="a" data-style="b"><stylesheet>'],
  ['a comment', '<!--[if mso]><p style="x"><![endif]-->', '<!--[if mso]><p style="x"><![endif]-->'],
  ['an element that does not end', '<p style="x', '<p data-pasted-style="x'],
])('%s', (_what, html, expected) => {
  expect(disarmed(html)).toBe(expected)
})
