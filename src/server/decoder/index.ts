import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Answers, Message, Order, Refused } from './messages.ts'

export type { Refused } from './messages.ts'

type Kind = Order['kind']
/** The result of an order, or why it was refused. */
export type Outcome<K extends Kind = Kind> = Answers[K] | Refused

export type Decoder = {
  /**
   * Carries out one order; wait for it before the next. Throws when the process cannot be started.
   */
  order: <K extends Kind>(order: Extract<Order, { kind: K }>) => Promise<Outcome<K>>
  /** Ends the process, if there is one. */
  close: () => void
  /** The number of the running process. */
  pid: () => number | undefined
}

/** A video is copied rather than decoded, and a hundred megabytes of it take their time. */
const PATIENCE_MS: Record<Kind, number> = {
  decode: 10_000,
  encode: 10_000,
  animate: 30_000,
  remux: 60_000,
  frame: 10_000,
}
const START_MS = 30_000
const IDLE_MS = 60_000
const LAST_WORDS = 500

/**
 * Decodes pictures and videos in a process of its own, with limits of memory and time. It is
 * started when needed, killed when it takes too long, and ended when there has been nothing to do
 * for a minute.
 */
export function openDecoder({ idleMs = IDLE_MS, patienceMs = PATIENCE_MS } = {}): Decoder {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  const close = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }
  const answerTo = async (given: Order): Promise<Message | Silent> => {
    clearTimeout(idle)
    if (child && hasEnded(child)) child = null
    const isNew = child === null
    child ??= await start()
    const answer = await answerOf(child, patienceMs[given.kind], given)
    if (typeof answer === 'object') idle = setTimeout(close, idleMs).unref()
    else close()
    // The process may have ended before the order came. An order that needs the picture it held
    // cannot be repeated.
    const isToRepeat = answer === 'ended' && !isNew && given.kind !== 'encode'
    return isToRepeat ? answerTo(given) : answer
  }
  const order: Decoder['order'] = async (given) => {
    const answer = await answerTo(given)
    if (typeof answer === 'object' && 'made' in answer) return answer.made as never
    return typeof answer === 'object' && 'refused' in answer ? answer.refused : 'heavy'
  }
  return { order, close, pid: () => child?.pid }
}

/** It took too long, or was killed. */
type Silent = 'late' | 'ended'

const hasEnded = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null || !child.connected

/** Starts a process with one thread, a small heap, and none of our environment. */
async function start(): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'process.ts')
  const flags = ['--max-old-space-size=128', '--max-semi-space-size=1', '--v8-pool-size=1']
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [...flags, program], {
    env: { PATH, UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Ctrl+C reaches only our process; this one ends when our end of the channel closes.
    detached: true,
  })
  // The error is noticed where an answer is awaited; without a listener it would end our process.
  child.on('error', () => undefined)
  let words = ''
  child.stderr!.on('data', (text: Buffer) => (words = (words + text.toString()).slice(-LAST_WORDS)))
  if (typeof (await answerOf(child, START_MS)) !== 'object') {
    child.kill('SIGKILL')
    throw new Error(`The process that decodes pictures did not start. ${words}`.trim())
  }
  // The process does not keep ours from ending.
  child.unref()
  child.channel?.unref()
  ;(child.stderr as unknown as { unref: () => void }).unref()
  return child
}

/** Sends the order and waits for the next message of the process, or why none came. */
async function answerOf(
  child: ChildProcess,
  patienceMs: number,
  order?: Order,
): Promise<Message | Silent> {
  const { promise, resolve } = Promise.withResolvers<Message | Silent>()
  const end = () => resolve('ended')
  const timer = setTimeout(() => resolve('late'), patienceMs)
  child.once('message', resolve).once('exit', end).once('error', end).once('disconnect', end)
  if (order) child.send(order, (error) => error && end())
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    for (const event of ['exit', 'error', 'disconnect']) child.off(event, end)
    child.off('message', resolve)
  }
}
