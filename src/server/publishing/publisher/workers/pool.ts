import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { FileJob, WriteFileResult } from './write-site-file.ts'

/** More threads would only wait for the one that renders the pages. */
const MAX_THREADS = 4
/** A thread holds its next jobs, so that it never waits for the thread that renders. */
const JOBS_PER_THREAD = 4
/** A job leaves little behind; a larger young generation would only be filled. */
const YOUNG_MB = 16
/** The longest that a timer can be: the threads stay as long as the process. */
const IDLE_MS = 2 ** 31 - 1

let pool: Tinypool | null = null

const openPool = () =>
  new Tinypool({
    filename: new URL('./write-site-file.ts', import.meta.url).href,
    name: 'writeSiteFile',
    minThreads: 0,
    maxThreads: Math.min(availableParallelism(), MAX_THREADS),
    concurrentTasksPerWorker: JOBS_PER_THREAD,
    idleTimeout: IDLE_MS,
    // The options of this process concern it alone.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })

/** The memory of a content that can be given away; part of a larger buffer is copied instead. */
const transferable = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []

/**
 * Has a thread write a file of a site. The content is given away: the caller must not use it
 * afterwards.
 */
export function writeInWorker(job: FileJob): Promise<WriteFileResult> {
  pool ??= openPool()
  const transferList = job.content ? transferable(job.content) : []
  return pool.run(job, { transferList }) as Promise<WriteFileResult>
}
