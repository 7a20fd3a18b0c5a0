import type { Context } from 'hono'
import { createClientAddressResolver } from '#server/kit/rate-limit/address.ts'
import type { HttpEnv } from './context.ts'
import type { ConnectionInfo } from './read-budget.ts'

/**
 * Makes the function that tells a request's client address; empty where the app is called without a
 * server.
 */
export function createClientAddressGetter(trustedProxies: readonly string[]) {
  const getClientAddress = createClientAddressResolver(trustedProxies)
  return (c: Context<HttpEnv>): string => {
    const { peer, forwardedFor } = getCaller(c)
    return getClientAddress(peer, forwardedFor)
  }
}

/** The caller, from the connection and its header. */
export function getCaller(c: Context<HttpEnv>): ConnectionInfo {
  const env = c.env as HttpEnv['Bindings'] | undefined
  return {
    peer: env?.incoming?.socket.remoteAddress ?? '',
    forwardedFor: c.req.header('X-Forwarded-For'),
  }
}
