import { isLocalDate, type LocalDate } from '#platform/shared/local-date.ts'
import { type CabinName, cabinNames } from './cabin.ts'
import { searchFormText } from './messages.ts'

/** The fields of the form. Codes are empty until an airport is chosen. */
export interface FlightForm {
  readonly origin: string
  readonly destination: string
  readonly roundTrip: boolean
  readonly departureDate: string
  readonly returnDate: string
  readonly adults: number
  /** From 2 to 11. */
  readonly children: number
  /** One for each child; with any other number the ages are unknown. */
  readonly childAges?: readonly number[]
  /** Below 2, each on the lap of an adult. */
  readonly infants: number
  readonly cabinClass: CabinName
  readonly nonStop: boolean
}

export const emptyForm: FlightForm = {
  origin: '',
  destination: '',
  roundTrip: true,
  departureDate: '',
  returnDate: '',
  adults: 1,
  children: 0,
  childAges: [],
  infants: 0,
  cabinClass: 'ECONOMY',
  nonStop: false,
}

const within = (text: string, low: number, high: number): number => {
  const value = Math.floor(Number(text))
  return Number.isFinite(value) && text.trim() !== '' ? Math.min(high, Math.max(low, value)) : low
}

/** Parses 1 to 9; default 1. */
export const adultsFrom = (text: string): number => within(text, 1, 9)
/** Parses 0 to 9; default 0. */
export const childrenFrom = (text: string): number => within(text, 0, 9)

const day = (text: string | null): LocalDate => (text && isLocalDate(text) ? text : '')
const code = (text: string | null): string =>
  text && /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : ''

/** The parameters of an address. */
export interface Parameters {
  get(name: string): string | null
}

/** '7,3': an age, 0 to 11, for each of the children; empty if the text is anything else. */
function agesFrom(text: string, children: number): readonly number[] {
  const ages = text.split(',').map((age) => (/^\d{1,2}$/.test(age) ? Number(age) : 99))
  return ages.length === children && ages.every((age) => age <= 11) ? ages : []
}

/** Reads the address; invalid parameters count as absent. */
export function readForm(params: Parameters): FlightForm {
  const cabin = params.get('cabinClass')
  const back = day(params.get('returnDate'))
  const departure = day(params.get('departureDate'))
  const children = childrenFrom(params.get('children') ?? '')
  return {
    origin: code(params.get('origin')),
    destination: code(params.get('destination')),
    roundTrip: departure === '' || back !== '',
    departureDate: departure,
    returnDate: back,
    adults: adultsFrom(params.get('adults') ?? ''),
    children,
    childAges: agesFrom(params.get('childAges') ?? '', children),
    infants: childrenFrom(params.get('infants') ?? ''),
    cabinClass: cabinNames.find((name) => name === cabin) ?? 'ECONOMY',
    nonStop: params.get('nonStop') === 'true',
  }
}

/** The query for the server; one-way searches send no return date. */
export const queryOf = (form: FlightForm) => ({
  origin: form.origin,
  destination: form.destination,
  departureDate: form.departureDate,
  ...(form.roundTrip && form.returnDate ? { returnDate: form.returnDate } : {}),
  adults: form.adults,
  children: form.children,
  ...(form.children > 0 && form.childAges?.length === form.children
    ? { childAges: form.childAges.join(',') }
    : {}),
  infants: form.infants,
  cabinClass: form.cabinClass,
  nonStop: form.nonStop ? ('true' as const) : ('false' as const),
  currency: 'CAD',
})

/** Everyone who travels. */
export const headsIn = (form: Pick<FlightForm, 'adults' | 'children' | 'infants'>): number =>
  form.adults + form.children + form.infants

/** What still is missing before one can search, in a sentence; nothing when one can. */
export function missingIn(form: FlightForm): string {
  if (!form.origin || !form.destination) return searchFormText.airportMissing
  if (form.origin === form.destination) return searchFormText.sameAirport
  if (!form.departureDate) return searchFormText.departureMissing
  if (headsIn(form) > 9) return searchFormText.tooManyPeople
  if (form.infants > form.adults) return searchFormText.tooManyInfants
  if (form.roundTrip && !form.returnDate) return searchFormText.returnMissing
  if (form.roundTrip && form.returnDate < form.departureDate) return searchFormText.returnTooEarly
  return ''
}
