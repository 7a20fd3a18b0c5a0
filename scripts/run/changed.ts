import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What of a site is built or served comes from these, so any browser test may be touched. */
const OF_THE_SITE =
  /^(?:src|public|scripts)\/|^(?:astro|playwright)\.config\.|^package(?:-lock)?\.json$/
const OF_BROWSER_TESTS = /^tests\/browser\/[^/]+\.spec\.ts$/
const BESIDE_BROWSER_TESTS = /^tests\/(?:browser|site|fonts|fixtures)\//

/** Files that differ from a revision, committed or not. Throws when git does not know it. */
export function listChangedFiles(revision: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...new Set([
      ...git('diff', '--name-only', '--merge-base', revision),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ]
}

/**
 * The browser tests that a change can touch: `all` of them, or some files of tests, or none. They
 * import nothing of the site, so that no graph of imports tells.
 */
export function findBrowserTests(changed: readonly string[]): 'all' | string[] {
  const isWide = (path: string) =>
    OF_THE_SITE.test(path) || (BESIDE_BROWSER_TESTS.test(path) && !OF_BROWSER_TESTS.test(path))
  return changed.some(isWide)
    ? 'all'
    : changed.filter((path) => OF_BROWSER_TESTS.test(path) && existsSync(path))
}
