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

test('the /64s of one /48 are one network, and an IPv4 address is its own', () => {
  const networkAt = (address: string) => networkOf(clientAddress(address, null, 0))
  expect(networkAt('2001:db8:1:2::1')).toBe('2001:db8:1::/48')
  expect(networkAt('2001:db8:1:ffff::1')).toBe('2001:db8:1::/48')
  expect(networkAt('2001:db8:2:2::1')).not.toBe(networkAt('2001:db8:1:2::1'))
  expect(networkAt('10.0.0.1')).toBe('10.0.0.1')
})
