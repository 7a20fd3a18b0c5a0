import { describe, expect, test } from 'vitest'
import {
  createClientAddressResolver,
  LOOPBACK_NETWORKS,
  getNetwork,
  getAddressRange,
  getWideNetwork,
} from '#server/kit/rate-limit/address.ts'

describe('the address of a client', () => {
  const nearby = createClientAddressResolver(LOOPBACK_NETWORKS)
  const chain = createClientAddressResolver(['127.0.0.1', '172.18.0.0/16', '2001:db8:cafe::/48'])

  test.each([
    ['a visitor, who may write what they like', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
    ['a visitor in a private network', '192.168.0.9', '203.0.113.1', '192.168.0.9'],
    ['a proxy on this machine', '127.0.0.1', '203.0.113.1', '203.0.113.1'],
    ['a proxy on this machine, over IPv6', '::1', '2001:db8::7', '2001:db8::7'],
    [
      'the last entry, which the proxy wrote',
      '::ffff:127.0.0.1',
      '10.0.0.1, 198.51.100.8',
      '198.51.100.8',
    ],
    ['a proxy that also writes the port', '127.0.0.1', '203.0.113.1:4711', '203.0.113.1'],
    ['the same of IPv6', '127.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['a visitor on this machine', '127.0.0.1', undefined, '127.0.0.1'],
    ['a proxy that does not know', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['no server at all', '', '203.0.113.1', ''],
  ])('%s: %s', (_, peer, forwarded, expected) => {
    expect(nearby(peer, forwarded)).toBe(expected)
  })

  test.each([
    ['203.0.113.1, 172.18.3.4', '203.0.113.1'],
    ['192.0.2.66, 203.0.113.1, 2001:db8:cafe::5, 172.18.3.4', '203.0.113.1'],
    ['192.0.2.66, nonsense, 172.18.3.4', '172.18.3.4'],
    ['172.18.0.9, 172.18.3.4', '172.18.0.9'],
  ])(
    'through several proxies it is the right-most that is none of them: %s',
    (forwarded, expected) => {
      expect(chain('127.0.0.1', forwarded)).toBe(expected)
      expect(chain('192.0.2.99', forwarded)).toBe('192.0.2.99')
    },
  )
})

test.each([
  ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.0/24'],
  ['::ffff:203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1::/48'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48', 'fe80::/48'],
  ['', '', '', ''],
])('the network of %s', (address, network, site, provider) => {
  expect(getNetwork(address)).toBe(network)
  expect(getWideNetwork(address)).toBe(site)
  expect(getWideNetwork(network)).toBe(site)
  expect(getAddressRange(network)).toBe(provider)
})
