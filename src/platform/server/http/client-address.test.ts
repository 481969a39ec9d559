import { expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

test('what the caller wrote is believed only as far back as our own proxies go', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 7.7.7.7', 0)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', '6.6.6.6, 7.7.7.7', 1)).toBe('7.7.7.7')
  expect(clientAddress('10.0.0.1', 'not an address', 1)).toBe('10.0.0.1')
})

test('an IPv4 address is itself however it is written, an IPv6 one counts with its /64', () => {
  expect(clientAddress('::ffff:10.0.0.1', null, 0)).toBe('10.0.0.1')
  const [a, b, c] = ['2001:db8:1:2::1', '2001:0db8:1:2:ffff::9', '2001:db8:1:3::1'].map((address) =>
    clientAddress(address, null, 0),
  )
  expect(a).toBe(b)
  expect(a).not.toBe(c)
  expect(clientAddress('::1', null, 0)).toBe('0:0:0:0::/64')
})

test.each([
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::FFFF:cb00:7105', '203.0.113.5'],
  ['0:0:0:0:0:ffff:203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:4711', '203.0.113.5'],
  ['[::ffff:203.0.113.5]:4711', '203.0.113.5'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:203.0.113.5', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::203.0.113.5', '0:0:0:0::/64'],
])('F6 %s behind a proxy is counted as %s', (written, counted) => {
  expect(clientAddress('10.0.0.1', `6.6.6.6, ${written}`, 1)).toBe(counted)
})

test('F6 the socket of a server that listens on both kinds of address tells the IPv4 one too', () => {
  expect(clientAddress('::ffff:cb00:7105', null, 0)).toBe('203.0.113.5')
  expect(clientAddress(undefined, null, 0)).toBe('unknown')
})

test.each(['203.0.113.5:port', '[203.0.113.5', '203.0.113.500:1', '[zone]:1', ':4711', '[]', ''])(
  'F6 %j is no address: the proxy’s own counts',
  (written) => {
    expect(clientAddress('10.0.0.1', `6.6.6.6, ${written}`, 1)).toBe('10.0.0.1')
  },
)

test('the /64s of one /48 are one network, and an IPv4 address is its own', () => {
  const networkAt = (address: string) => networkOf(clientAddress(address, null, 0))
  expect(networkAt('2001:db8:1:2::1')).toBe('2001:db8:1::/48')
  expect(networkAt('2001:db8:1:ffff::1')).toBe('2001:db8:1::/48')
  expect(networkAt('2001:db8:2:2::1')).not.toBe(networkAt('2001:db8:1:2::1'))
  expect(networkAt('10.0.0.1')).toBe('10.0.0.1')
})
