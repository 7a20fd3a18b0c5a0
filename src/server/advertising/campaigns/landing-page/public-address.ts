import ipaddr from 'ipaddr.js'

/** Addresses of the public range at which clouds tell machines their secrets. */
const METADATA = ['168.63.129.16']

/**
 * Whether an address is one of the public internet: not of this machine, of a private network, of a
 * link, of metadata, nor one that wraps such an address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%') || METADATA.includes(text)) return false
  return ipaddr.process(text).range() === 'unicast'
}
