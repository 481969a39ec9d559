import { artAddress } from '#design/art/art-address.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { fromMajor, toMajor } from '#platform/shared/money.ts'
import { convert, isCurrency } from '#platform/shared/reference-rates.ts'
import type { Activity } from '../../../contract/activity.schema.ts'
import type { Town } from '../dining-provider.ts'
import type { XapActivity } from './xap-answers.ts'

/** Minutes of "PT3H30M", "P1D"; 0 if not given. */
function minutesOf(duration: string | null | undefined): number {
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/
      .exec(duration ?? '')
      ?.map((part) => Number(part ?? 0)) ?? []
  return days * 1440 + hours * 60 + minutes
}

/** Secure, and without the spaces that the vendor's addresses come with. */
const photoOf = ({ Media: media }: XapActivity): string | undefined =>
  media?.[0]?.Url.replaceAll(/\s+/g, '').replace(/^http:/, 'https:')

/** An activity; undefined where its price cannot be converted. */
export function toActivity(one: XapActivity, town: Town): Activity | undefined {
  const { Value: value, Currency: currency } = one.Price.TotalRate
  if (!isCurrency(currency) || value < 0) return undefined
  const place = one.Locations?.[0]
  const minutes = minutesOf(one.Duration)
  return {
    id: `xap:${town.locationId}/${one.Id}`,
    name: one.Title.trim(),
    description: one.Description?.trim() ?? '',
    imageUrl:
      photoOf(one) ?? artAddress('attraction', 'outing', 'landmark', Number(one.Id) % 8 || 0),
    category: one.Categories?.[0] ?? 'Tour',
    // The vendor gives no rating, only how many have written one.
    rating: null,
    reviewCount: one.ReviewCount ? Math.round(one.ReviewCount) : null,
    duration: minutes > 0 ? lengthText(minutes) : '',
    durationMinutes: minutes,
    price: toMajor(convert(fromMajor(currency, value), 'CAD')),
    highlights: [],
    starts: [],
    closedOn: [],
    address: place?.Address?.Address1?.trim() || town.name,
    lat: place?.GeoLocation?.Latitude ?? town.lat,
    lng: place?.GeoLocation?.Longitude ?? town.lng,
    sample: false,
    demo: false,
  }
}
