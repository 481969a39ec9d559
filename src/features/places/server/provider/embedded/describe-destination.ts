import type { Atlas } from '#atlas/atlas.ts'
import { isTold } from '#atlas/holidays/holidays-of.ts'
import { isCurrency, rateOf, ratesAsOf } from '#platform/shared/reference-rates.ts'
import type { DestinationProfile } from '../../../contract/destination-profile.ts'
import { zoomOf } from './zoom-of.ts'

/** A page tells the holidays of this year and the next. */
const pageEnds = (): string => `${new Date().getUTCFullYear() + 2}-01-01`

/** A town with fewer people is a small one. */
const cityPeople = 50_000

function climateOf({ facts }: Atlas, slug: string): DestinationProfile['climate'] {
  const known = facts.climates.find((row) => row.slug === slug)
  if (!known) return null
  const { station, highC, lowC, rainDays, seaC } = known
  return { station, highC, lowC, rainDays, seaC: seaC ?? null }
}

function countryOf({ facts }: Atlas, code: string): DestinationProfile['countryFacts'] {
  const known = facts.countries.find((row) => row.code === code)
  if (!known) return null
  const { code: _code, name: _name, nameFr: _fr, currency: _currency, ...told } = known
  const own = facts.holidays.find((row) => row.code === code)
  return {
    ...told,
    emergency: { ...told.emergency, all: told.emergency.all ?? null },
    timeZones: told.timeZones ?? null,
    holidays: (own?.holidays ?? [])
      .filter((day) => isTold(day) && day.date < pageEnds())
      .map(({ regions: _regions, ...day }) => day),
  }
}

function referenceOf(currency: string): DestinationProfile['reference'] {
  if (!isCurrency(currency)) return null
  const { cadPerUnit, basis } = rateOf(currency)
  return { cadPerUnit, basis, asOf: ratesAsOf() }
}

/** All that a page about a place shows: of a destination with rows, one by name, or any town. */
export function describeDestination(atlas: Atlas, id: string): DestinationProfile | undefined {
  const rows = atlas.get(id)
  const place = atlas.places.get(id)
  if (!rows || !place) return undefined
  const { destination, generated } = rows
  const isThis = ({ slug }: { readonly slug: string }) => slug === id
  const named = atlas.facts.covered.find(isThis) ?? atlas.facts.listed.find(isThis)
  const kind = place.population >= cityPeople ? 'city' : 'town'
  return {
    id,
    name: destination.name,
    nameFr: named?.nameFr ?? null,
    localName: named?.localName ?? null,
    region: place.region ?? null,
    country: destination.country,
    countryCode: destination.countryCode,
    kind: named?.kind ?? (place.kind === 'island' ? 'island' : kind),
    lat: place.lat,
    lng: place.lng,
    zoom: zoomOf(atlas, place),
    currency: destination.currency,
    reference: referenceOf(destination.currency),
    timeZone: destination.timeZone,
    airports: [...destination.airports],
    bestMonths: generated && !named ? [] : [...destination.bestMonths],
    summary: destination.summary,
    covered: !generated,
    districts: generated ? [] : destination.districts,
    climate: climateOf(atlas, id),
    countryFacts: countryOf(atlas, destination.countryCode),
    asOf: destination.asOf,
  }
}
