import type { ListedItem, Trip } from '#features/trips/server/index.ts'
import { remainingBudget } from '#features/trips/domain/budget.ts'
import type { CheckFinding } from '#features/trips/domain/check/finding.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { type ItemType, itemTypes } from '#features/trips/domain/trip-item.ts'
import { tripSums, tripTotal } from '#features/trips/domain/trip-totals.ts'
import type { PdfDocument } from '#platform/server/pdf/pdf-document.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { formatMoney, type Money } from '#platform/shared/money.ts'
import { contextSections } from './context-sections.ts'
import type { TripContext } from './trip-context.ts'
import { type FindAirport, tripSections } from './trip-sections.ts'
import { tripDocumentText } from './messages.ts'

/** The cost of a trip by category; empty categories are left out. */
export const totalsByCategory = (
  items: readonly ListedItem[],
): readonly { readonly type: ItemType; readonly amount: Money }[] =>
  itemTypes.flatMap((type) => {
    const some = items.filter((item) => item.type === type)
    return some.length > 0 ? [{ type, amount: tripTotal(some) }] : []
  })

function remarksOn(
  trip: Trip,
  items: readonly ListedItem[],
  { countries, complete }: TripContext,
): string[] {
  const left = remainingBudget(trip.budget, tripTotal(items))
  const over = left.amountMinor < 0
  const amount = formatMoney({ ...left, amountMinor: Math.abs(left.amountMinor) })
  return [
    ...(trip.budget.amountMinor > 0
      ? [tripDocumentText.budgetCad(formatMoney(trip.budget), amount, over ? 'over it' : 'left')]
      : []),
    tripDocumentText.pricesThoseDayThis,
    ...(items.some(({ sample }) => sample)
      ? [tripDocumentText.businessesMarkedSampleInvented]
      : []),
    ...(items.some(({ estimated }) => estimated)
      ? [tripDocumentText.pricesMarkedEstimateOurs]
      : []),
    ...(countries.some(({ saysEntry }) => saysEntry)
      ? [tripDocumentText.entryRulesChangeCheck]
      : []),
    ...(complete ? [] : [tripDocumentText.bookingsOrCountryFacts]),
    ...(items.some(({ lat }) => lat !== null) ? [tripDocumentText.distancesAndTimes] : []),
    tripDocumentText.namesLeadToTheir,
  ]
}

/** The poster of the first place that the atlas knows. */
function coverOf({ destinations }: Trip): Pick<PdfDocument, 'cover'> {
  const place = destinations.find(({ ref }) => ref !== null)
  if (!place?.ref) return {}
  return { cover: { poster: place.ref, description: tripDocumentText.poster(place.name) } }
}

/** A saved trip laid out for paper: every day, what waits for one, the sums, remarks. */
export function tripDocument(
  trip: Trip,
  items: readonly ListedItem[],
  facts: {
    readonly preparedOn: string
    readonly business: PdfDocument['business']
    readonly around: TripContext
    /** What does not fit, printed under its day. */
    readonly findings?: readonly CheckFinding[]
    readonly airportOf?: FindAirport | undefined
  },
): PdfDocument {
  const { sections, totals, days, planned } = tripSections(
    trip,
    items,
    facts.findings ?? [],
    facts.airportOf,
  )
  const { total, perPerson } = tripSums(items, trip.party)
  const party = partyWords(trip.party)
  const places = trip.destinations.map(({ name }) => name).join(', ')
  return {
    title: trip.title,
    subtitle: `${places}, ${formatDateRange(trip.startDate, trip.endDate)}`,
    language: 'en',
    preparedOn: facts.preparedOn,
    sample: items.some(({ sample }) => sample),
    ...coverOf(trip),
    overview: [
      { label: tripDocumentText.days, value: String(days) },
      { label: tripDocumentText.travellers, value: party },
      ...(trip.origin ? [{ label: tripDocumentText.from, value: trip.origin.name }] : []),
      { label: tripDocumentText.planned, value: planned },
      { label: tripDocumentText.total, value: `${formatMoney(total)} CAD`, stub: true },
      ...(headsOf(trip.party) > 1
        ? [
            {
              label: tripDocumentText.perPerson,
              value: `${formatMoney(perPerson)} CAD`,
              stub: true,
            },
          ]
        : []),
      ...(trip.budget.amountMinor > 0
        ? [
            {
              label: tripDocumentText.budget,
              value: `${formatMoney(trip.budget)} CAD`,
              stub: true,
            },
          ]
        : []),
    ],
    sections: [...sections, ...contextSections(facts.around)],
    totals,
    grandTotal: { label: tripDocumentText.totalCadFor(party), amount: formatMoney(total) },
    remarks: remarksOn(trip, items, facts.around),
    business: facts.business,
  }
}
