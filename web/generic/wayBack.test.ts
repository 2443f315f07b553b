import { expect, test } from 'vitest'
import { wayBack } from './wayBack.ts'

test.each(['/dashboard', '/dashboard/news?sorting=date+asc&SkipCount=10', '/dashboard/profile?confirmEmail=abc', '/dashboard/localComm/0'])(
  'a page of the dashboard is gone back to: %s',
  path => expect(wayBack(path)).toBe(path),
)

test.each([
  null,
  '',
  '/',
  '/login',
  '/dashboards',
  '//evil.example/dashboard',
  '/\\evil.example',
  '/dashboard\\@evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)//dashboard',
  'data:text/html,/dashboard',
  '/dashboard/../login',
  '/dashboard/..//evil.example',
  '/dashboard/%2e%2e/%2e%2e//evil.example',
  '/dashboard\n//evil.example',
  '\t/dashboard',
  ' /dashboard',
  'dashboard',
])('nowhere else: %j', path => expect(wayBack(path)).toBe('/dashboard'))
