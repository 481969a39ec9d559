import type { StoredEdit } from '../reading/memory.ts'
import { anchorOf } from './anchor-of.ts'
import { type Asking, goalTowns, type Said } from './answer.ts'
import { mealIn } from './edit-parts.ts'
import { type BedWish, swappedBeds } from './other-bed.ts'
import type { Standing } from './plan-port.ts'
import { datesOf, proposed } from './propose-edit.ts'

const bedWords = new Set(
  'hotel hotels room rooms bed beds lodging accommodation apartment airbnb hostel hostels chambre hebergement'.split(
    ' ',
  ),
)

const nearWords = /^(?:near|nearer|closer|close|next|pres|proche|around|beside)$/

const better = /^(?:upgrade|better|nicer|fancier|luxurious|meilleur|meilleure)$/

/** Where the bed is to stand; undefined where it says nothing of that kind. */
const nearOf = ({ turn: { reader } }: Asking): boolean =>
  reader.tokens.some(({ text }) => nearWords.test(text))

const ownBeds =
  'no hotel,without a hotel,without hotel,don t need a hotel,dont need a hotel,stay with friends,staying with friends,stay with family,staying with family,stay at my,sleep at my,have a place to stay,have our own place,own apartment,pas d hotel,sans hotel,chez des amis,chez la famille'.split(
    ',',
  )

/** "No hotel needed, I stay with friends". */
const needsNone = ({ turn: { reader, isQuestion } }: Asking): boolean =>
  !isQuestion && ownBeds.some((phrase) => reader.find(phrase) >= 0)

const ownFlights =
  'take off the flights,remove the flights,drop the flights,skip the flights,no flights,without the flights,leave out the flights,have points,with points,have our flights,booked our flights,enleve les vols,sans les vols'.split(
    ',',
  )

/** "Take off the flights, we have points". */
const needsNoFlights = ({ turn: { reader, isQuestion, before } }: Asking): boolean =>
  before.plan !== null && !isQuestion && ownFlights.some((phrase) => reader.find(phrase) >= 0)

/** Beds or flights go; all else stays. */
function withoutItems(asking: Asking, standing: Standing, kind: 'hotel' | 'flight'): Said {
  const { say, turn } = asking
  for (const [at, { text }] of turn.reader.tokens.entries())
    if (
      /^(?:hotel|needed|stay|staying|friends|family|amis|famille|chez|take|off|flights?|points|vols)$/.test(
        text,
      )
    )
      turn.reader.use(at)
  const edits = standing.items.flatMap(({ id, type, day }): StoredEdit[] =>
    type === kind && day
      ? [{ op: 'remove', itemId: id, day: datesOf(standing).indexOf(day) + 1 }]
      : [],
  )
  return edits.length === 0
    ? {
        text: say(
          'The plan holds none: it stays as it is.',
          'Le plan n’en contient pas : il reste comme il est.',
        ),
      }
    : proposed(asking, standing, edits, say('as you asked'))
}

/** "A cheaper hotel", "stay closer to the Louvre", "another hotel": the bed alone is to change. */
export function asksBed(asking: Asking): boolean {
  const { turn } = asking
  const { change, reader, before, isQuestion } = turn
  const names = reader.tokens.some(({ text }) => bedWords.has(text))
  const stays = reader.tokens.some(({ text }) => /^(?:stay|sleep|loger|dormir)$/.test(text))
  if (!before.plan || mealIn(reader)) return false
  if (needsNone(asking) || needsNoFlights(asking)) return true
  if (names && reader.tokens.some(({ text }) => better.test(text)))
    return !isQuestion || change !== undefined
  const isOther = reader.tokens.some(({ text }) => /^(?:another|different|other|autre)$/.test(text))
  if (names && isOther && !isQuestion) return true
  if (names && (change?.cheaper || change?.changes.some(({ op }) => op === 'swap'))) return true
  if (stays && change?.cheaper) return true
  if (isQuestion && !names) return false
  return (
    (names || stays) &&
    nearOf(asking) &&
    !/^(?:is|are|which|what|how|does|do|where|when|why)$/.test(reader.text(0))
  )
}

/** How the bed is to be; 'unknown' where it is to be near a place that we do not know. */
function wishOf(asking: Asking): BedWish | 'unknown' {
  const { turn } = asking
  const { tokens } = turn.reader
  const near = anchorOf(asking, goalTowns(asking))
  // "Cheaper, near the metro": the price can be kept to, and what it is near is said to be unread.
  const isNamed = tokens.some(({ isName }) => isName)
  if (nearOf(asking) && !near && (isNamed || !turn.change?.cheaper)) return 'unknown'
  const price = turn.change?.cheaper
    ? 'cheaper'
    : tokens.some(({ text }) => better.test(text))
      ? 'better'
      : 'like'
  return { price, near, isHostel: tokens.some(({ text }) => text.startsWith('hostel')) }
}

/** Each bed of the plan changes for a cheaper, a nearer or another one; all else stays. */
export async function otherBeds(asking: Asking, standing: Standing): Promise<Said> {
  const { say, turn } = asking
  if (needsNoFlights(asking)) return withoutItems(asking, standing, 'flight')
  if (needsNone(asking)) return withoutItems(asking, standing, 'hotel')
  const wish = wishOf(asking)
  for (const [at, { text }] of turn.reader.tokens.entries())
    if (
      bedWords.has(text) ||
      nearWords.test(text) ||
      better.test(text) ||
      /^(?:stay|sleep|rather|apartment|flat|centre|center)$/.test(text)
    )
      turn.reader.use(at)
  if (wish !== 'unknown') return swappedBeds(asking, standing, wish)
  return {
    text: say(
      'I don’t know that place, so the room stays as it is. Name a sight of the plan or “the centre”, and I look for a room near it.',
      'Je ne connais pas cet endroit : la chambre reste comme elle est. Nommez un lieu du plan ou « le centre », et je cherche une chambre tout près.',
    ),
    isUnknown: true,
  }
}
