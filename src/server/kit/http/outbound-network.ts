import { lookup } from 'node:dns/promises'

export type ResolvedAddress = { address: string; family: number }

/** How the server resolves other hosts; tests replace it. */
export type OutboundNetwork = {
  /** All addresses of a name. */
  resolve: (host: string) => Promise<ResolvedAddress[]>
  /** Where a connection to an address really goes. */
  connectTo?: (address: string, port: number) => { address: string; port: number }
}

export const OUTBOUND_NETWORK: OutboundNetwork = { resolve: (host) => lookup(host, { all: true }) }
