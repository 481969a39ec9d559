import type { StopKind } from '../domain/sample-itineraries.ts'

export interface StopFacts {
  readonly name: string
  readonly district: string
  /** Whole CAD for one; a sight's is an estimate, the others' are samples. */
  readonly priceCad: number
  readonly minutes: number | undefined
  /** True for invented businesses. */
  readonly sample: boolean
}

export interface HotelFacts {
  readonly name: string
  readonly district: string
  /** Whole CAD a night for two, in the shoulder season. */
  readonly nightCad: number
}

/** What our texts ask about places. Unknown slugs are undefined. */
export interface SampleFacts {
  stop(destination: string, kind: StopKind, slug: string): StopFacts | undefined
  hotel(destination: string, slug: string): HotelFacts | undefined
}
