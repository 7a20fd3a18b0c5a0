import type { Mark } from './renderer/messages.ts'

/** What a publication is to make. Plain data: the work is done by another process. */
export type MakeJob = {
  releases: string
  /** Where to make it; nobody looks there before it is moved to its place. */
  folder: string
  name: string
  /** Of the change to lay over that release; 0 makes the release itself. */
  number: number
  siteUrl: string
  fingerprint: string
  /** What the database holds, see `content.ts`. */
  content: string
  /** Clean addresses of the pages that a release must have. */
  expected: readonly string[]
  /** What changed since the last publication. */
  marks: readonly Mark[]
}

/**
 * What was made: how many pages, the files that differ from before, and what went wrong without
 * holding back the rest. `left`: so many pages wait for the next publication.
 */
export type Made = { pages: number; changed: string[]; problem: string | null; left: number }

export type Making = { signal: AbortSignal; onProgress: (done: number, all: number) => void }

/**
 * Makes a release or a change in a folder, complete with its manifest. Throws NotFit, BuildFailed,
 * or the signal's reason.
 */
export type Maker = (job: MakeJob, making: Making) => Promise<Made>

/** What was built has faults that visitors would meet. */
export class NotFit extends Error {
  override name = 'NotFit'
}
