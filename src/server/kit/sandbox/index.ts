import type { ChildProcess } from 'node:child_process'
import {
  waitForMessage,
  startSandboxedProcess,
  type SandboxedProgram,
  type NoAnswerReason,
} from './start.ts'

export type SandboxedProcess<Order extends object, Message extends object> = {
  /**
   * Sends an order and waits for its answer, or says why none came: then the process is killed, and
   * the next order has a new one. One order at a time. `needsLast`: the order builds on what the
   * process was told before. Throws when the process cannot be started.
   */
  ask: (
    order: Order,
    how: { patienceMs: number; needsLast?: boolean | undefined },
  ) => Promise<Message | NoAnswerReason>
  /** Ends the process, if there is one. */
  close: () => void
  /** The number of the running process. */
  pid: () => number | undefined
}

/**
 * A program in a process of its own, with limits of memory and time, for input that people send. It
 * is started when needed, killed when an answer takes too long, and ended when there has been
 * nothing to do for a while.
 */
export function openSandboxedProcess<Order extends object, Message extends object>({
  idleMs,
  ...program
}: SandboxedProgram & { idleMs: number }): SandboxedProcess<Order, Message> {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  const close = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }
  const ask: SandboxedProcess<Order, Message>['ask'] = async (order, how) => {
    clearTimeout(idle)
    if (child && hasEnded(child)) child = null
    const isNew = child === null
    child ??= await startSandboxedProcess(program)
    const answer = (await waitForMessage(child, how.patienceMs, order)) as Message | NoAnswerReason
    if (typeof answer === 'object') idle = setTimeout(close, idleMs).unref()
    else close()
    // What ended the process is not done a second time.
    return answer === 'unread' && !isNew && !how.needsLast ? ask(order, how) : answer
  }
  return { ask, close, pid: () => child?.pid }
}

const hasEnded = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null || !child.connected
