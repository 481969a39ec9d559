import type { SightRow } from './guide-rows.ts'
import { cheapest, type PlanWish } from './plan.ts'

/** A sight and how much these travellers want it. */
export interface Wanted {
  readonly sight: SightRow
  readonly score: number
}

const byProminence = [0, 100, 60, 35]
const strenuous = new Set(['hike', 'mountain', 'theme-park'])
const forChildren = new Set(['aquarium', 'zoo', 'park', 'beach', 'garden', 'market', 'cable-car'])
const artWords = /\barts?\b|paint|picasso|sculpt|galler|sistine|fresco|modernis|masterpiece/i

/** 'art' is not a category: museums of art are known by their words. */
const isArt = ({ category, name, localName = '', description }: SightRow): boolean =>
  category === 'gallery' ||
  (category === 'museum' && artWords.test(`${name} ${localName} ${description}`))

/** Whether a word of taste is true of a sight. */
const fits = (sight: SightRow, taste: string): boolean =>
  taste === 'art' ? isArt(sight) : taste === sight.category || taste === sight.id

function isAllowed(sight: SightRow, wish: PlanWish): boolean {
  const { id, category, priceCad, durationMinutes } = sight
  if (wish.excludeIds.includes(id)) return false
  if (wish.includeIds.includes(id)) return true
  if (wish.avoid.some((taste) => fits(sight, taste))) return false
  if (wish.ticketAtMost !== undefined && priceCad > wish.ticketAtMost) return false
  const tender = wish.gentle || wish.childAges.some((age) => age < 7)
  if (tender && strenuous.has(category) && !wish.likes.includes(category)) return false
  return durationMinutes <= 300 || wish.likes.includes(category)
}

function scoreOf(sight: SightRow, wish: PlanWish): number {
  const { id, category, prominence, priceCad } = sight
  const people = wish.adults + wish.childAges.length
  const wanted = wish.includeIds.includes(id) ? 1000 : 0
  const liked = wish.likes.some((taste) => fits(sight, taste)) ? 110 : 0
  const young = wish.childAges.length > 0 && forChildren.has(category) ? 40 : 0
  const pinch = [0, 0.3, 1, 2.5, 4][Math.min(wish.thrift, cheapest)] ?? 0
  const noPrice = wish.thrift >= cheapest && priceCad > 0 ? 60 : 0
  const dear = (priceCad * pinch * Math.min(people, 4)) / 4
  return (byProminence[prominence] ?? 30) + wanted + liked + young - dear - noPrice
}

/** What may come into the plan, the most wanted first. */
export const wantedSights = (sights: readonly SightRow[], wish: PlanWish): readonly Wanted[] =>
  sights
    .filter((sight) => isAllowed(sight, wish))
    .map((sight) => ({ sight, score: scoreOf(sight, wish) }))
    .toSorted((a, b) => b.score - a.score || (a.sight.id < b.sight.id ? -1 : 1))
