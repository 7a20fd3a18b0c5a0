import { isEmailAddress } from './contact-fields.ts'

/**
 * Domains without public mailboxes: reserved by RFC 2606, 6761, 6762 and 9476, or in use inside one
 * network only.
 */
const UNREACHABLE = new Set([
  ...['alt', 'arpa', 'corp', 'example', 'home', 'internal', 'intranet', 'invalid', 'lan', 'local'],
  ...['localdomain', 'localhost', 'onion', 'private', 'test'],
  ...['example.com', 'example.net', 'example.org', 'example.edu'],
])

/**
 * Whether mail to an address can reach a person at all: not `admin@zila.local`, nor an address of a
 * machine.
 */
export function isDeliverableEmail(address: string): boolean {
  const parts = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  // A top-level domain begins with a letter; anything else is an IP address.
  if (!isEmailAddress(address) || !/^[a-z]/.test(parts.at(-1)!)) return false
  return !UNREACHABLE.has(parts.at(-1)!) && !UNREACHABLE.has(parts.slice(-2).join('.'))
}
