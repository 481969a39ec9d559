/** Numbers that look random and are the same for the same text: no clock, no state. */
export interface Seeded {
  /** 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
}

/** FNV-1a over the text's code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** One step of Mulberry32, to go on with its state. */
const stepOf = (state: number): number => (state + 0x6d2b79f5) >>> 0

function fractionOf(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
}

/** The first number of a text alone, where thousands are asked for. */
export const seededOnce = (text: string): number => fractionOf(stepOf(hashOf(text)))

/** Mulberry32, seeded by the text. */
export function seededBy(text: string): Seeded {
  let state = hashOf(text)
  const next = (): number => {
    state = stepOf(state)
    return fractionOf(state)
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
