import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import type { HttpEnv } from './context.ts'

/** Networks a reverse proxy of ours sits in: this machine and private ranges. */
const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/**
 * Who is at the other end. A forwarded address is believed only from a proxy nearby, and of its list only the last
 * entry, the one that proxy wrote itself: anything before it can be made up.
 */
export function addressOf(c: Context<HttpEnv>): string {
  // `c.env` is undefined where the app is called without a server.
  const env = c.env as HttpEnv['Bindings'] | undefined
  const peer = plain(env?.incoming?.socket.remoteAddress ?? '')
  if (isIP(peer) && !isNearby(peer)) return peer
  const forwarded = plain(c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '')
  return isIP(forwarded) ? forwarded : peer
}

/** An IPv4 address that came over an IPv6 socket, as itself. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

const isNearby = (address: string) => nearby.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
