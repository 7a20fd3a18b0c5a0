import type { ChangedRecord } from './changed-record.ts'

/** The order for a release or a change. Plain data: the renderer process carries it out. */
export type WriteJob = {
  releases: string
  /** Where the files are written; the folder is moved to its place when all of them are there. */
  folder: string
  name: string
  /** The number of the change that is laid over that release; 0 means the release itself. */
  number: number
  siteUrl: string
  fingerprint: string
  /** What the database holds, see `content.ts`. */
  content: string
  /** Clean addresses of the pages that a release must have. */
  expected: readonly string[]
  /**
   * Clean addresses of the pages of businesses that a release holds; it leaves the others to be
   * rendered when asked. Null for all.
   */
  busiest: readonly string[] | null
  /** What changed since the last publication. */
  marks: readonly ChangedRecord[]
  /** The number of the publication, which only grows. */
  publication: number
  /** Addresses that are taken down: their pages are made first, or are gone. */
  takenDown: readonly string[]
  /** Businesses whose changes are left for later publications: they stay as they were. */
  waiting: readonly number[]
  /** Only decisions of people: pages that earlier publications left are left again. */
  isUrgent: boolean
}

/**
 * What was written: how many pages, the files that differ from before, and the problems that did
 * not stop the publication. `left`: so many pages wait for the next publication.
 */
export type WriteResult = {
  pages: number
  changed: string[]
  problem: string | null
  left: number
  /** Addresses whose pages are still as they were, of those that the job names as taken down. */
  still: string[]
}

export type WriteOptions = { signal: AbortSignal; onProgress: (done: number, all: number) => void }

/**
 * Writes a release or a change into a folder, with its manifest. Throws SiteCheckError,
 * SiteBuildError, or the signal's reason.
 */
export type ReleaseWriter = (job: WriteJob, options: WriteOptions) => Promise<WriteResult>

/** The written site has faults that visitors would meet. */
export class SiteCheckError extends Error {
  override name = 'SiteCheckError'
}

/** A build that ended badly, with the last lines it printed. */
export class SiteBuildError extends Error {
  override name = 'SiteBuildError'
}
