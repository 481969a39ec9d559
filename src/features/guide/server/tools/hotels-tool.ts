import { z } from 'zod'
import { isPriced, type PricedStay } from '#features/stays/server/index.ts'
import { AppError } from '#platform/shared/app-error.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { toMajor } from '#platform/shared/money.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import { localDate } from '#platform/shared/wire.ts'
import type { HotelRow, TownRows } from '../../domain/guide-rows.ts'
import { place, price, rowsOf } from './place-tools.ts'
import { defineTool, type ToolContext } from './tool.ts'

/** A hotel with what a night costs on the dates asked for, else in the shoulder season. */
export interface PricedHotel extends HotelRow {
  readonly nightCad: number
  /** The price is the search's for those dates. */
  readonly isDated: boolean
  readonly sample: boolean
}

interface Dates {
  readonly checkIn: LocalDate
  readonly checkOut: LocalDate
  readonly adults: number
}

/** An offer of the search; of our own catalogue it keeps the id of its row. */
function priced({ town, hotels }: TownRows, stay: PricedStay): PricedHotel {
  const own = hotels.find(({ id }) => stay.hotelId.endsWith(`:${id}`))
  const nightCad = toMajor(convert(stay.nightlyRate, 'CAD'))
  return {
    id: own?.id ?? `${town.slug}/${stay.hotelId}`,
    name: stay.name,
    district: stay.district,
    description: stay.description,
    lat: stay.lat,
    lng: stay.lng,
    style: stay.style,
    stars: stay.stars ?? 0,
    rating: stay.rating ?? 0,
    amenities: stay.amenities,
    priceCad: own?.priceCad ?? nightCad,
    nightCad,
    isDated: true,
    sample: stay.sample,
  }
}

/** What the search has, as far as it has a price; nothing where its source does not answer. */
async function searched(
  rows: TownRows,
  { checkIn, checkOut, adults }: Dates,
  { stays, signal }: ToolContext,
): Promise<readonly PricedHotel[] | undefined> {
  try {
    const wanted = { checkIn, checkOut, adults, children: 0, rooms: 1 }
    const found = await stays.search({ location: rows.town.slug, ...wanted }, signal)
    return found.filter(isPriced).map((stay) => priced(rows, stay))
  } catch (error) {
    // A source that is away, or an offer in a currency without a rate: the catalogue still says something.
    if (error instanceof AppError || error instanceof RangeError) return undefined
    throw error
  }
}

const undated = ({ hotels }: TownRows): readonly PricedHotel[] =>
  hotels.map((row) => ({ ...row, nightCad: row.priceCad, isDated: false, sample: true }))

export const hotelsTool = defineTool({
  name: 'hotels',
  description:
    'Hotels of a destination with the price of a double room a night in CAD: with dates those of the hotel search, else of the shoulder season.',
  args: z.strictObject({
    destination: place,
    checkIn: localDate.optional(),
    checkOut: localDate.optional(),
    adults: z.int().min(1).max(20).optional(),
    priceAtMost: price.optional(),
    stars: z.int().min(1).max(5).optional(),
    style: z.string().max(20).optional(),
    amenities: z.array(z.string().max(30)).max(10).optional(),
  }),
  async run(
    {
      destination,
      checkIn,
      checkOut,
      adults = 2,
      priceAtMost = Infinity,
      stars,
      style,
      amenities = [],
    },
    context,
  ): Promise<readonly PricedHotel[]> {
    const rows = rowsOf(context.world, destination)
    if (!rows) return []
    const last = checkIn && (checkOut && checkOut > checkIn ? checkOut : addDays(checkIn, 1))
    const offers =
      checkIn && last
        ? await searched(rows, { checkIn, checkOut: last, adults }, context)
        : undefined
    return (offers ?? undated(rows))
      .filter(
        (row) =>
          Math.max(row.nightCad, row.priceCad) <= priceAtMost &&
          (!stars || row.stars === stars) &&
          (!style || row.style === style) &&
          amenities.every((amenity) => row.amenities.includes(amenity)),
      )
      .toSorted((a, b) => a.nightCad - b.nightCad)
  },
})
