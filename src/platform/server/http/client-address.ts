import { isIP, isIPv6 } from 'node:net'

/** One household has a whole /64 of IPv6 addresses: limits count its prefix. */
function prefixOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * The caller's address. X-Forwarded-For is believed only as far back as our own proxies wrote it:
 * with one proxy its last entry, with two the one before. Anything else could be invented.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const direct = (socketAddress ?? 'unknown').replace(/^::ffff:/, '')
  if (trustedProxies === 0 || !forwardedFor) return prefixOf(direct)
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  const claimed = hops[hops.length - trustedProxies]
  return prefixOf(claimed && isIP(claimed) ? claimed : direct)
}

/**
 * The network that an address of `clientAddress` belongs to, as far as one customer may have all of it: a
 * /48 of IPv6, which is 65,536 addresses. An IPv4 address is its own.
 */
export const networkOf = (address: string): string =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
