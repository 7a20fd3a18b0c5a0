import { spawn, type ChildProcess } from 'node:child_process'
import { getCpuTime } from './cpu-time.ts'

const START_MS = 30_000
const LAST_WORDS = 500

export type SandboxedProgram = {
  /** The path of the program, which calls `serveRequests`. */
  path: string
  /** What the program does, for the error when it does not start. */
  does: string
  heapMb: number
  youngMb: number
}

/**
 * Why no message came: it took too long, or the process was killed or ended itself. `unread`: it
 * ended before it saw the order.
 */
export type NoAnswerReason = 'late' | 'ended' | 'unread'

/**
 * Starts a process with one thread, a small heap, and none of our environment but the name of the
 * district. Throws when it does not start.
 */
export async function startSandboxedProcess({
  path,
  does,
  heapMb,
  youngMb,
}: SandboxedProgram): Promise<ChildProcess> {
  const flags = [
    `--max-old-space-size=${heapMb}`,
    `--max-semi-space-size=${youngMb}`,
    '--v8-pool-size=1',
  ]
  const { PATH = '', DISTRICT = '' } = process.env
  const child = spawn(process.execPath, [...flags, path], {
    env: { PATH, DISTRICT, UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // Ctrl+C reaches only our process; this one ends when our end of the channel closes.
    detached: true,
  })
  // The error is noticed where an answer is awaited; without a listener it would end our process.
  child.on('error', () => undefined)
  let words = ''
  child.stderr!.on('data', (text: Buffer) => (words = (words + text.toString()).slice(-LAST_WORDS)))
  if (typeof (await waitForMessage(child, START_MS)) !== 'object') {
    child.kill('SIGKILL')
    throw new Error(`The process that ${does} did not start. ${words}`.trim())
  }
  // The process does not keep ours from ending.
  child.unref()
  child.channel?.unref()
  ;(child.stderr as unknown as { unref: () => void }).unref()
  return child
}

/** On a busy machine a process waits for its share of the processor; it gets so much longer. */
const MAX_STRETCH = 3

/**
 * Sends the order and waits for the next message of the process, or why none came. Where the system
 * tells it, the patience is for the time of the processor that is used.
 */
export async function waitForMessage(
  child: ChildProcess,
  patienceMs: number,
  order?: object,
): Promise<object | NoAnswerReason> {
  const { promise, resolve } = Promise.withResolvers<object | NoAnswerReason>()
  let hasBegun = false
  const hear = (message: object) => ('began' in message ? (hasBegun = true) : resolve(message))
  const end = () => resolve(hasBegun ? 'ended' : 'unread')
  const before = getCpuTime(child.pid ?? 0)
  let stretched = 1
  const expire = () => {
    const used = (getCpuTime(child.pid ?? 0) ?? Infinity) - (before ?? 0)
    stretched += 1
    if (used >= patienceMs || stretched > MAX_STRETCH) resolve('late')
    else timer = setTimeout(expire, patienceMs)
  }
  let timer = setTimeout(expire, patienceMs)
  child.on('message', hear).once('exit', end).once('error', end).once('disconnect', end)
  if (order) child.send(order, (error) => error && end())
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    for (const event of ['exit', 'error', 'disconnect']) child.off(event, end)
    child.off('message', hear)
  }
}
