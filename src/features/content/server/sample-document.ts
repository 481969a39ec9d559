import type { PdfDocument, PdfRow, PdfSection } from '#platform/server/pdf/pdf-document.ts'
import { cad, formatMoney, type Money, sum } from '#platform/shared/money.ts'
import type { SampleDay, SampleItinerary, SampleStop } from '../domain/sample-itineraries.ts'
import type { SampleFacts, StopFacts } from './sample-facts.ts'
import { sampleDocumentText } from './messages.ts'

const rowKinds = { sight: 'attraction', restaurant: 'restaurant', activity: 'activity' } as const

/** A slug that the atlas has lost is a mistake of ours, and the tests find it. */
function known<T>(found: T | undefined, slug: string): T {
  if (found === undefined) throw new Error(`A sample itinerary names ${slug}, which is not there`)
  return found
}

const total = (amounts: readonly Money[]): Money => sum('CAD', amounts)

const priceText = ({ priceCad }: StopFacts): string =>
  priceCad === 0 ? 'Free' : formatMoney(cad(priceCad))

/** A sample's price is invented with it; that of a real place is our estimate. */
const isEstimate = ({ priceCad, sample }: StopFacts): boolean => !sample && priceCad > 0

interface Priced {
  readonly kind: string
  readonly amount: Money
}

function rowOf([time, kind]: SampleStop, facts: StopFacts): PdfRow {
  const marks = [
    facts.sample ? 'Sample' : '',
    isEstimate(facts) ? 'Estimate' : '',
    facts.minutes ? `${facts.minutes} min` : '',
  ]
  return {
    time,
    kind: rowKinds[kind],
    name: facts.name,
    detail: facts.district,
    note: marks.filter(Boolean).join(', '),
    price: priceText(facts),
  }
}

function dayOf(day: SampleDay, number: number, stops: readonly StopFacts[]): PdfSection {
  return {
    heading: sampleDocumentText.day(number, day.title),
    total: formatMoney(total(stops.map(({ priceCad }) => cad(priceCad)))),
    rows: day.stops.flatMap((stop, index) => {
      const facts = stops[index]
      return facts ? [rowOf(stop, facts)] : []
    }),
  }
}

const labels = [
  ['hotel', sampleDocumentText.hotelHalfRoom],
  ['sight', 'Sights'],
  ['restaurant', 'Restaurants'],
  ['activity', 'Activities'],
  ['transport', sampleDocumentText.gettingAround],
] as const

function roomOf(itinerary: SampleItinerary, provider: SampleFacts) {
  const { destination, hotel: slug, days, transport } = itinerary
  const hotel = known(provider.hotel(destination, slug), slug)
  const nights = days.length - 1
  const amount = cad((hotel.nightCad * nights) / 2)
  const section: PdfSection = {
    heading: sampleDocumentText.forWholeTrip,
    total: formatMoney(total([amount, cad(transport.cad)])),
    rows: [
      {
        kind: 'hotel',
        name: hotel.name,
        detail: hotel.district,
        note: sampleDocumentText.sampleNightsTwoIn(nights, formatMoney(cad(hotel.nightCad))),
        price: formatMoney(amount),
      },
      {
        kind: 'transport',
        name: transport.name,
        detail: itinerary.name,
        note: sampleDocumentText.estimate,
        price: formatMoney(cad(transport.cad)),
      },
    ],
  }
  return { amount, section }
}

interface DocumentFacts {
  readonly preparedOn: string
  readonly business: PdfDocument['business']
}

/** A sample itinerary laid out for paper, with the spending of one of two travellers. Throws for an unknown slug. */
export function sampleDocument(
  itinerary: SampleItinerary,
  provider: SampleFacts,
  facts: DocumentFacts,
): PdfDocument {
  const stops = itinerary.days.map(({ stops }) =>
    stops.map(([, kind, slug]) => known(provider.stop(itinerary.destination, kind, slug), slug)),
  )
  const room = roomOf(itinerary, provider)
  const priced: readonly Priced[] = [
    { kind: 'hotel', amount: room.amount },
    { kind: 'transport', amount: cad(itinerary.transport.cad) },
    ...itinerary.days.flatMap((day, index) =>
      day.stops.map(([, kind], n) => ({ kind, amount: cad(stops[index]?.[n]?.priceCad ?? 0) })),
    ),
  ]
  const grand = formatMoney(total(priced.map(({ amount }) => amount)))
  return {
    title: sampleDocumentText.length(itinerary.name, itinerary.days.length),
    subtitle: `${itinerary.name}, ${itinerary.country}`,
    language: 'en',
    preparedOn: facts.preparedOn,
    sample: true,
    overview: [
      { label: sampleDocumentText.daysLabel, value: String(itinerary.days.length) },
      { label: sampleDocumentText.forText, value: sampleDocumentText.oneTwoTravellersWithout },
      { label: sampleDocumentText.total, value: `${grand} CAD`, stub: true },
    ],
    sections: [
      room.section,
      ...itinerary.days.map((day, index) => dayOf(day, index + 1, stops[index] ?? [])),
    ],
    totals: labels.map(([kind, label]) => ({
      label,
      amount: formatMoney(
        total(priced.filter((item) => item.kind === kind).map(({ amount }) => amount)),
      ),
    })),
    grandTotal: { label: sampleDocumentText.totalForOneCad, amount: grand },
    remarks: [
      sampleDocumentText.sampleWhatPlannerMakes,
      sampleDocumentText.pricesMarkedEstimateOurs,
    ],
    business: facts.business,
  }
}
