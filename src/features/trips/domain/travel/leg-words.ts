import { legText } from '../messages.ts'
import type { Leg } from './leg.ts'

export type LegMode = 'foot' | 'ride' | 'ferry'

/** Nobody waits for a tram to be there so much sooner. Minutes. */
const worthARide = 5

/** How people go a leg, and how long it takes them. */
export function wayOfLeg({ byFerry, minutes, minutesOnFoot = Infinity }: Leg): {
  readonly how: LegMode
  readonly minutes: number
  /** "12 min on foot", "Transit, 24 min" or "Ferry, 31 min". */
  readonly words: string
} {
  const how = byFerry ? 'ferry' : minutesOnFoot <= minutes + worthARide ? 'foot' : 'ride'
  const shown = Math.max(1, how === 'foot' ? minutesOnFoot : minutes)
  return { how, minutes: shown, words: legText[how](shown) }
}
