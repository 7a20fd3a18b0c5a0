import { parentPort } from 'node:worker_threads'
import { finishFile } from './finish.ts'
import type { Finished, FinishJob } from './finish.ts'

/** A thread that finishes files, one after the other as they come (`finishers.ts`). */
export type Ask = { id: number; job: FinishJob }
export type Answer = { id: number; finished: Finished } | { id: number; error: unknown }

const port = parentPort!

function answer({ id, job }: Ask): Answer {
  try {
    return { id, finished: finishFile(job) }
  } catch (error) {
    return { id, error }
  }
}

port.on('message', (ask: Ask) => port.postMessage(answer(ask)))
