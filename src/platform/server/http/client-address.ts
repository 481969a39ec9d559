import { isIP, isIPv6 } from 'node:net'

/** The bare address of "a.b.c.d:port", "[v6]:port" or "v6%zone", as some proxies write it; all else as it is. */
const bare = (written: string): string =>
  written
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^([\d.]+):\d{1,5}$/, '$1')
    .replace(/%.*$/, '')

/** The last 32 bits of an IPv6 address may be written as an IPv4 address: "::ffff:10.0.0.1". */
function withoutDots(address: string): string {
  const dotted = /(?:\d{1,3}\.){3}\d{1,3}$/.exec(address)?.[0]
  if (!dotted) return address
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
  const groups = [a * 256 + b, c * 256 + d].map((group) => group.toString(16))
  return address.slice(0, -dotted.length) + groups.join(':')
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail = ''] = withoutDots(address).split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const gap = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16))
}

/** The IPv4 address inside an IPv4-mapped IPv6 one (::ffff:0:0/96); undefined for others. */
function mappedIn(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined
}

/** One household has a whole /64 of IPv6 addresses: limits count its prefix. */
function countedAs(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return mappedIn(groups) ?? `${prefix.join(':')}::/64`
}

/**
 * The caller's address. X-Forwarded-For is trusted only as far back as our own proxies wrote it:
 * with one proxy its last entry, with two the one before. Anything else could be invented.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const direct = bare(socketAddress ?? 'unknown')
  if (trustedProxies === 0 || !forwardedFor) return countedAs(direct)
  const hops = forwardedFor.split(',').map((hop) => bare(hop.trim()))
  const claimed = hops[hops.length - trustedProxies]
  return countedAs(claimed && isIP(claimed) ? claimed : direct)
}

/**
 * The network that an address of `clientAddress` belongs to, as far as one customer may have all of it: a
 * /48 of IPv6, which is 65,536 addresses. An IPv4 address is its own.
 */
export const networkOf = (address: string): string =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
