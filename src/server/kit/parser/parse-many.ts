import { openParserProcess, requestResult } from './open.ts'

const TIMEOUT_MS = 20_000

/**
 * Has a process of its own do a job with many results: the default export of the module `job`, an
 * async generator. The next result is made when it is asked for, so a slow reader holds one at
 * most, and each has `patienceMs`. The process ends with the loop, and its memory with it. Throws
 * ParsingAbortedError when a result takes more memory or time than is allowed.
 */
export async function* streamParserJob<Job extends (input: never) => AsyncIterable<unknown>>(
  job: URL,
  input: Parameters<Job>[0],
  { patienceMs = TIMEOUT_MS }: { patienceMs?: number } = {},
): AsyncGenerator<ReturnType<Job> extends AsyncIterable<infer Result> ? Result : never> {
  const process = openParserProcess()
  try {
    let answer = await requestResult(process, { kind: 'many', job: job.href, input }, patienceMs)
    while ('value' in answer) {
      yield answer.value as never
      answer = await requestResult(process, { kind: 'next' }, patienceMs)
    }
  } finally {
    process.close()
  }
}
