import { describe, expect, test } from 'vitest'
import { findBrowserTests } from '../../scripts/run/changed.ts'

describe('the browser tests that a change can touch', () => {
  test.each([
    ['of the server', 'src/server/businesses/list.ts'],
    ['of a page', 'src/pages/index.astro'],
    ['of the build', 'astro.config.mjs'],
    ['of a package', 'package-lock.json'],
    ['of what their pages show', 'tests/browser/setup/seed.ts'],
    ['of their fonts', 'tests/fonts/fonts.conf'],
  ])('are all, %s', (_, path) => expect(findBrowserTests(['README.md', path])).toBe('all'))

  test('are those that changed themselves, and are still there', () => {
    const changed = ['README.md', 'tests/browser/home.spec.ts', 'tests/browser/gone.spec.ts']
    expect(findBrowserTests(changed)).toEqual(['tests/browser/home.spec.ts'])
  })

  test.each(['README.md', 'docs/asvs.md', 'tests/api/search.test.ts', 'tests/unit/slug.test.ts'])(
    'are none of %s',
    (path) => expect(findBrowserTests([path])).toEqual([]),
  )
})
