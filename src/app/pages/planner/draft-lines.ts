import type { LocalItem } from '#features/trips/domain/draft-codec.ts'
import { beginOf } from '#features/trips/domain/spans.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { draftPreviewText as text } from './messages.ts'

interface DraftLine {
  readonly id: string
  readonly type: LocalItem['type']
  /** Null for what has no day, and for ideas. */
  readonly day: string | null
  readonly words: string
}

function lineOf({ id, type, name, day = null, time, details, status }: LocalItem): DraftLine {
  const begins = beginOf({ day, time, details })
  // A flight may stand on the day of its landing.
  const earlier = begins.day !== null && begins.day !== day ? formatDayShort(begins.day) : ''
  const when = [earlier, begins.time].filter(Boolean).join(' ')
  const own = status === 'idea' ? null : day
  return { id, type, day: own, words: [when, name].filter(Boolean).join(', ') }
}

/** The way back of a flight that stands on an earlier day. */
function homeOf({ id, type, name, day, details, status }: LocalItem): readonly DraftLine[] {
  const leaves = details?.kind === 'flight' ? details.directions[1]?.segments[0]?.from.local : ''
  if (!leaves || !day || status === 'idea') return []
  const way = name.split(' → ').toReversed().join(' → ')
  const words = `${leaves.slice(11)}, ${text.flightHome(way)}`
  return [{ id: `${id} home`, type, day: leaves.slice(0, 10), words }]
}

/** What a draft's days hold, each flight on its own date. */
export const draftLines = (items: readonly LocalItem[]): readonly DraftLine[] => [
  ...items.map(lineOf),
  ...items.flatMap(homeOf),
]
