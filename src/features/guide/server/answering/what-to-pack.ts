import type { Asking } from './answer.ts'
import { listed } from './words.ts'

/** What to take along, by the usual weather of the month. */
export function clothes(
  say: Asking['say'],
  usual: { high: number; low: number; rain: number; sea: number | undefined },
): string {
  const { high, low, rain, sea } = usual
  const parts = [
    high >= 26
      ? say('light, loose clothes, a hat and sunscreen')
      : high >= 18
        ? say('T-shirts and a light sweater')
        : high >= 9
          ? say('sweaters and a jacket')
          : say('a warm coat, gloves and a hat'),
    ...(low < 3 && high >= 9
      ? [say('a warm layer for near-freezing nights')]
      : low < 13 && high >= 18
        ? [say('a layer for cool evenings')]
        : []),
    ...(high <= 2 ? [say('boots with a good sole')] : []),
    ...(rain >= 7 ? [say('a raincoat or an umbrella')] : []),
    ...(sea !== undefined && sea >= 20 ? [say('swimwear')] : []),
    say('shoes for walking'),
  ]
  return say(` Pack ${listed('en', parts)}.`, ` Apportez ${listed('fr', parts)}.`)
}
