import { generateKeyBetween } from 'fractional-indexing'
import { waitingPosition } from './mutations/pending-mutation.ts'

interface Placed {
  readonly position: string
}

const digits = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const suffixLength = 4

/** Random letters, so that two people who insert into the same gap get two positions. */
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
    // The neighbour's key is not a valid order key: any key after the lower one will do.
    return `${low ?? 'a'}${byChance()}`
  }
}

/** Order keys for so many items inserted before the one at `index` of a day's others, in order. */
export function positionsAt(
  others: readonly Placed[],
  index: number,
  count: number,
): readonly string[] {
  const real = ({ position }: Placed): boolean => position !== waitingPosition
  const low = others.slice(0, index).findLast(real)?.position ?? null
  // Two items with equal keys are ordered by id: nothing fits between them.
  const high =
    others.slice(index).find((other) => real(other) && (low === null || other.position > low))
      ?.position ?? null
  const keys: string[] = []
  for (let made = 0; made < count; made++) keys.push(keyBetween(keys.at(-1) ?? low, high))
  return keys
}
