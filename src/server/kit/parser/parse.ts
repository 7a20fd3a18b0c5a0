import { ApiError } from '#server/kit/errors/api-error.ts'
import { FairQueue } from '#server/kit/jobs/fair-queue.ts'
import { openParserProcess, requestResult, type ParserProcess } from './open.ts'

const TIMEOUT_MS = 10_000
const BATCH_SIZE = 2

const turns = new FairQueue({
  atOnce: BATCH_SIZE,
  // The other process is for the others.
  atOnceOfOne: 1,
  maxWaiting: 100,
  maxWaitingOfOne: 20,
  rememberMs: 60_000,
  tooMany: () => new ApiError('UNAVAILABLE'),
})
/** Those that are not at work. */
const free: ParserProcess[] = []

export type ParseOptions = {
  /** Who waits for it, such as an account or a network; they take turns. */
  by: string
  patienceMs?: number
}

/**
 * Has a sandboxed process do a job once: the default export of the module `job`, a function of
 * plain data. Throws ParsingAbortedError when it takes more memory or time than is allowed,
 * UNAVAILABLE when too many wait.
 */
export function runParserJob<Job extends (input: never) => unknown>(
  job: URL,
  input: Parameters<Job>[0],
  { by, patienceMs = TIMEOUT_MS }: ParseOptions,
): Promise<Awaited<ReturnType<Job>>> {
  return turns.take(by, async () => {
    const process = free.pop() ?? openParserProcess()
    try {
      const result = await requestResult(
        process,
        { kind: 'once', job: job.href, input },
        patienceMs,
      )
      return 'value' in result ? (result.value as never) : (undefined as never)
    } finally {
      free.push(process)
    }
  })
}
