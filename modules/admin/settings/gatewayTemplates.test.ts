import { expect, test } from 'vitest'
import { gatewayLacks } from './gatewayTemplates.ts'

const base = 'https://sms.example.ps/send'
test.each([
  ['GET', `${base}?to={to}&text={text}`, '', []],
  ['GET', `${base}?to={toDigits}&text={text}`, '', []],
  ['GET', base, '{to} {text}', ['{to}', '{text}']],
  ['GET', `${base}?to={to}`, '{text}', ['{text}']],
  ['POST', base, '{"to":"{to}","text":"{text}"}', []],
  ['POST', `${base}?to={to}`, '{text}', []],
  ['POST', base, '{sender}', ['{to}', '{text}']],
  ['POST', base, '', ['{to}', '{text}']],
])('%s %s with the body «%s» lacks %j', (method, url, body, lacking) => {
  expect(gatewayLacks({ method, url, body })).toEqual(lacking)
})
