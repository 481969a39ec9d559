import type { Attraction } from '#features/dining/contract/dining.contract.ts'
import { admissionCad } from '#features/dining/domain/admission.ts'
import { attractionToItem } from '#features/dining/domain/visit-to-item.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { Wanted } from '../domain/day-slot.ts'
import type { PlanWish } from '../domain/proposed-plan.ts'
import type { PlanTown } from './plan-world.ts'

/** A sight and how much these travellers want it. */
export interface WantedSight extends Wanted {
  readonly town: PlanTown
  readonly attraction: Attraction
  readonly item: ItemWrite
}

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A taste is a category or a word of the name; "museums" means "museum". */
const isOf = ({ name, category, localName }: Attraction, taste: string): boolean => {
  const word = plain(taste).replace(/s$/, '')
  return [category, name, localName ?? ''].some((text) => plain(text).includes(word))
}

const likedMore = 3
/** So much of a ticket's price counts against a sight, in priorities a dollar, by thrift. */
const pinch = [0, 0.01, 0.04, 0.1]
/** So many of the foremost sights may cost something, by thrift. */
const tickets = [Infinity, Infinity, Infinity, Infinity, 5, 2, 0]
/** Not within one day. */
const longestMinutes = 300
const tooFarKm = 45
/** Sights that are strenuous for small children. */
const strenuous = new Set(['hike', 'mountain'])

/** By the order of the list, in which the most visited stand first. */
const byRank = (rank: number): number => Math.max(2, 10 - Math.floor(rank / 3))

const isPossible = (attraction: Attraction, { centre }: PlanTown, wish: PlanWish): boolean =>
  attraction.durationMinutes <= longestMinutes &&
  admissionCad(attraction) <= (wish.pace?.ticketCad ?? Infinity) &&
  distanceKm(centre, attraction) <= tooFarKm &&
  !wish.dislikes.some((taste) => isOf(attraction, taste)) &&
  !(wish.party.children.some((age) => age < 7) && strenuous.has(attraction.category))

const foremostCount = 5

/** The sights that a town is visited for, as far as these travellers could go there. */
export const foremostSights = (town: PlanTown, wish: PlanWish): readonly Attraction[] =>
  town.sights.slice(0, foremostCount).filter((one) => isPossible(one, town, wish))

/** The sights of a town that may come into a plan, with their priorities of 1 to 10. */
export function wantedSights(
  town: PlanTown,
  wish: PlanWish,
  thrift: number,
): readonly WantedSight[] {
  return town.sights.flatMap((attraction, rank): WantedSight[] => {
    if (!isPossible(attraction, town, wish)) return []
    const liked = wish.likes.some((taste) => isOf(attraction, taste)) ? likedMore : 0
    const admission = admissionCad(attraction)
    if (admission > 0 && rank >= (tickets[thrift] ?? 0)) return []
    // One comes for the foremost ones, whatever they cost.
    const dear = rank < foremostCount ? 0 : admission * (pinch[thrift] ?? 0)
    const priority = Math.round(byRank(rank) + liked - dear)
    const item = attractionToItem(attraction, { city: town.name, day: null, party: wish.party })
    const { lat, lng, id, durationMinutes } = attraction
    return priority < 1
      ? []
      : [
          {
            id,
            lat,
            lng,
            minutes: Math.max(20, durationMinutes),
            priority: Math.min(10, priority),
            town,
            attraction,
            item,
          },
        ]
  })
}
