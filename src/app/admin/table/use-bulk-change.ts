import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { withIdentityProof } from '#app/data/identity-proof.ts'
import type { CallName } from '#client/call.ts'

export type BulkResult = { done: number; failed: { id: number; error: string }[] }

export type BulkState = BulkResult & { all: number; isRunning: boolean; isBroken: boolean }

/** So many go in one call: the bar moves, and a broken line loses little. */
const BATCH_SIZE = 100

/**
 * One change of many records, sent in pieces: how far it is, then what could not be done. The
 * readings named are renewed at the end.
 */
export function useBulkChange(invalidates: readonly CallName[]) {
  const client = useQueryClient()
  const [state, setState] = useState<BulkState | null>(null)
  const isStopped = useRef(false)
  const run = async (ids: readonly number[], send: (piece: number[]) => Promise<BulkResult>) => {
    isStopped.current = false
    let now: BulkState = { all: ids.length, done: 0, failed: [], isRunning: true, isBroken: false }
    setState(now)
    try {
      for (let from = 0; from < ids.length && !isStopped.current; from += BATCH_SIZE) {
        const { done, failed } = await withIdentityProof(() =>
          send(ids.slice(from, from + BATCH_SIZE)),
        )
        now = { ...now, done: now.done + done, failed: [...now.failed, ...failed] }
        setState(now)
      }
    } catch {
      now = { ...now, isBroken: true }
    }
    setState({ ...now, isRunning: false })
    await Promise.all(invalidates.map((name) => client.invalidateQueries({ queryKey: [name] })))
  }
  const close = () => {
    isStopped.current = true
    setState(null)
  }
  return { state, run, close }
}
