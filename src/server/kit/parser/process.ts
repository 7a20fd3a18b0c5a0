import { serveRequests } from '#server/kit/sandbox/serve-requests.ts'
import { PARSER_LIMITS, type ParserMessage, type ParserRequest } from './messages.ts'

/* The process that parses what people send. */

type Job = { default: (input: unknown) => unknown }

let results: AsyncIterator<unknown> | null = null

serveRequests(PARSER_LIMITS.memoryBytes, execute)

async function execute(order: ParserRequest): Promise<ParserMessage> {
  try {
    if (order.kind === 'next') return await nextResult()
    const { default: job } = (await import(order.job)) as Job
    if (order.kind === 'once') return { value: await job(order.input) }
    results = (job(order.input) as AsyncIterable<unknown>)[Symbol.asyncIterator]()
    return await nextResult()
  } catch (error) {
    return { failed: String(error instanceof Error ? error.stack : error) }
  }
}

async function nextResult(): Promise<ParserMessage> {
  const result = await results!.next()
  return result.done ? { done: true } : { value: result.value }
}
