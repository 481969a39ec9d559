import type {
  Destination,
  SampleActivity,
  SampleHotel,
  SampleProperty,
  SampleRestaurant,
  Sight,
} from './schema.ts'

/** All that the atlas knows of one destination. */
export interface DestinationRows {
  readonly destination: Destination
  /** True if the samples are generated from the gazetteer; sights are never generated. */
  readonly generated: boolean
  readonly sights: readonly Sight[]
  readonly hotels: readonly SampleHotel[]
  readonly restaurants: readonly SampleRestaurant[]
  readonly activities: readonly SampleActivity[]
  readonly properties: readonly SampleProperty[]
}
