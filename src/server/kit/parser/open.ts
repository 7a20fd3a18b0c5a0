import { join } from 'node:path'
import { openSandboxedProcess, type SandboxedProcess } from '#server/kit/sandbox/index.ts'
import { PARSER_LIMITS, type ParserMessage, type ParserRequest } from './messages.ts'
import { ParsingAbortedError } from './parsing-aborted.ts'

export type ParserProcess = SandboxedProcess<ParserRequest, ParserMessage>

const IDLE_MS = 60_000

export const openParserProcess = (): ParserProcess =>
  openSandboxedProcess({
    path: join(import.meta.dirname, 'process.ts'),
    does: 'parses texts',
    heapMb: PARSER_LIMITS.heapMb,
    youngMb: 16,
    idleMs: IDLE_MS,
  })

/**
 * Asks for one result. Throws ParsingAbortedError, and what the job threw as an Error with its
 * stack.
 */
export async function requestResult(
  { ask }: ParserProcess,
  order: ParserRequest,
  patienceMs: number,
): Promise<{ value: unknown } | { done: true }> {
  const answer = await ask(order, { patienceMs, needsLast: order.kind === 'next' })
  if (answer === 'late') throw new ParsingAbortedError('late')
  if (answer === 'ended' || answer === 'unread') throw new ParsingAbortedError('heavy')
  if ('failed' in answer) throw new Error(`A job of the parser failed: ${answer.failed}`)
  return answer
}
