import { join } from 'node:path'
import { openConfined } from '#server/confined/index.ts'
import type { Confined } from '#server/confined/index.ts'
import { LIMITS } from './messages.ts'
import type { Message, Order } from './messages.ts'
import { ParsingAborted } from './parsing-aborted.ts'

export type Process = Confined<Order, Message>

const IDLE_MS = 60_000

export const openProcess = (): Process =>
  openConfined({
    path: join(import.meta.dirname, 'process.ts'),
    does: 'parses texts',
    heapMb: LIMITS.heapMb,
    youngMb: 16,
    idleMs: IDLE_MS,
  })

/** Asks for one result. Throws ParsingAborted, and what the job threw as an Error with its stack. */
export async function resultOf(
  { ask }: Process,
  order: Order,
  patienceMs: number,
): Promise<{ value: unknown } | { done: true }> {
  const answer = await ask(order, { patienceMs, needsLast: order.kind === 'next' })
  if (answer === 'late') throw new ParsingAborted('late')
  if (answer === 'ended' || answer === 'unread') throw new ParsingAborted('heavy')
  if ('failed' in answer) throw new Error(`A job of the parser failed: ${answer.failed}`)
  return answer
}
