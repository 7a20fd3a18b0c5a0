import { join } from 'node:path'
import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import { releasesFolder, siteFolder } from '#server/publishing/releases/release.ts'

/** The folder of this run, named by `playwright.config.ts`; it is removed when the run ends. */
export function getTestFolder(): string {
  const folder = process.env.BROWSER_TEST_FOLDER
  if (!folder)
    throw new Error(
      'BROWSER_TEST_FOLDER is not set: run the browser tests with `npm run test:browser`.',
    )
  return folder
}

/** DATA_DIR of the product under test. */
export const getDataFolder = (): string => join(getTestFolder(), 'data')

/** The folder of the served site. */
export async function getServedSiteFolder(): Promise<string> {
  const releases = releasesFolder(getDataFolder())
  const name = await getCurrentRelease(releases)
  if (name === null) throw new Error('No release is being served.')
  return siteFolder(releases, name)
}
