import { describe, expect, it } from 'vitest'
import { openSiteCheck } from '#server/publishing/publisher/renderer/check.ts'

/** The faults of a site of these pages, each with its links. */
function faultsOf(pages: Record<string, string[]>, expected: string[] = []) {
  const check = openSiteCheck('https://suhana.example')
  for (const [file, links] of Object.entries(pages)) check.addPage(file, { title: file, links })
  return check.problems({ has: (file) => file in pages, expected })
}

describe('the check of a site in two languages', () => {
  it('finds a link from Hindi to a page that is in English alone', () => {
    const pages = { 'about.html': [], 'hi.html': ['/hi/about', '/about', '/hi'] }
    expect(faultsOf(pages)).toEqual([
      'hi.html links to /hi/about, which does not exist on the site.',
    ])
  })

  it('knows the signed-in app in each language', () => {
    const app = ['/dashboard', '/hi/dashboard', '/hi/admin/users/7']
    const english = { 'index.html': app, 'fallback/app.html': [] }
    expect(faultsOf({ ...english, 'hi/fallback/app.html': [] })).toEqual([])
    expect(faultsOf(english)).toHaveLength(2)
  })

  it('misses a page in each language', () => {
    expect(faultsOf({ 'index.html': [] }, ['/', '/hi'])).toEqual(['/hi is missing.'])
  })
})
