import type { Quality, TripCommand, TripVerb } from '../../reading/trip-command.ts'

interface Wished {
  readonly verbs?: readonly TripVerb[]
  readonly qualities?: readonly Quality[]
  readonly parts?: TripCommand['parts']
}

/** What a change is, whatever its words were. */
export const wishes: Readonly<Record<string, Wished>> = {
  add: { verbs: ['add'] },
  cut: { verbs: ['remove'] },
  swap: { verbs: ['swap'] },
  move: { verbs: ['move'] },
  clear: { qualities: ['rest'] },
  cheaper: { qualities: ['cheaper'] },
  dearer: { qualities: ['nicer'] },
  bed: { verbs: ['swap'], parts: ['stay'] },
  seat: { verbs: ['swap'], parts: ['flight'] },
}
/** Acts that change the trip. */
export const changing: ReadonlySet<string> = new Set([
  ...Object.keys(wishes),
  'hours',
  'pace',
  'tastes',
  'yes',
  'no',
])
