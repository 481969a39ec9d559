import rows from '../../texts/places-to-go.json' with { type: 'json' }
import wishes from '../../texts/place-wishes.json' with { type: 'json' }
import { wordTable } from '#platform/shared/word-table.ts'
import { fold } from '../../domain/fold.ts'
import type { Town } from '../../domain/guide-rows.ts'

/** A place that people go to, and what it is like: general knowledge. */
export interface PlaceToGo {
  readonly id: string
  /** Of the atlas: the place itself, or where one sleeps there first. */
  readonly town: string
  /** Of a region: the route through it. */
  readonly route?: string | undefined
  readonly en: string
  readonly fr: string
  readonly is: ReadonlySet<string>
  /** A letter a month: c cold, k cool, m mild, w warm, h hot; large where it is wet or stormy. */
  readonly air: string
  readonly whyEn: string
  readonly whyFr: string
}

/** What a place may be wished to be. */
export interface Property {
  readonly id: string
  readonly en: string
  readonly fr: string
  /** One of these is enough. */
  readonly of: readonly string[]
  readonly words: readonly string[]
}

export const placesToGo: readonly PlaceToGo[] = rows.map((row) => ({
  ...row,
  is: new Set(row.is.split(' ')),
}))
const byId = new Map(placesToGo.map((place) => [place.id, place]))

export const placeToGo = (id: string): PlaceToGo | undefined => byId.get(id)

/** A town that the table does not hold. */
export const barePlace = ({ slug, name, nameFr }: Town): PlaceToGo => ({
  id: slug,
  town: slug,
  en: name,
  fr: nameFr,
  is: new Set(),
  air: '',
  whyEn: '',
  whyFr: '',
})

export const properties: readonly Property[] = wishes.map(({ id, en, fr, of, words }) => ({
  id,
  en,
  fr,
  of: (of ?? id).split(' '),
  words: words.split(','),
}))
const propertyOf = new Map(properties.map((one) => [one.id, one]))

export const property = (id: string): Property | undefined => propertyOf.get(id)

/** Whether a place is so, or has one of what makes it so. */
export const isSo = (place: PlaceToGo, id: string): boolean =>
  (propertyOf.get(id)?.of ?? [id]).some((one) => place.is.has(one))

const told = new Map(placesToGo.map(({ id, whyEn }) => [id, ` ${fold(whyEn)} `]))

/** What is named in the one line on a place is what one goes there for. */
export const isKnownFor = ({ id: place }: PlaceToGo, id: string): boolean =>
  propertyOf.get(id)?.words.some((word) => told.get(place)?.includes(` ${word} `)) === true

/** How many of a kind of things it has: one is enough, more are better. */
export const countOf = ({ is }: PlaceToGo, id: string): number =>
  (propertyOf.get(id)?.of ?? []).filter((one) => is.has(one)).length

const weights = new Map<string, number>()

/** What few places have tells more than what most have. */
export function weightOf(id: string): number {
  const known = weights.get(id)
  if (known !== undefined) return known
  const count = placesToGo.filter((place) => isSo(place, id)).length
  const weight = count === 0 ? 2 : 1 + Math.log2(placesToGo.length / count) / 2
  weights.set(id, weight)
  return weight
}

const degrees = wordTable({ c: 0, k: 10, m: 18, w: 25, h: 31 })

/** About how warm the days of a month are; undefined where it is not told. */
export const usualHigh = ({ air }: PlaceToGo, month: number): number | undefined =>
  degrees.get(air.charAt(month - 1).toLowerCase())

export const isWet = ({ air }: PlaceToGo, month: number): boolean => {
  const letter = air.charAt(month - 1)
  return letter !== letter.toLowerCase()
}
