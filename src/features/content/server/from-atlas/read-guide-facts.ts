import { existsSync, readFileSync } from 'node:fs'
import type {
  Destination,
  SampleActivity,
  SampleHotel,
  SampleRestaurant,
  Sight,
  SightHours,
} from '#atlas/schema.ts'
import type { Schematic } from '#atlas/schematics/schema.ts'
import { countryCodes } from '#atlas/visas/passports.ts'
import { sightKind } from '#design/art/sight-kind.ts'
import { visaFor } from '#atlas/visas/visa-for.ts'
import type { Climate } from '#atlas/world/climate.schema.ts'
import type {
  EntryRule,
  GuideCard,
  GuideFacts,
  GuideSight,
  MonthlyClimate,
  SamplePrices,
} from '../../contract/guide-facts.ts'
import type { Guide } from '../../contract/texts.schema.ts'
import { continentOf } from '../../domain/continents.ts'
import { hoursBySeason } from '#platform/shared/hours/season-hours.ts'
import { weekdayWords } from '#platform/shared/weekday.ts'

/** The hand-written rows of one destination, as they lie in the atlas's folder. */
interface Rows {
  readonly destination: Destination
  readonly sights: readonly Sight[]
  readonly hotels: readonly SampleHotel[]
  readonly restaurants: readonly SampleRestaurant[]
  readonly activities: readonly SampleActivity[]
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

// The build of the atlas has checked these files against their schemas.
function readRows(atlas: string, slug: string): Rows {
  const read = (name: string) => readJson(`${atlas}/destinations/${slug}/${name}.json`)
  return {
    destination: read('destination') as Destination,
    sights: read('sights') as Sight[],
    hotels: read('hotels') as SampleHotel[],
    restaurants: read('restaurants') as SampleRestaurant[],
    activities: read('activities') as SampleActivity[],
  }
}

function readClimate(atlas: string, slug: string): MonthlyClimate | undefined {
  const { rows } = readJson(`${atlas}/world/climate.json`) as { rows: readonly Climate[] }
  const found = rows.find((row) => row.slug === slug)
  if (!found) return undefined
  const { slug: _, seaC, ...climate } = found
  return { ...climate, ...(seaC ? { seaC } : {}) }
}

/** The hand-drawn water and parks; every destination has them. */
function readGround(atlas: string, slug: string): GuideFacts['ground'] {
  const { ground, shapes } = readJson(`${atlas}/schematics/${slug}.json`) as Schematic
  return {
    ground,
    shapes: shapes.map((shape) => ({
      kind: shape.kind,
      points: shape.points,
      ...(shape.kind === 'river' ? { widthMetres: shape.widthMetres } : {}),
    })),
  }
}

/** When each sight is open by season; those of its row are rough. */
function readHours(atlas: string, slug: string): ReadonlyMap<string, string> {
  const file = `${atlas}/destinations/${slug}/hours.json`
  if (!existsSync(file)) return new Map()
  const { asOf, rows } = readJson(file) as {
    readonly asOf: string
    readonly rows: Readonly<Record<string, SightHours>>
  }
  const year = Number(asOf.slice(0, 4))
  return new Map(
    Object.entries(rows).flatMap(([sight, { hours }]) => {
      const words = hoursBySeason(hours, year)
      return words ? [[sight, words] as const] : []
    }),
  )
}

function sightOf(
  sight: Sight,
  countryCode: string,
  hours: ReadonlyMap<string, string>,
): GuideSight {
  const { slug, name, localName, district, lat, lng, description } = sight
  const { opens, closes } = sight
  const known = hours.get(slug) ?? (opens && closes ? `${opens} to ${closes}` : undefined)
  return {
    slug,
    name,
    ...(localName ? { localName } : {}),
    kind: sightKind({ ...sight, countryCode }),
    district,
    lat,
    lng,
    minutes: sight.durationMinutes,
    priceCad: sight.priceCad,
    ...(known ? { hours: known } : {}),
    closedOn: sight.closedOn.map((day) => weekdayWords[day]),
    description,
  }
}

const sorted = (prices: readonly number[]) => prices.toSorted((a, b) => a - b)
const at = (prices: readonly number[], share: number): number =>
  prices[Math.round(share * (prices.length - 1))] ?? 0

function pricesOf({ hotels, restaurants, activities }: Rows): SamplePrices {
  const nights = sorted(hotels.map(({ nightlyRateCad }) => nightlyRateCad))
  const meals = sorted(restaurants.map(({ priceCad }) => priceCad))
  return {
    night: [at(nights, 0), at(nights, 0.5), at(nights, 1)],
    hotels: hotels.length,
    meal: [at(meals, 0), at(meals, 0.5)],
    restaurants: restaurants.length,
    activityFrom: at(sorted(activities.map(({ priceCad }) => priceCad)), 0),
  }
}

function entryOf(countryCode: string): EntryRule | undefined {
  const to = countryCodes.find((code) => code === countryCode)
  const rule = to && visaFor('CA', to)
  if (!rule) return undefined
  const { status, days, link, checkedOn, kind } = rule
  return { status, ...(days === undefined ? {} : { days }), link, checkedOn, kind }
}

/** Of the guide's sights in its own order. Throws when the atlas does not know one of its names. */
function chosen<T>(
  wanted: readonly string[],
  known: readonly T[],
  nameOf: (row: T) => string,
): T[] {
  return wanted.map((name) => {
    const found = known.find((row) => nameOf(row) === name)
    if (!found) throw new Error(`The atlas has no ${name}`)
    return found
  })
}

/**
 * The facts of the atlas for one guide's page. `atlas` is the folder of its hand-written rows.
 * Throws when the guide names a sight or a district that is not there.
 */
export function readGuideFacts(
  atlas: string,
  guide: Guide,
): { readonly page: GuideFacts; readonly card: Omit<GuideCard, 'slug' | 'title' | 'description'> } {
  const rows = readRows(atlas, guide.slug)
  const { name, country, countryCode, bestMonths, ...place } = rows.destination
  const climate = readClimate(atlas, guide.slug)
  const entry = entryOf(countryCode)
  const prices = pricesOf(rows)
  const hours = readHours(atlas, guide.slug)
  const districts = guide.districts.map((district) => district.name)
  return {
    page: {
      name,
      country,
      countryCode,
      lat: place.lat,
      lng: place.lng,
      currency: place.currency,
      timeZone: place.timeZone,
      airports: place.airports,
      bestMonths,
      summary: place.summary,
      asOf: place.asOf,
      sights: chosen(guide.see, rows.sights, ({ slug }) => slug).map((sight) =>
        sightOf(sight, countryCode, hours),
      ),
      districts: chosen(districts, place.districts, (row) => row.name),
      prices,
      ground: readGround(atlas, guide.slug),
      ...(climate ? { climate } : {}),
      ...(entry ? { entry } : {}),
    },
    card: {
      name,
      country,
      continent: continentOf(countryCode),
      lat: place.lat,
      lng: place.lng,
      bestMonths,
      highC: climate?.highC ?? [],
      nightFrom: prices.night[0],
    },
  }
}
