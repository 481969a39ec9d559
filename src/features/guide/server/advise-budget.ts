import { tierOf } from '#features/entitlements/domain/tiers.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { daysInclusive } from '#platform/shared/local-date.ts'
import { guideErrors } from '../contract/guide.errors.ts'
import { adviseBudget, type Booked, savedBy, spentOn } from '../domain/budget-advice.ts'
import { dollars } from './answering/words.ts'
import type { GuideWorld } from './guide-world.ts'

const fail = failWith(guideErrors)

interface Itinerary {
  readonly destination: string
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly items: readonly Booked[]
}

const usualNights = 3
const cents = (amount: number) => Math.round(amount * 100) / 100
const price = (amount: number) => dollars('en', amount)

const nothingCheaper = (destination: string, isCovered: boolean): string => {
  if (isCovered) return 'Our catalogue has nothing cheaper for what is in it.'
  return destination.trim() === ''
    ? 'Add the trip’s destination: cheaper alternatives are looked for where you are going.'
    : `We have no catalogue for ${destination.trim()}, so we can’t compare prices there.`
}

/** Where a trip can be had for less, by items and alternatives. Throws advice-tier, advice-needs-more. */
export function adviseOn(
  deps: { readonly guideWorld: () => GuideWorld },
  session: Session,
  { itinerary, budget }: { itinerary: Itinerary; budget: number },
) {
  if (tierOf(session.grants) !== 'wanderlust') throw fail('advice-tier')
  const { items, destination, startDate, endDate } = itinerary
  if (budget <= 0 || items.length === 0) throw fail('advice-needs-more')
  const totalCad = spentOn(items)
  const overCad = Math.max(0, cents(totalCad - budget))
  const guideWorld = deps.guideWorld()
  const town = guideWorld.resolve(destination)
  const rows = town && guideWorld.rows(town.slug)
  const nights =
    startDate && endDate ? Math.max(1, daysInclusive(startDate, endDate) - 1) : usualNights
  const lines = rows ? [...adviseBudget(items, rows, overCad, nights)] : []
  const savesCad = savedBy(lines)
  const state =
    overCad > 0
      ? `Your trip is ${price(overCad)} over your budget of ${price(budget)}.`
      : `Your trip is within your budget of ${price(budget)}, with ${price(cents(budget - totalCad))} left.`
  const said = lines.map(
    (line) =>
      `Take ${line.alternative} (sample) instead of ${line.item}: about ${price(line.alternativePriceCad)} instead of ${price(line.priceCad)}, which saves ${price(line.savesCad)}.`,
  )
  const enough =
    overCad > 0
      ? savesCad >= overCad
        ? ' That brings it back within the budget.'
        : ' That is not enough: a shorter stay or a higher budget has to do the rest.'
      : ''
  const end =
    lines.length > 0
      ? `Together that saves ${price(savesCad)}.${enough}`
      : nothingCheaper(destination, rows !== undefined)
  return {
    advice: [state, ...said, end].join('\n'),
    lines: lines.map((line) => ({ ...line })),
    savesCad,
    totalCad,
    overCad,
  }
}
