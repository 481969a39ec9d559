import type { Quality, TripCommand, TripVerb } from '../../reading/trip-command.ts'

interface Wished {
  readonly verbs?: readonly TripVerb[]
  readonly qualities?: readonly Quality[]
  readonly parts?: TripCommand['parts']
}

/** What a change is, whatever its words were. */
export const wishes = new Map<string, Wished>(
  Object.entries({
    add: { verbs: ['add'] },
    cut: { verbs: ['remove'] },
    swap: { verbs: ['swap'] },
    move: { verbs: ['move'] },
    clear: { qualities: ['rest'] },
    cheaper: { qualities: ['cheaper'] },
    dearer: { qualities: ['nicer'] },
    bed: { verbs: ['swap'], parts: ['stay'] },
    seat: { verbs: ['swap'], parts: ['flight'] },
  } satisfies Record<string, Wished>),
)
/** They look for another offer. */
export const ofOffers: ReadonlySet<string> = new Set(['bed', 'seat'])
/** So sure an act has to be to change the trip, as a share of one. */
export const surelyChanges = 0.5

/** Acts that change the trip. */
export const changing: ReadonlySet<string> = new Set([
  ...wishes.keys(),
  'hours',
  'pace',
  'tastes',
  'yes',
  'no',
])
