import { openDatabase } from '#server/kit/db/connection.ts'
import type { PageRenderer } from '#server/publishing/publisher/job/render-job.ts'
import { openReleaseWriter } from '#server/publishing/publisher/renderer/release-writer.ts'
import type { PublisherDeps } from '#server/publishing/publisher/publish.ts'
import { htmlPage, writeFiles, type Files } from './release.ts'

/** The smallest site that may go live. */
export const SMALL_SITE: Files = {
  'index.html': htmlPage('Home', '/'),
  '404.html': htmlPage('Not found', '/'),
}

/** A builder that writes these files instead of running Astro. */
export const createFileRenderer =
  (files: () => Files | Promise<Files>): PageRenderer =>
  async ({ outDir, onPage }) => {
    await writeFiles(outDir, await files())
    onPage()
    return { gone: [], failed: {}, left: 0 }
  }

const log = { info: () => undefined, warn: console.warn }

/** A publisher on a test's database and folder. It expects only the home page by default. */
export function createTestPublisher(
  url: string,
  releases: string,
  build: PageRenderer,
  more: Partial<PublisherDeps> = {},
): PublisherDeps & { close: () => Promise<void> } {
  const { db, close } = openDatabase({ url, log, max: 4 })
  const expected = async () => ['/', '/404']
  return {
    db,
    close,
    databaseUrl: url,
    releases,
    siteUrl: 'http://site.test',
    fingerprint: 'one',
    write: openReleaseWriter(build),
    expected,
    ...more,
  }
}
