import type { Rendered, Since } from './renderer/messages.ts'

/**
 * Makes the site's files in `outDir`, all of them or with `since` those that differ from what is live; beside the
 * folder it may write `keys.json`. Throws BuildFailed, or the signal's reason when told to stop.
 */
export type Builder = (job: BuildJob) => Promise<Rendered>
export type BuildJob = {
  outDir: string
  /** The name of the site's state once this is live. */
  state: string
  since: Since | null
  signal: AbortSignal
  onPage: () => void
}

/** A build that ended badly, with the last lines it printed. */
export class BuildFailed extends Error {
  override name = 'BuildFailed'
}
