import { z } from 'zod'
import { currencies } from '#platform/shared/reference-rates.ts'
import { tripScope } from '#platform/shared/trip-scope.ts'
import { agesOfAll, airportCode, childAges, localDate } from '#platform/shared/wire.ts'
import { cabinNames } from '../domain/cabin.ts'

/** As many as one booking holds. */
const mostPeople = 9

const people = (fewest: number, sentence: string) =>
  z.coerce
    .number(sentence)
    .int(sentence)
    .min(fewest, sentence)
    .max(mostPeople, `We search for up to ${mostPeople} people.`)

const yesOrNo = z.enum(['true', 'false'], 'Use true or false.').transform((text) => text === 'true')

/** A search; dates are days of the calendar at the airport of departure. */
export const flightSearchSchema = z
  .object({
    ...tripScope,
    origin: airportCode('Enter the three-letter code of the airport you leave from.'),
    destination: airportCode('Enter the three-letter code of the airport you fly to.'),
    departureDate: localDate,
    returnDate: localDate.optional(),
    adults: people(1, 'At least one adult must travel.').default(1),
    children: people(0, 'Enter the number of children.').default(0),
    childAges: childAges(11),
    infants: people(0, 'Enter the number of infants.').default(0),
    cabinClass: z
      .string()
      .trim()
      .toUpperCase()
      .pipe(z.enum(cabinNames, `Choose one of ${cabinNames.join(', ')}.`))
      .default('ECONOMY'),
    nonStop: yesOrNo.default(false),
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .pipe(z.enum(currencies, 'We have no reference rate for this currency.'))
      .default('USD'),
    /** Accepted for older clients; which source answers is a setting, and each offer names it. */
    provider: z.string().trim().max(40, 'Use 40 letters or fewer.').optional(),
  })
  .refine(...agesOfAll)
  .superRefine((search, { addIssue }) => {
    const refuse = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message, input: search })
    if (search.origin === search.destination)
      refuse('destination', 'Choose two different airports.')
    if (search.returnDate && search.returnDate < search.departureDate)
      refuse('returnDate', 'The return can’t be before the departure.')
    if (search.infants > search.adults)
      refuse(
        'infants',
        'Each infant needs an adult’s lap, so there can’t be more infants than adults.',
      )
    if (search.adults + search.children + search.infants > mostPeople)
      refuse(
        'adults',
        `You can search for up to ${mostPeople} people, children and infants included.`,
      )
  })

export type FlightSearch = z.infer<typeof flightSearchSchema>
