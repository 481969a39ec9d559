import { isTransitPlace, type TransitPlace } from '../domain/transit-places.ts'
import { isCountryCode } from '#platform/shared/country-codes.ts'
import { isVisaCountry, mostStops } from '../domain/visa-countries.ts'
import { visaAddressText } from './messages.ts'

/** The query: a passport, the countries of the trip in order, the countries of plane changes. */
export interface VisaForm {
  readonly from: string
  /** The first may be empty: nothing chosen yet. */
  readonly to: readonly string[]
  readonly via: readonly TransitPlace[]
}

export const emptyVisaForm: VisaForm = { from: '', to: [''], via: [] }

const listOf = (params: URLSearchParams, name: string): readonly string[] =>
  (params.get(name) ?? '').split(',').map((code) => code.trim())

/** `?from=CA&to=FR,IT&via=US`; unknown and repeated countries are left out, and those beyond `most`. */
export function readVisaForm(params: URLSearchParams, most = mostStops): VisaForm {
  const [origin = ''] = listOf(params, 'from').map((code) => code.toUpperCase())
  const from = isVisaCountry(origin) ? origin : ''
  const codes = listOf(params, 'to').map((code) => code.toUpperCase())
  const to = [...new Set(codes.filter(isCountryCode))].filter((code) => code !== from)
  const via = [...new Set(listOf(params, 'via').filter(isTransitPlace))]
  return { from, to: to.length > 0 ? to.slice(0, most) : [''], via }
}

export const writeVisaForm = ({ from, to, via }: VisaForm): string => {
  const params = new URLSearchParams({ from, to: to.filter(Boolean).join(',') })
  if (via.length > 0) params.set('via', via.join(','))
  return params.toString()
}

/** Its error, in one of the specification's two texts. */
export function visaFormError({ from, to }: VisaForm) {
  if (!from || to.some((code) => !code))
    return {
      title: visaAddressText.missingInformation,
      text: visaAddressText.pleaseSelectBothOrigin,
    }
  if (to.some((code) => code === from))
    return {
      title: visaAddressText.invalidSelection,
      text: visaAddressText.originAndDestinationCountries,
    }
  return undefined
}
