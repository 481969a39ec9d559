import type { ListedItem } from '#features/trips/server/index.ts'
import type { FlightDetails, Moment } from '#features/trips/domain/item-details.ts'
import { checkOutOf } from '#features/trips/domain/stay-text.ts'
import type { PdfLeg } from '#platform/server/pdf/pdf-document.ts'
import { countText } from '#platform/shared/count-text.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { legText as text } from './messages.ts'

const endOf = ({ iata, place, local }: Moment): PdfLeg['from'] => ({
  name: iata ?? place?.name ?? '',
  words: [local.slice(11), formatDayShort(local.slice(0, 10))],
})

/** "7 h, direct"; without the length where a zone is unknown. */
function betweenText(from: Moment, to: Moment, segments: number): string {
  const minutes =
    from.instant && to.instant
      ? Math.round((Date.parse(to.instant) - Date.parse(from.instant)) / 60_000)
      : 0
  const stops = segments === 1 ? text.direct : countText(segments - 1, text.stop)
  return [minutes > 0 ? lengthText(minutes) : '', stops].filter(Boolean).join(', ')
}

type Direction = FlightDetails['directions'][number]

function flightLeg({ segments }: Direction, at: number): readonly PdfLeg[] {
  const [from, to] = [segments[0]?.from, segments.at(-1)?.to]
  if (!from || !to) return []
  const numbers = segments.flatMap(({ number }) => number ?? []).join(', ')
  const carriers = [...new Set(segments.flatMap(({ carrier }) => carrier?.name ?? []))].join(', ')
  const way = at === 0 ? text.out : text.home
  return [
    {
      label: [way, numbers, carriers].filter(Boolean).join(', '),
      from: endOf(from),
      to: endOf(to),
      between: betweenText(from, to, segments.length),
    },
  ]
}

/** "Toronto YYZ to Lisbon LIS"; empty where a city is not known. */
export function routeText(
  details: ListedItem['details'],
  cityOf: (iata: string) => string | undefined,
): string {
  const [out] = details?.kind === 'flight' ? details.directions : []
  const ends = [out?.segments[0]?.from.iata, out?.segments.at(-1)?.to.iata]
  const named = ends.map((iata) => {
    const city = iata && cityOf(iata)
    return city ? `${city} ${iata}` : ''
  })
  return named.every(Boolean) ? named.join(text.to) : ''
}

/** The ways of a flight, or the nights of a stay, as a stub shows them; none for other items. */
export function legsOf(item: ListedItem): readonly PdfLeg[] {
  const { details, day, nights } = item
  if (details?.kind === 'flight') return details.directions.flatMap(flightLeg)
  const checkOut = checkOutOf(item)
  if (!day || !nights || !checkOut) return []
  const known = details?.kind === 'stay' ? details : undefined
  const from = known?.checkIn ?? item.time ?? ''
  return [
    {
      from: { name: formatDayShort(day), words: [text.checkIn(from)] },
      to: { name: formatDayShort(checkOut), words: [text.checkOut(known?.checkOut ?? '')] },
      between: countText(nights, text.night),
    },
  ]
}
