import { asFound } from '#features/trips/domain/item-price.ts'
import { sourceOf as itemSource } from '#features/trips/domain/item-source.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { cad } from '#platform/shared/money.ts'
import type { StoredEdit } from '../reading/memory.ts'
import { hotelsTool } from '../tools/hotels-tool.ts'
import { type Asking, goalTowns, type Said } from './answer.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { mealIn } from './edit-parts.ts'
import { datesOf, proposed } from './propose-edit.ts'
import { dollars } from './words.ts'

const bedWords = new Set(
  'hotel hotels room rooms bed beds lodging accommodation apartment flat airbnb hostel hostels chambre hebergement'.split(
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
    : proposed(
        asking,
        standing,
        edits,
        edits.map(() => say('as you wished')),
      )
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
  if (isQuestion && !names) return false
  return (names || stays) && nearOf(asking) && !/^(?:is|are|which|what)$/.test(reader.text(0))
}

const roomsOf = ({ details }: WrittenItem): number =>
  details && 'rooms' in details && typeof details.rooms === 'number' ? details.rooms : 1
const cents = (amount: number): number => Math.round(amount * 100) / 100
/** So much less a night is cheaper. */
const less = 0.9

/** What a bed is to be instead: cheaper, or nearer to a point; the nearest in price else. */
type BedWish = 'cheaper' | 'better' | 'other' | { readonly lat: number; readonly lng: number }

/** A room may cost so much more where it stands where it is wanted. */
const dearer = 1.3

type Room = Awaited<ReturnType<typeof hotelsTool.run>>[number]

/** A room as the item of the nights that another one had. */
function bedWrite(
  item: WrittenItem,
  next: Room,
  { place, rooms }: { readonly place: string; readonly rooms: number },
) {
  const { day = null, nights = null } = item
  const quantity = (nights ?? 1) * rooms
  return {
    type: 'hotel' as const,
    id: crypto.randomUUID(),
    name: next.name,
    description: next.description,
    location: `${next.district ?? ''}, ${place}`.replace(/^, /, ''),
    ...asFound(cad(cents(next.nightCad * quantity)), { basis: 'night', quantity }),
    estimated: true,
    sample: next.sample,
    day,
    nights,
    lat: next.lat,
    lng: next.lng,
    source: itemSource('stays', next.id),
    ...(item.details === undefined ? {} : { details: item.details }),
  }
}

/** Another bed for the same nights; undefined where there is none. */
async function otherBed(
  asking: Asking,
  { standing, item, wish }: { standing: Standing; item: WrittenItem; wish: BedWish },
): Promise<StoredEdit | undefined> {
  const { day, nights, location = '', price = 0 } = item
  if (!day || !nights) return undefined
  const { destinations } = standing.wish
  const place = destinations.find(({ name }) => location.includes(name)) ?? destinations[0]
  if (!place) return undefined
  const rooms = roomsOf(item)
  const isHostel = asking.turn.reader.tokens.some(({ text }) => text.startsWith('hostel'))
  const found = await asking.call(hotelsTool, {
    destination: place.ref ?? place.name,
    checkIn: day,
    checkOut: addDays(day, nights),
    adults: Math.max(1, Math.ceil(standing.wish.party.adults / rooms)),
  })
  const old = price / (nights * rooms)
  const near = typeof wish === 'object' ? wish : undefined
  const most = wish === 'cheaper' ? old * less : wish === 'better' ? Infinity : old * dearer
  const least = wish === 'better' ? old / less : 0
  const rank = (one: (typeof found)[number]): number =>
    near && one.lat && one.lng
      ? distanceKm(near, { lat: one.lat, lng: one.lng })
      : wish === 'cheaper'
        ? -one.nightCad
        : Math.abs(one.nightCad - old)
  const [next] = found
    .filter(
      ({ nightCad, style, name }) =>
        name !== item.name &&
        nightCad <= most &&
        nightCad >= least &&
        (style === 'hostel') === isHostel,
    )
    .toSorted((a, b) => rank(a) - rank(b))
  if (!next) return undefined
  const write = bedWrite(item, next, { place: place.name, rooms })
  return {
    op: 'replace',
    itemId: item.id,
    day: datesOf(standing).indexOf(day) + 1,
    write,
  }
}

/** The point that is named; 'unknown' where a place is meant that we do not know. */
function wishOf(asking: Asking): BedWish | 'unknown' {
  const { turn, world } = asking
  if (turn.change?.cheaper) return 'cheaper'
  if (turn.reader.tokens.some(({ text }) => better.test(text))) return 'better'
  if (!nearOf(asking)) return 'other'
  const place = turn.named.places.find(({ ref, role }) => ref !== null && role !== 'not')
  const [slug = ''] = place?.ref?.split('/') ?? []
  const sight = world.rows(slug)?.sights.find(({ id }) => id === place?.ref)
  if (sight) return sight
  const isCentre = turn.reader.tokens.some(({ text }) =>
    /^(?:centre|center|central|downtown|middle)$/.test(text),
  )
  const town = isCentre ? goalTowns(asking)[0] : undefined
  return town ?? 'unknown'
}

/** Each bed of the plan changes for a cheaper, a nearer or another one; all else stays. */
export async function otherBeds(asking: Asking, standing: Standing): Promise<Said> {
  const { say, turn } = asking
  if (needsNoFlights(asking)) return withoutItems(asking, standing, 'flight')
  if (needsNone(asking)) return withoutItems(asking, standing, 'hotel')
  const wish = wishOf(asking)
  for (const [at, { text }] of turn.reader.tokens.entries())
    if (
      nearWords.test(text) ||
      better.test(text) ||
      /^(?:stay|sleep|rather|apartment|flat|centre|center)$/.test(text)
    )
      turn.reader.use(at)
  if (wish === 'unknown')
    return {
      text: say(
        'I don’t know that place, so the room stays as it is. Name a sight of the plan or “the centre”, and I look for a room near it.',
        'Je ne connais pas cet endroit : la chambre reste comme elle est. Nommez un lieu du plan ou « le centre », et je cherche une chambre tout près.',
      ),
      isUnknown: true,
    }
  const beds = standing.items.filter(({ type }) => type === 'hotel')
  const found = await Promise.all(beds.map((item) => otherBed(asking, { standing, item, wish })))
  const edits = found.flatMap((edit) => edit ?? [])
  const reason =
    wish === 'cheaper'
      ? say('a cheaper bed')
      : wish === 'better'
        ? say('a better room', 'une meilleure chambre')
        : wish === 'other'
          ? say('another room', 'une autre chambre')
          : say('nearer to where you want to be', 'plus près')
  if (edits.length === 0)
    return wish === 'cheaper'
      ? { text: say('I find no cheaper room for these nights: the plan stays as it is.') }
      : {
          text: say(
            'I find no such room at a like price: the plan stays as it is.',
            'Je ne trouve pas de telle chambre à un prix semblable : le plan reste comme il est.',
          ),
        }
  const said = proposed(
    asking,
    standing,
    edits,
    edits.map(() => reason),
  )
  const told = edits.flatMap(({ write }) =>
    write && 'type' in write
      ? [
          say(
            `${write.name}, ${write.location ?? ''}: ${dollars('en', Math.round(write.price ?? 0))} for the stay.`,
            `${write.name}, ${write.location ?? ''} : ${dollars('fr', Math.round(write.price ?? 0))} pour le séjour.`,
          ),
        ]
      : [],
  )
  return { ...said, text: `${said.text}\n\n${told.join(' ')}` }
}
