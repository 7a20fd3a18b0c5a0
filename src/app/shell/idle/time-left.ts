import { ADMIN_IDLE_MS } from '#shared/rules/admin-session.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const WARN_MS = 2 * MINUTE_MS

export type SessionTimeLeft = { why: 'idle' | 'day'; minutes: number; isOver: boolean }

/**
 * What is left of an administrator's session when it is two minutes or less, else null: it ends
 * when nothing was asked for long, and at its last moment (`endsAt`) in any case.
 */
export function getSessionTimeLeft(times: {
  askedAt: number
  endsAt: number
  now: number
}): SessionTimeLeft | null {
  const { askedAt, endsAt, now } = times
  const idle = askedAt + ADMIN_IDLE_MS - now
  const day = endsAt - now
  const left = Math.min(idle, day)
  if (left > WARN_MS) return null
  return {
    why: day <= idle ? 'day' : 'idle',
    minutes: Math.max(1, Math.ceil(left / MINUTE_MS)),
    isOver: left <= 0,
  }
}
