import { formatDate } from '#platform/shared/local-date.ts'
import type { TransitFinding, VisaFinding } from '../contract/visas.contract.ts'
import { inSentence } from './visa-countries.ts'
import { visaWordsText } from './messages.ts'

export const statusLabels: Readonly<Record<VisaFinding['status'], string>> = {
  'visa-free': visaWordsText.visaFree,
  eta: visaWordsText.travelAuthorisationRequired,
  'e-visa': visaWordsText.eVisaRequired,
  'visa-on-arrival': visaWordsText.visaOnArrival,
  'visa-required': visaWordsText.visaRequired,
  restricted: visaWordsText.travelRestricted,
  unknown: visaWordsText.notKnown,
}

const tones = new Map<string, 'free' | 'paper' | 'barred'>([
  ['green', 'free'],
  ['blue', 'paper'],
  ['red', 'barred'],
])

/** What an answer rests on, in one sentence: never the official page, which is where to check it. */
export const basisOf = ({ kind, checkedOn }: Pick<VisaFinding, 'kind' | 'checkedOn'>): string =>
  visaWordsText.fromAs(kind, formatDate(checkedOn))

/** How an answer of this colour is shown; one of a colour that we do not know, in none. */
export const toneOf = (color: string) => tones.get(color) ?? 'plain'

/** The answer in one line: "Japan: no visa for up to 90 days". */
export function titleOf({ status, to, days }: VisaFinding): string {
  const place = inSentence(to)
  const forDays = days === null ? '' : ` for up to ${days} days`
  switch (status) {
    case 'visa-free':
      return visaWordsText.noVisaFor(place, forDays)
    case 'eta':
      return visaWordsText.onlineAuthorisationForBefore(place)
    case 'e-visa':
      return visaWordsText.eVisaForBefore(place)
    case 'visa-on-arrival':
      return visaWordsText.visaForAtBorder(place)
    case 'visa-required':
      return visaWordsText.visaForBeforeYou(place)
    case 'restricted':
      return visaWordsText.noEntryToAs(place)
    case 'unknown':
      return visaWordsText.noRuleFor(place)
  }
}

export const transitLabels: Readonly<Record<TransitFinding['needs'], string>> = {
  nothing: visaWordsText.nothingToObtain,
  authorisation: visaWordsText.authorisationRequired,
  visa: visaWordsText.visaRequired,
  'time-limit': visaWordsText.withinTimeLimit,
  unknown: visaWordsText.notKnown,
}
