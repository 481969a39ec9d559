import tzLookup from '@photostructure/tz-lookup'

/** Winter and summer: two zones with both offsets alike are one to a timetable. */
const instants = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')]

const formats = new Map<string, Intl.DateTimeFormat>()

function offsetsOf(zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return instants
    .map((at) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value)
    .join(' ')
}

declare global {
  // In V8 since 2022, in no library of types yet.
  namespace Intl {
    interface Locale {
      readonly timeZones?: readonly string[]
      getTimeZones?(): readonly string[] | undefined
    }
  }
}

const zonesByCountry = new Map<string, readonly string[]>()

/** The zones that a country uses, by the ICU data of the Node that builds. */
function zonesOf(countryCode: string): readonly string[] {
  const known = zonesByCountry.get(countryCode)
  if (known) return known
  const locale = new Intl.Locale(`und-${countryCode}`)
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? []
  zonesByCountry.set(countryCode, zones)
  return zones
}

/** One name for 'Asia/Kolkata' and 'Asia/Calcutta'. */
const canonical = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

/** True when the clocks of two zones go alike. */
export const sameClock = (a: string, b: string): boolean => offsetsOf(a) === offsetsOf(b)

/** True when the clocks of a zone go as they do in some zone of the country. */
export const isZoneOf = (zone: string, countryCode: string): boolean => {
  const zones = zonesOf(countryCode)
  return zones.length === 0 || zones.some((own) => sameClock(own, zone))
}

/**
 * The time zone of a point. The lookup is coarse at borders and coasts: where its zone is none of
 * the country's, the country's own is the answer if it has one only, or one clock in all its zones.
 */
export function timeZoneAt(lat: number, lng: number, countryCode: string): string {
  const found = tzLookup(lat, lng)
  const zones = zonesOf(countryCode)
  const [first] = zones
  if (!first || zones.some((zone) => canonical(zone) === canonical(found))) return found
  if (zones.length === 1) return first
  if (isZoneOf(found, countryCode)) return found
  return zones.every((zone) => sameClock(zone, first)) ? first : found
}
