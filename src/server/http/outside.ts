import { lookup } from 'node:dns/promises'

export type Address = { address: string; family: number }

/** How other machines are reached; tests give another. */
export type SiteAddresses = {
  /** All addresses of a name. */
  resolve: (host: string) => Promise<Address[]>
  /** Where a connection to an address really goes. */
  connectTo?: (address: string, port: number) => { address: string; port: number }
}

export const OUTSIDE: SiteAddresses = { resolve: (host) => lookup(host, { all: true }) }
