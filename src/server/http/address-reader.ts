import type { Context } from 'hono'
import { clientAddress } from './address.ts'
import type { HttpEnv } from './context.ts'

/** Makes the function that tells a request's client address; empty where the app is called without a server. */
export function addressReader(trustedProxies: readonly string[]) {
  const addressOf = clientAddress(trustedProxies)
  return (c: Context<HttpEnv>): string => {
    const env = c.env as HttpEnv['Bindings'] | undefined
    return addressOf(env?.incoming?.socket.remoteAddress ?? '', c.req.header('X-Forwarded-For'))
  }
}
