import type { Rendered, Since } from './renderer/messages.ts'

/**
 * Makes the site's files, all of them or with `since` those that differ from what is live; beside
 * `outDir` it may write `keys.json`. Throws BuildFailed, or the signal's reason when told to stop.
 */
export type Builder = (job: BuildJob) => Promise<Rendered>
export type BuildJob = BuildProgress & {
  /** Files may simply be written here; those at hand in memory are better given to `add`. */
  outDir: string
  add: (name: string, content: Buffer) => Promise<void>
  /** The name of the site's state once this is live. */
  state: string
  since: Since | null
}

export type BuildProgress = {
  signal: AbortSignal
  /** How many pages will come. */
  onBegin: (pages: number) => void
  onPage: () => void
}

/** A build that ended badly, with the last lines it printed. */
export class BuildFailed extends Error {
  override name = 'BuildFailed'
}
