import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Proxies that are believed unless others are configured: those on this machine. */
export const LOOPBACK_NETWORKS: readonly string[] = ['127.0.0.0/8', '::1/128']

/** Whether an address is of this machine itself. */
export const isLoopback = (address: string): boolean => parse(address)?.range() === 'loopback'

/** Whether the text is an address, or a network such as `10.0.0.0/8`. */
export const isNetwork = (text: string): boolean => isIP(text) !== 0 || ipaddr.isValidCIDR(text)

/**
 * Makes the function that finds a client's address in the peer and the `X-Forwarded-For` header:
 * the right-most address that is no trusted proxy. Each proxy appends its caller, so everything to
 * the left of that can be forged.
 */
export function createClientAddressResolver(trustedProxies: readonly string[]) {
  const trusted = trustedProxies.map(readNetwork)
  return (peer: string, forwardedFor: string | undefined): string => {
    const hops = forwardedFor?.split(',') ?? []
    let client = parse(peer)
    while (client && hops.length > 0 && isIn(client, trusted)) {
      const next = parse(withoutPort(hops.pop()!.trim()))
      if (!next) break
      client = next
    }
    return client?.toString() ?? ''
  }
}

/** Makes the function that tells whether an address is of this machine or of a trusted proxy. */
export function createProxyCheck(trustedProxies: readonly string[]) {
  const trusted = [...LOOPBACK_NETWORKS, ...trustedProxies].map(readNetwork)
  return (address: string): boolean => {
    const parsed = parse(address)
    return parsed !== null && isIn(parsed, trusted)
  }
}

/**
 * The network that limits count: an IPv4 address as it is; of an IPv6 address its /64, since one
 * subscriber has at least 2^64 of them.
 */
export const getNetwork = (address: string): string => prefixOf(address, 64)

/**
 * The /48 of an IPv6 address or network, which is what one site or a generous provider hands out;
 * IPv4 as it is.
 */
export const getWideNetwork = (address: string): string => prefixOf(address, 48)

/**
 * The network within which a provider changes a subscriber's address: the /48 of IPv6, the /24 of
 * IPv4.
 */
export function getAddressRange(address: string): string {
  const site = getWideNetwork(address)
  return isIP(site) === 4 ? `${site.split('.').slice(0, 3).join('.')}.0/24` : site
}

function prefixOf(address: string, bits: number): string {
  const parsed = parse(address.replace(/\/\d+$/, ''))
  if (!parsed) return address
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`
}

/**
 * The plain address: IPv4 over an IPv6 socket becomes IPv4, and the name of an interface is
 * dropped.
 */
const parse = (text: string) => (isIP(text) ? ipaddr.process(text.split('%', 1)[0]!) : null)

/** Some proxies write the port of the connection, too: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
const withoutPort = (text: string) =>
  /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text)?.slice(1).find(Boolean) ?? text

function readNetwork(text: string): Network {
  if (!text.includes('/')) return [ipaddr.process(text), isIP(text) === 4 ? 32 : 128]
  return ipaddr.parseCIDR(text)
}

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, networks: readonly Network[]) =>
  networks.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  )
