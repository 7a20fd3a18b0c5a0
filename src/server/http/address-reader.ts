import type { Context } from 'hono'
import { clientAddress } from '#server/rate-limit/address.ts'
import type { HttpEnv } from './context.ts'
import type { Caller } from './read-budget.ts'

/**
 * Makes the function that tells a request's client address; empty where the app is called without a
 * server.
 */
export function addressReader(trustedProxies: readonly string[]) {
  const addressOf = clientAddress(trustedProxies)
  return (c: Context<HttpEnv>): string => {
    const { peer, forwardedFor } = callerOf(c)
    return addressOf(peer, forwardedFor)
  }
}

/** Who calls, as the connection and its header say it. */
export function callerOf(c: Context<HttpEnv>): Caller {
  const env = c.env as HttpEnv['Bindings'] | undefined
  return {
    peer: env?.incoming?.socket.remoteAddress ?? '',
    forwardedFor: c.req.header('X-Forwarded-For'),
  }
}
