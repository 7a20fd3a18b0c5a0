/** Makes the site's files in `outDir`; throws BuildFailed, or the signal's reason when told to stop. */
export type Builder = (job: BuildJob) => Promise<void>
export type BuildJob = { outDir: string; signal: AbortSignal; onPage: () => void }

/** A build that ended badly, with the last lines it printed. */
export class BuildFailed extends Error {
  override name = 'BuildFailed'
}
