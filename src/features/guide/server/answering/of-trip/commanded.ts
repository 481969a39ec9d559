import type { StoredEdit } from '../../reading/memory.ts'
import type { ReadChange } from '../../reading/read-change.ts'
import type { TripCommand } from '../../reading/trip-command.ts'
import type { Asking, Said } from '../answer.ts'
import { answerEdit } from '../answer-edit.ts'
import type { Standing, WrittenItem } from '../plan-port.ts'
import { proposed } from '../propose-edit.ts'
import { phrasesOf } from '../phrases.ts'
import { listed } from '../words.ts'
import type { TripPart } from './trip-parts.ts'

/** A change, the trip, and which parts and days it is about. */
export interface Commanded {
  readonly command: TripCommand
  readonly standing: Standing
  readonly parts: readonly TripPart[]
  readonly meant: readonly TripPart[]
  readonly dates: readonly string[]
  /** Whether a part is named or pointed at. */
  readonly isNamed: boolean
  /** "In the same area": near where it stands. */
  readonly isNearby?: boolean
}

export const noChange: ReadChange = {
  changes: [],
  days: [],
  isBare: false,
  dropsDays: false,
  swapsDays: false,
  moreDays: 0,
  cheaper: false,
}

/** The edit of a change as it is read here, whatever the words were. */
export const edit = (
  asking: Asking,
  change: Partial<ReadChange>,
  tastes: readonly string[] = [],
): Promise<Said | undefined> =>
  answerEdit({
    ...asking,
    turn: {
      ...asking.turn,
      change: { ...noChange, ...change },
      edited: new Set(),
      tastes,
      weekday: undefined,
      named: { ...asking.turn.named, places: [], spots: [] },
    },
  })

export function proposedOr(
  asking: Asking,
  standing: Standing,
  edits: readonly StoredEdit[],
  { reason, none }: { readonly reason: string; readonly none: string },
): Said {
  return edits.length > 0 ? proposed(asking, standing, edits, reason) : { text: none }
}

export const planned = (parts: readonly TripPart[]): readonly WrittenItem[] =>
  parts.flatMap(({ item }) => ((item.status ?? 'planned') === 'planned' ? [item] : []))

/** It agrees to what was advised. */
export const agrees =
  /^\W*(?:(?:ok|okay|yes|oui|yeah|sure|please)\W*)*(?:do it|do that|go ahead|let['’]?s do (?:it|that)|yes|oui|ok|okay|sure|sounds good|vas-y|fais[- ]le|d['’]accord)\W*(?:please|then|svp|merci|thanks)?\W*$/i

/** "After dinner" says when, and means no other dinner. */
export const besideMeal =
  /\b(?:after|before|apr[eè]s|avant)\s+(?:the\s+|our\s+|le\s+)?(?:dinner|lunch|breakfast|souper|d[iî]ner|d[ée]jeuner)\b/i

/** "I find nothing in your trip called “helicopter”." */
export function noneCalled({ say, turn }: Asking, words: readonly string[]): string {
  const quoted = phrasesOf(turn.reader, words, true)
  return say(
    `I find nothing in your trip called ${listed(
      'en',
      quoted.map((one) => `“${one}”`),
    )}.`,
    `Je ne trouve rien dans votre voyage qui s’appelle ${listed(
      'fr',
      quoted.map((one) => `« ${one} »`),
    )}.`,
  )
}
