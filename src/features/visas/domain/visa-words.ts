import { formatDate } from '#platform/shared/local-date.ts'
import type { TransitFinding, VisaFinding } from '../contract/visas.contract.ts'
import { inSentence } from './visa-countries.ts'

export const statusLabels: Readonly<Record<VisaFinding['status'], string>> = {
  'visa-free': 'Visa free',
  eta: 'Travel authorisation required',
  'e-visa': 'E-visa required',
  'visa-on-arrival': 'Visa on arrival',
  'visa-required': 'Visa required',
  restricted: 'Travel restricted',
}

const tones = new Map<string, 'free' | 'paper' | 'barred'>([
  ['green', 'free'],
  ['blue', 'paper'],
  ['red', 'barred'],
])

/** What an answer rests on, in one sentence: never the official page, which is where to check it. */
export const basisOf = ({ kind, checkedOn }: Pick<VisaFinding, 'kind' | 'checkedOn'>): string =>
  `From ${kind}, as of ${formatDate(checkedOn)}.`

/** How an answer of this colour is shown; one of a colour that we do not know, in none. */
export const toneOf = (color: string) => tones.get(color) ?? 'plain'

/** The answer in one line: "Japan: no visa for up to 90 days". */
export function titleOf({ status, to, days }: VisaFinding): string {
  const place = inSentence(to)
  const forDays = days === null ? '' : ` for up to ${days} days`
  switch (status) {
    case 'visa-free':
      return `No visa for ${place}${forDays}`
    case 'eta':
      return `An online authorisation for ${place} before you leave`
    case 'e-visa':
      return `An e-visa for ${place} before you leave`
    case 'visa-on-arrival':
      return `A visa for ${place} at the border`
    case 'visa-required':
      return `A visa for ${place} before you leave`
    case 'restricted':
      return `No entry to ${place} as a tourist`
  }
}

export const transitLabels: Readonly<Record<TransitFinding['needs'], string>> = {
  nothing: 'Nothing to obtain',
  authorisation: 'Authorisation required',
  visa: 'Visa required',
  'time-limit': 'Within a time limit',
}
