import { asFound } from '#features/trips/domain/item-price.ts'
import { sourceOf as itemSource } from '#features/trips/domain/item-source.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { cad } from '#platform/shared/money.ts'
import type { StoredEdit } from '../reading/memory.ts'
import { hotelsTool } from '../tools/hotels-tool.ts'
import type { Asking, Said } from './answer.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesOf, proposed } from './propose-edit.ts'

const bedWords = new Set(
  'hotel hotels room rooms bed beds lodging accommodation hostel hostels chambre hebergement'.split(
    ' ',
  ),
)

/** "A cheaper hotel": the bed alone is to change. */
export const asksBed = ({ turn }: Asking): boolean =>
  turn.change?.cheaper === true && turn.reader.tokens.some(({ text }) => bedWords.has(text))

const roomsOf = ({ details }: WrittenItem): number =>
  details && 'rooms' in details && typeof details.rooms === 'number' ? details.rooms : 1
const cents = (amount: number): number => Math.round(amount * 100) / 100
/** So much less a night is cheaper. */
const less = 0.9

/** The next cheaper bed for the same nights; undefined where there is none. */
async function cheaperFor(
  asking: Asking,
  standing: Standing,
  item: WrittenItem,
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
  const [next] = found
    .filter(
      ({ nightCad, style }) =>
        nightCad * nights * rooms < price * less && (style === 'hostel') === isHostel,
    )
    .toSorted((a, b) => b.nightCad - a.nightCad)
  if (!next) return undefined
  const quantity = nights * rooms
  const write = {
    type: 'hotel' as const,
    id: crypto.randomUUID(),
    name: next.name,
    description: next.description,
    location: `${next.district ?? ''}, ${place.name}`.replace(/^, /, ''),
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
  return {
    op: 'replace',
    itemId: item.id,
    day: datesOf(standing).indexOf(day) + 1,
    write,
  }
}

/** Each bed of the plan changes for the next cheaper one; all else stays. */
export async function cheaperBeds(asking: Asking, standing: Standing): Promise<Said> {
  const { say } = asking
  const beds = standing.items.filter(({ type }) => type === 'hotel')
  const found = await Promise.all(beds.map((item) => cheaperFor(asking, standing, item)))
  const edits = found.flatMap((edit) => edit ?? [])
  return edits.length > 0
    ? proposed(
        asking,
        standing,
        edits,
        edits.map(() => say('a cheaper bed')),
      )
    : { text: say('I find no cheaper room for these nights: the plan stays as it is.') }
}
