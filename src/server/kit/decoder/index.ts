import { join } from 'node:path'
import { openSandboxedProcess } from '#server/kit/sandbox/index.ts'
import type { DecoderResponse, DecoderResults, DecoderRequest, RefusalReason } from './messages.ts'

export type { RefusalReason } from './messages.ts'

type Kind = DecoderRequest['kind']
/** The result of an order, or why it was refused. */
export type DecoderOutcome<K extends Kind = Kind> = DecoderResults[K] | RefusalReason

export type Decoder = {
  /**
   * Carries out one order; wait for it before the next. Throws when the process cannot be started.
   */
  order: <K extends Kind>(order: Extract<DecoderRequest, { kind: K }>) => Promise<DecoderOutcome<K>>
  /** Ends the process, if there is one. */
  close: () => void
  /** The number of the running process. */
  pid: () => number | undefined
}

/** A video is copied rather than decoded, and a hundred megabytes of it take their time. */
const TIMEOUT_MS: Record<Kind, number> = {
  decode: 10_000,
  encode: 10_000,
  animate: 30_000,
  remux: 60_000,
  frame: 10_000,
}
const IDLE_MS = 60_000

/** Decodes pictures and videos in a sandboxed process. */
export function openDecoder({ idleMs = IDLE_MS, patienceMs = TIMEOUT_MS } = {}): Decoder {
  const { ask, close, pid } = openSandboxedProcess<DecoderRequest, DecoderResponse>({
    path: join(import.meta.dirname, 'process.ts'),
    does: 'decodes pictures',
    heapMb: 128,
    youngMb: 1,
    idleMs,
  })
  const order: Decoder['order'] = async (given) => {
    // An order to encode needs the picture that the process holds.
    const needsLast = given.kind === 'encode'
    const answer = await ask(given, { patienceMs: patienceMs[given.kind], needsLast })
    if (typeof answer === 'object' && 'made' in answer) return answer.made as never
    return typeof answer === 'object' && 'refused' in answer ? answer.refused : 'heavy'
  }
  return { order, close, pid }
}
