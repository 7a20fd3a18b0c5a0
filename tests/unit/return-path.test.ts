import { describe, expect, it } from 'vitest'
import { getLoginPath, parseReturnPath } from '#shared/view/return-path.ts'

const SITE = 'https://suhana.example'

describe('where signing in leads back to', () => {
  it.each([
    '/',
    '/business/a-b?tab=photos&x=1#reviews',
    '/businesses?search=%E0%A4%AA',
    '/loginger',
    '/a//b',
  ])('a path of the site, as it is: %s', (from) => {
    expect(parseReturnPath(from, SITE)).toBe(from)
    expect(new URL(getLoginPath(from), SITE).searchParams.get('from')).toBe(from)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/./\\evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    ' /business',
    'business',
    '',
    '/login?from=/login',
    '/register/business',
    '/api/auth/me',
    `/${'x'.repeat(2001)}`,
  ])('nowhere else: %j', (from) => {
    expect(parseReturnPath(from, SITE)).toBeNull()
    expect(getLoginPath(from)).toBe('/login')
  })
})
