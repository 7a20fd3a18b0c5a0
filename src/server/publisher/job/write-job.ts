import type { RecordMark } from './record-mark.ts'

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
  /** What changed since the last publication. */
  marks: readonly RecordMark[]
}

/**
 * What was written: how many pages, the files that differ from before, and the problems that did
 * not stop the publication. `left`: so many pages wait for the next publication.
 */
export type Written = { pages: number; changed: string[]; problem: string | null; left: number }

export type WriteOptions = { signal: AbortSignal; onProgress: (done: number, all: number) => void }

/**
 * Writes a release or a change into a folder, with its manifest. Throws CheckFailed, BuildFailed,
 * or the signal's reason.
 */
export type ReleaseWriter = (job: WriteJob, options: WriteOptions) => Promise<Written>

/** The written site has faults that visitors would meet. */
export class CheckFailed extends Error {
  override name = 'CheckFailed'
}

/** A build that ended badly, with the last lines it printed. */
export class BuildFailed extends Error {
  override name = 'BuildFailed'
}
