import { cuisines } from '#platform/shared/cuisines.ts'
import { parseHours } from '#platform/shared/hours/parse-hours.ts'
import { z } from 'zod'

/**
 * The shape of the atlas's hand-written rows. A folder under `destinations/` holds one destination:
 * `destination.json`, `sights.json`, `hotels.json`, `restaurants.json`. Coordinates are WGS 84
 * degrees, prices are Canadian dollars (major units) for one adult, one room night or one cover.
 */

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
  .max(60)
const sentence = z
  .string()
  .min(30)
  .max(200)
  .regex(/^[^!]*\.$/, 'one sentence that ends with a full stop')
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const isoDate = z.iso.date()
const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])

export const destinationSchema = z.strictObject({
  slug,
  name: z.string().min(2).max(60),
  country: z.string().min(2).max(60),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** Other spellings that people type: English, French, the local script, old names. */
  aliases: z.array(z.string().min(2).max(60)).max(12),
  lat: latitude,
  lng: longitude,
  /** Every row of the destination lies within this distance of its centre. */
  radiusKm: z.number().min(3).max(180),
  currency: z.string().regex(/^[A-Z]{3}$/),
  timeZone: z.string().regex(/^[A-Z][A-Za-z_]+\/[A-Za-z_/]+$/),
  airports: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .min(1)
    .max(6),
  bestMonths: z.array(z.int().min(1).max(12)).min(1).max(12),
  /** Months in which rooms cost most, and least; the others lie between. */
  peakMonths: z.array(z.int().min(1).max(12)).min(1).max(6),
  lowMonths: z.array(z.int().min(1).max(12)).min(1).max(6),
  summary: sentence,
  /** The point is a spot in the district that has a name: a square, a station, a village, a pier. */
  districts: z
    .array(z.strictObject({ name: z.string().min(2).max(40), lat: latitude, lng: longitude }))
    .min(6)
    .max(16),
  /** Of all tables of the folder; the businesses in them are invented, the rest is from this source. */
  asOf: isoDate,
  source: z.literal('general knowledge'),
})

const sightCategories = [
  'museum',
  'gallery',
  'landmark',
  'temple',
  'church',
  'palace',
  'park',
  'garden',
  'market',
  'viewpoint',
  'neighbourhood',
  'square',
  'bridge',
  'theatre',
  'memorial',
  'library',
  'zoo',
  'beach',
  'mountain',
  'island',
  'theme-park',
  'aquarium',
  'castle',
  'lake',
  'waterfall',
  'ruins',
  'cable-car',
  'hot-spring',
  'hike',
  'reef',
  'stadium',
  'village',
] as const

export const sightSchema = z
  .strictObject({
    slug,
    name: z.string().min(2).max(70),
    localName: z.string().min(1).max(70).optional(),
    /** Other names that people look for it by. */
    aliases: z.array(z.string().min(2).max(60)).min(1).max(4).optional(),
    category: z.enum(sightCategories),
    district: z.string().min(2).max(40),
    lat: latitude,
    lng: longitude,
    durationMinutes: z.int().min(15).max(600),
    /** `free`: no admission. `paid`: an estimate of the adult admission in CAD, shown as an estimate. */
    admission: z.enum(['free', 'paid']),
    priceCad: z.int().min(0).max(400),
    /** Usual local hours, without public holidays. Absent: always open. */
    opens: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .optional(),
    closes: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .optional(),
    closedOn: z.array(weekday).max(6),
    /** Months in which it can be visited. Absent: all year. */
    openMonths: z.array(z.int().min(1).max(12)).min(1).max(11).optional(),
    worldHeritageSince: z.int().min(1978).max(2026).optional(),
    /** Other sights of the place that the same ticket opens, by their slugs. */
    ticketWith: z.array(z.string()).min(1).max(5).optional(),
    /** Prominence, 1 (the main draw) to 3 (worth a detour). */
    prominence: z.int().min(1).max(3),
    description: sentence,
  })
  .refine(
    (s) => (s.admission === 'free') === (s.priceCad === 0),
    'a free sight costs 0, a paid one more',
  )

const hotelAmenities = [
  'Wi-Fi',
  'Breakfast',
  'Restaurant',
  'Bar',
  'Air conditioning',
  'Laundry',
  'Luggage storage',
  'Step-free',
  'Gym',
  'Pool',
  'Spa',
  'Family rooms',
  'Concierge',
  'Bicycles',
  'Garden',
  'Rooftop',
  'Parking',
  'Shared bath',
  'Kitchenette',
  'Pet friendly',
] as const

const hotelStyles = [
  'grand',
  'tower',
  'boutique',
  'inn',
  'ryokan',
  'resort',
  'hostel',
  'apartment',
] as const

/** A sample hotel: an invented business, shown with a "Sample" mark. */
export const hotelSchema = z.strictObject({
  slug,
  name: z.string().min(3).max(60),
  style: z.enum(hotelStyles),
  stars: z.int().min(1).max(5),
  district: z.string().min(2).max(40),
  lat: latitude,
  lng: longitude,
  /** Nightly rate of a standard double room in the shoulder season, taxes included. */
  nightlyRateCad: z.int().min(25).max(1500),
  rating: z.number().min(3).max(5).multipleOf(0.1),
  reviewCount: z.int().min(12).max(9000),
  amenities: z.array(z.enum(hotelAmenities)).min(4).max(10),
  description: sentence,
})

/** Kitchens of the samples; a search offers the commonest. */
const kitchens = [
  ...cuisines,
  'British',
  'Emirati',
  'Indonesian',
  'Maldivian',
  'Portuguese',
  'Québécois',
  'Swiss',
] as const

/** A sample restaurant: an invented business, shown with a "Sample" mark. */
export const restaurantSchema = z.strictObject({
  slug,
  name: z.string().min(3).max(60),
  cuisines: z.array(z.enum(kitchens)).min(1).max(4),
  district: z.string().min(2).max(40),
  lat: latitude,
  lng: longitude,
  /** Average cost of a meal for one. */
  priceCad: z.int().min(6).max(400),
  rating: z.number().min(3).max(5).multipleOf(0.1),
  reviewCount: z.int().min(8).max(6000),
  opens: z.string().regex(/^\d\d:\d\d$/),
  closes: z.string().regex(/^\d\d:\d\d$/),
  closedOn: z.array(weekday).max(4),
  description: sentence,
})

const activityCategories = [
  'walk',
  'food',
  'boat',
  'museum',
  'show',
  'class',
  'day-trip',
  'wildlife',
  'adventure',
  'cycling',
  'wellness',
  'nightlife',
] as const

/** A sample activity or excursion by an invented operator, shown with a "Sample" mark. */
export const activitySchema = z.strictObject({
  slug,
  name: z.string().min(6).max(70),
  category: z.enum(activityCategories),
  district: z.string().min(2).max(40),
  /** Where it starts. */
  lat: latitude,
  lng: longitude,
  durationMinutes: z.int().min(30).max(900),
  /** For one adult, taxes included. */
  priceCad: z.int().min(10).max(900),
  /** Local starting times. */
  starts: z
    .array(z.string().regex(/^\d\d:\d\d$/))
    .min(1)
    .max(6),
  closedOn: z.array(weekday).max(5),
  rating: z.number().min(3).max(5).multipleOf(0.1),
  reviewCount: z.int().min(8).max(6000),
  highlights: z.array(z.string().min(8).max(70)).min(3).max(4),
  description: sentence,
})

const propertyTypes = [
  'apartment',
  'studio',
  'loft',
  'house',
  'townhouse',
  'villa',
  'cottage',
  'cabin',
  'chalet',
  'bungalow',
  'guesthouse',
] as const

const propertyAmenities = [
  'Wi-Fi',
  'Kitchen',
  'Washer',
  'Dryer',
  'Air conditioning',
  'Heating',
  'Workspace',
  'TV',
  'Free parking',
  'Pool',
  'Hot tub',
  'Garden',
  'Balcony',
  'Terrace',
  'Fireplace',
  'Barbecue',
  'Crib',
  'Step-free',
  'Lift',
  'Self check-in',
  'Pets allowed',
  'Sea view',
] as const

/** A sample vacation rental with an invented host, shown with a "Sample" mark. */
export const propertySchema = z.strictObject({
  slug,
  name: z.string().min(6).max(70),
  propertyType: z.enum(propertyTypes),
  roomType: z.enum(['entire-home', 'private-room']),
  district: z.string().min(2).max(40),
  lat: latitude,
  lng: longitude,
  bedrooms: z.int().min(0).max(8),
  bathrooms: z.number().min(1).max(7).multipleOf(0.5),
  maxGuests: z.int().min(1).max(16),
  /** Nightly rate of the whole offer in the shoulder season, before the two fees. */
  nightlyRateCad: z.int().min(30).max(2500),
  /** Once a stay. */
  cleaningFeeCad: z.int().min(0).max(400),
  rating: z.number().min(3).max(5).multipleOf(0.1),
  reviewCount: z.int().min(3).max(900),
  host: z.strictObject({
    name: z.string().min(2).max(30),
    isSuperhost: z.boolean(),
    /** Per cent. */
    responseRate: z.int().min(60).max(100),
  }),
  instantBook: z.boolean(),
  guestFavourite: z.boolean(),
  amenities: z.array(z.enum(propertyAmenities)).min(6).max(16),
  description: sentence,
})

export type Destination = z.infer<typeof destinationSchema>
/** Whether opening hours are understood. */
const hoursText = z.string().refine((text) => {
  try {
    parseHours(text)
    return true
  } catch {
    return false
  }
}, 'not in the syntax of docs/opening-hours.md')

/** When a sight can be visited, weekday by weekday: `hours.json` of a destination. */
const sightHoursSchema = z.strictObject({
  hours: hoursText,
  /** Before closing. */
  lastEntryMinutes: z.int().min(5).max(240).optional(),
  /** Days of free admission. */
  freeDays: hoursText.optional(),
  advanceTicket: z.enum(['required', 'advised']).optional(),
})

export const hoursTableSchema = z.strictObject({
  asOf: z.iso.date(),
  source: z.literal('general knowledge'),
  /** By the slug of the sight. */
  rows: z.record(z.string(), sightHoursSchema),
})

export type SightHours = z.infer<typeof sightHoursSchema>
export type Sight = z.infer<typeof sightSchema> & Partial<SightHours>
export type SampleHotel = z.infer<typeof hotelSchema>
export type SampleRestaurant = z.infer<typeof restaurantSchema>
export type SampleActivity = z.infer<typeof activitySchema>
export type SampleProperty = z.infer<typeof propertySchema>
