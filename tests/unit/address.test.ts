import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const load = async () => ({
  ...(await import('#shared/view/address.ts')),
  ...(await import('#config/routes.ts')),
  ...(await import('#config/app-paths.ts')),
  ...(await import('#shared/view/return-path.ts')),
})

describe.each([
  { language: 'English', prefix: '', home: '/' },
  { language: 'Hindi', prefix: '/hi', home: '/hi' },
])('addresses in the bundle of $language', ({ prefix, home }) => {
  let made: Awaited<ReturnType<typeof load>>
  beforeAll(async () => {
    // The bundler writes it in.
    vi.stubEnv('ZILA_PREFIX', prefix)
    vi.resetModules()
    made = await load()
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('begin with the language, but for what exists once', () => {
    expect(made.ROUTES.home.path).toBe(home)
    expect(made.ROUTES.contact.path).toBe(`${prefix}/contact`)
    expect(made.ROUTES.developers.path).toBe('/developers')
    expect(made.businessPath('a')).toBe(`${prefix}/business/a`)
    expect(made.categoryPath('banks', 2)).toBe(`${prefix}/categories/banks/page/2`)
    expect(made.businessSearchPath({ search: 'bank' })).toBe(`${prefix}/businesses?search=bank`)
    expect(made.APP_PATHS.editAd).toBe(`${prefix}/classified/edit/:id`)
    expect(made.isAppPath(made.editListingPath(12))).toBe(true)
    expect(made.getLoginPath(`${prefix}/business/a`)).toBe(
      `${prefix}/login?from=${encodeURIComponent(`${prefix}/business/a`)}`,
    )
  })

  it('lead to the path that all languages share, and back', () => {
    for (const path of ['/', '/businesses', '/business/hi', '/hindi'])
      expect(made.toPath(made.toHref(path))).toBe(path)
    expect(made.toHref('/')).toBe(home)
    expect(made.toHref('/#top')).toBe(`${prefix || '/'}#top`)
    expect(made.isCurrentRoute('blog', made.toPath(made.postPath('a')))).toBe(true)
    expect(made.isCurrentRoute('home', made.toPath(made.postPath('a')))).toBe(false)
  })

  it('never lead back to signing in', () => {
    expect(made.getLoginPath(`${prefix}/login`)).toBe(`${prefix}/login`)
    expect(made.parseReturnPath('/hi/register', 'https://a.example')).toBeNull()
  })
})
