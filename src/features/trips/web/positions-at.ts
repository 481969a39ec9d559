import { generateKeyBetween } from 'fractional-indexing'
import { waitingPosition } from './mutations/pending-mutation.ts'

interface Placed {
  readonly position: string
}

const digits = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const suffixLength = 4

/** Letters by chance, so that two people who put something into the same gap find two places there. */
const byChance = (): string =>
  [...crypto.getRandomValues(new Uint8Array(suffixLength))]
    .map((value) => digits.charAt(value % digits.length))
    .join('')

function keyBetween(low: string | null, high: string | null): string {
  try {
    const key = generateKeyBetween(low, high)
    const own = key + byChance()
    return high === null || own < high ? own : key
  } catch {
    // A neighbour's key is none that the library knows: whatever sorts behind the lower one will do.
    return `${low ?? 'a'}${byChance()}`
  }
}

/** Order keys for so many items that are put before the one at `index` of a day's others, in their order. */
export function positionsAt(
  others: readonly Placed[],
  index: number,
  count: number,
): readonly string[] {
  const real = ({ position }: Placed): boolean => position !== waitingPosition
  const low = others.slice(0, index).findLast(real)?.position ?? null
  // Two at one key stand side by side by their ids: nothing fits between them.
  const high =
    others.slice(index).find((other) => real(other) && (low === null || other.position > low))
      ?.position ?? null
  const keys: string[] = []
  for (let made = 0; made < count; made++) keys.push(keyBetween(keys.at(-1) ?? low, high))
  return keys
}
