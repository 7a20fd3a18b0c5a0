import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Finished, FinishJob } from './finish.ts'
import type { Answer, Ask } from './finisher.ts'

/** More would only wait for what renders the pages, in one thread. */
const MOST_THREADS = 4
/** A file leaves little behind; as much room as rendering has would only be filled. */
const YOUNG_MB = 16
/** Of a file's bytes; what lies in a larger buffer with others is copied. */
const ownBytes = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []

type Waiting = { resolve: (finished: Finished) => void; reject: (reason: unknown) => void }
type Finisher = { load: () => number; finish: (job: FinishJob) => Promise<Finished> }

const finishers: Finisher[] = []

/**
 * Has a file finished by one of a few threads of this process, which stay for the next ones. The
 * content is given away: whoever calls must not use it afterwards.
 */
export function finish(job: FinishJob): Promise<Finished> {
  const idle = finishers.find((finisher) => finisher.load() === 0)
  if (!idle && finishers.length < Math.min(availableParallelism(), MOST_THREADS))
    finishers.push(openFinisher())
  const next = idle ?? finishers.reduce((a, b) => (b.load() < a.load() ? b : a))
  return next.finish(job)
}

function openFinisher(): Finisher {
  const worker = new Worker(new URL('./finisher.ts', import.meta.url), {
    // What this process was started with concerns it alone.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  const waiting = new Map<number, Waiting>()
  let count = 0
  const finisher: Finisher = {
    load: () => waiting.size,
    finish: (job) =>
      new Promise((resolve, reject) => {
        const id = count++
        worker.postMessage({ id, job } satisfies Ask, job.content ? ownBytes(job.content) : [])
        worker.ref()
        waiting.set(id, { resolve, reject })
      }),
  }
  worker.on('message', (answer: Answer) => {
    const { resolve, reject } = waiting.get(answer.id)!
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if ('error' in answer) reject(answer.error)
    else resolve(answer.finished)
  })
  const onEnd = (reason: unknown) => {
    const at = finishers.indexOf(finisher)
    if (at !== -1) finishers.splice(at, 1)
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  worker
    .on('error', onEnd)
    .on('exit', (code) => onEnd(new Error(`A thread that finishes files ended with ${code}.`)))
  return finisher
}
