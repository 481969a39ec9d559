import { fold } from '../../domain/fold.ts'
import type { FramePlace } from '../../contract/frame.schema.ts'
import rows from '../../texts/routes.json' with { type: 'json' }

export type Carrier = 'train' | 'bus' | 'car' | 'ferry' | 'flight'

/** A place where one sleeps on the way through a region. */
export interface Base {
  /** Id of the atlas: the place itself, or the nearest one with rooms. */
  readonly at: string
  /** As it is called, where the atlas calls it otherwise. */
  readonly name?: string
  readonly nameFr?: string
  /** As many as people usually stay. */
  readonly nights: number
  /** 1: the heart of the route; more: with time to spare. */
  readonly tier: number
  /** The way from the base before it. */
  readonly by?: string
  readonly minutes?: number
  /** What is seen there. */
  readonly see?: readonly string[]
  readonly seeFr?: readonly string[]
}

/** A region or a country as people travel through it: bases in their order. General knowledge. */
export interface Route {
  readonly id: string
  /** Of a whole country its code. */
  readonly land?: string
  readonly en: string
  readonly fr: string
  /** Other names. */
  readonly names: readonly string[]
  /** Countries that it runs through. */
  readonly codes: readonly string[]
  /** The town that stands for it where one is needed. */
  readonly ref: string
  readonly by: string
  readonly shape: string
  /** Airports to begin and to end at. */
  readonly into: readonly string[]
  readonly out: readonly string[]
  readonly months: readonly number[]
  /** The fewest days, and as many as make it easy. */
  readonly days: readonly number[]
  readonly bases: readonly Base[]
}

const routes: readonly Route[] = rows

const byLand = new Map(routes.flatMap((route) => (route.land ? [[route.land, route]] : [])))
const byName = new Map(routes.map((route) => [route.en, route]))
const byId = new Map(routes.map((route) => [route.id, route]))
const baseAt = new Map(
  routes.flatMap(({ bases }) => bases.map((base) => [base.at, base] as const)).toReversed(),
)

export const routeById = (id: string): Route | undefined => byId.get(id)

/** A region or country that is named as such. */
export const routeOf = ({ name, ref, countryCode }: FramePlace): Route | undefined => {
  if (ref === null) return byLand.get(countryCode ?? '')
  const route = byName.get(name)
  // A small country may stand in the atlas as one place: Malta, Sri Lanka.
  return route?.ref === ref || route?.bases.some(({ at }) => at === ref) ? route : undefined
}

/** A region as a place that is named. */
export function regionPlace(id: string): FramePlace | undefined {
  const route = byId.get(id)
  return (
    route && {
      name: route.en,
      ref: route.land ? null : route.ref,
      countryCode: route.land ?? route.codes[0] ?? null,
      role: 'to',
    }
  )
}

/** What the table says of a town, wherever it is a base. */
export const baseOf = (slug: string): Base | undefined => baseAt.get(slug)

/** Routes that lead through all of these towns, the shortest first. */
export const routesThrough = (slugs: readonly string[]): readonly Route[] =>
  routes
    .filter(({ bases }) => slugs.every((slug) => bases.some(({ at }) => at === slug)))
    .toSorted((a, b) => a.bases.length - b.bases.length)

/** How regions are spelt; countries under their own names are known already. */
export const regionSpellings = routes.map(({ id, land, en, fr, names }) => ({
  id,
  spellings: land ? names : [...new Set([en, fr, ...names].map(fold))],
}))
