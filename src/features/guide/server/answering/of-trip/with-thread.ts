import type { Asking, Said } from '../answer.ts'

/** Beside a trip the next message may leave unsaid what this one did and named: it is remembered. */
export function withThread({ heard }: Asking, said: Said): Said {
  if (!heard) return said
  const { act, wish, read } = heard
  const amenities = read.amenities.length > 0 ? read.amenities : wish.amenities
  const isProposed = said.proposal !== undefined
  return { ...said, memory: { heard: { act, wish, amenities, isProposed }, ...said.memory } }
}
