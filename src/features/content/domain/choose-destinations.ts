import type { GuideCard } from '../contract/guide-facts.ts'
import { chooseDestinationsText } from './messages.ts'

/** By the mean of the days' highest temperatures. */
export const weathers = {
  hot: { label: chooseDestinationsText.hot27CAnd, from: 27, below: Number.POSITIVE_INFINITY },
  warm: { label: chooseDestinationsText.warm20To26, from: 20, below: 27 },
  mild: { label: chooseDestinationsText.mild10To19, from: 10, below: 20 },
  cold: { label: chooseDestinationsText.coldBelow10C, from: Number.NEGATIVE_INFINITY, below: 10 },
} as const
export type Weather = keyof typeof weathers

export const isWeather = (text: string): text is Weather => Object.hasOwn(weathers, text)

export interface Wishes {
  /** 1 is January; absent: any. */
  readonly month?: number | undefined
  readonly weather?: Weather | undefined
  readonly continent?: string | undefined
}

type Place = Pick<GuideCard, 'bestMonths' | 'highC' | 'continent'>

/**
 * Whether a destination is one to think of. A month alone asks for a good one there; with a weather it
 * asks for that weather in that month, whether the month is among the best or not. A weather alone asks
 * for it in one of the best months.
 */
export function suits(place: Place, { month, weather, continent }: Wishes): boolean {
  if (continent && place.continent !== continent) return false
  if (!weather) return month === undefined || place.bestMonths.includes(month)
  const { from, below } = weathers[weather]
  const months = month === undefined ? place.bestMonths : [month]
  return months.some((at) => {
    const high = place.highC[at - 1]
    return high !== undefined && high >= from && high < below
  })
}
