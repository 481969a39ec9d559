import { useRef, useState } from 'react'
import type { TripView } from '#features/trips/web/index.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'
import { readCountry } from '../domain/insured-countries.ts'
import { quoteErrors } from '../domain/quote-request.ts'
import { insuranceApi } from './insurance.client.ts'
import { quoteFormStateText } from './messages.ts'

export const noInput = {
  destinationCountry: '',
  travelStartDate: '',
  travelEndDate: '',
  birthDate: '',
}
export type QuoteInput = typeof noInput

/** What a trip says of its insurance: the first country that is known, and its days. */
const saidByTrip = ({ destinations, startDate, endDate }: InsuredTrip) => ({
  destinationCountry: destinations.find(({ countryCode }) => countryCode)?.countryCode ?? '',
  travelStartDate: startDate,
  travelEndDate: endDate,
})
type InsuredTrip = Pick<TripView, 'destinations' | 'startDate' | 'endDate'>

interface FormError {
  readonly title: string
  readonly text: string
  readonly fields: Readonly<Record<string, string>>
}

const missingText = quoteFormStateText.pleaseFillInAll

function errorOf(input: QuoteInput, today: string, inTrip: boolean): FormError | undefined {
  // The country of a trip that only names its place is found out where the quote is made.
  const isLeft = (name: string): boolean => inTrip && name === 'destinationCountry'
  const empty = Object.entries(input).filter(([name, value]) => !value.trim() && !isLeft(name))
  if (empty.length > 0)
    return {
      title: quoteFormStateText.missingInformation,
      text: missingText,
      fields: Object.fromEntries(
        empty.map(([name]) => [name, quoteFormStateText.pleaseFillThisIn]),
      ),
    }
  const destinationCountry = readCountry(input.destinationCountry) ?? ''
  const errors = quoteErrors({ ...input, destinationCountry, citizenship: 'CA' }, today).filter(
    ({ field }) => input.destinationCountry.trim() !== '' || !isLeft(field),
  )
  const [first] = errors
  return (
    first && {
      title: quoteFormStateText.quoteError,
      text: first.message,
      fields: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
    }
  )
}

/** The server's message, or one for no answer. */
function failureOf(error: unknown): FormError {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return {
    title: quoteFormStateText.quoteError,
    text: refused ? error.message : quoteFormStateText.unableToFetchQuote,
    fields: fieldErrors(error),
  }
}

const notOffered = {
  title: quoteFormStateText.noInsuranceHere,
  text: quoteFormStateText.askYourInsurer,
}

/** The form's state: checked here first, asked once however often it is pressed. */
export function useQuoteForm(
  today: string,
  trip: TripView | undefined,
  onQuote: (quote: InsuranceQuote) => void,
) {
  const [typed, setTyped] = useState<Partial<QuoteInput>>({})
  const input = { ...noInput, ...(trip && saidByTrip(trip)), ...typed }
  const [error, setError] = useState<FormError>()
  const [busy, setBusy] = useState(false)
  const [isForAll, setForAll] = useState(true)
  const asking = useRef(false)
  const ask = async (): Promise<void> => {
    asking.current = true
    setBusy(true)
    try {
      const destinationCountry = readCountry(input.destinationCountry) ?? ''
      const body = {
        ...input,
        destinationCountry,
        ...(trip
          ? {
              itineraryId: trip.id,
              party: isForAll
                ? { ...trip.party, children: [...trip.party.children] }
                : { adults: 1 },
            }
          : {}),
      }
      const answer = await insuranceApi('quoteInsurance', { body })
      if ('offered' in answer) setError({ ...notOffered, fields: {} })
      else onQuote(answer)
    } catch (error) {
      setError(failureOf(error))
    } finally {
      asking.current = false
      setBusy(false)
    }
  }
  return {
    input,
    error,
    busy,
    isForAll,
    setForAll,
    put: (name: keyof QuoteInput, value: string): void =>
      setTyped((before) => ({ ...before, [name]: value })),
    /** The first invalid field, once the error is shown. */
    submit(): string | undefined {
      if (asking.current) return undefined
      const wrong = errorOf(input, today, trip !== undefined)
      setError(wrong)
      if (!wrong) void ask()
      return wrong && Object.keys(wrong.fields)[0]
    },
  }
}
