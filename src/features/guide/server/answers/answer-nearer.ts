import { lengthText } from '#platform/shared/length-text.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { journeyBetween } from '../../domain/journey.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { townName } from './words.ts'

const farther = /\b(?:farther|further|farthest|plus loin|plus long\w*|longer)\b/
const asks =
  /\b(?:closer|closest|nearer|nearest|shorter|shortest|farther|further|farthest|plus loin|plus (?:proche|pres|court\w*|long\w*)|longer)\b/

interface Stretch {
  readonly from: Town
  readonly to: Town
}

/** The ways that are measured against each other: from one place to two, or of two pairs. */
function stretchesOf({ reading, talk, world }: Turn): readonly Stretch[] {
  const named = world
    .namesIn(reading.raw, talk.towns)
    .filter(({ kind }) => kind === 'town')
    .flatMap(({ id }) => world.rows(id)?.town ?? [])
  const [a, b, c, d] = named
  if (a && b && c && d)
    return [
      { from: a, to: b },
      { from: c, to: d },
    ]
  const isStart = ({ slug }: Town) =>
    /(?:\b(?:from|de|d|depuis|to|of)(?: (?:the|la|le|l))*)$/.test(reading.ahead.get(slug) ?? '')
  if (!a || !b || !c) return []
  const start = [a, b, c].find(isStart) ?? a
  return [a, b, c].filter((town) => town !== start).map((to) => ({ from: start, to }))
}

/** Which of two ways is the shorter one, by the map. */
export function answerNearer(turn: Turn): Answer | undefined {
  const { reading, say, language } = turn
  if (!asks.test(reading.text) || reading.span.days || reading.airports.length > 0) return undefined
  const measured = stretchesOf(turn)
    .map((one) => ({ ...one, ...journeyBetween(one.from, one.to) }))
    .toSorted((x, y) => x.km - y.km)
  const [near, far] = measured
  if (!near || !far || near.from === near.to || far.from === far.to) return undefined
  const sameStart = near.from === far.from
  const nameOf = (town: Town) => townName(language, town)
  const label = ({ from, to }: Stretch) =>
    sameStart ? nameOf(to) : `${nameOf(from)}–${nameOf(to)}`
  const way = ({ km, minutes, byRail }: typeof near) =>
    `${Math.round(km)} km${byRail ? say(`, about ${lengthText(minutes)} by land`, `, environ ${lengthText(minutes)} par la route ou le rail`) : ''}`
  const wantsFar = farther.test(reading.text)
  const [first, second] = wantsFar ? [far, near] : [near, far]
  return plain(
    say(
      `${label(first)} is the ${wantsFar ? 'farther' : 'closer'} one: ${way(first)}; ${label(second)}: ${way(second)}. Distances are as the crow flies, times estimates.`,
      `${label(first)}, c’est ${wantsFar ? 'plus loin' : 'plus près'} : ${way(first)} ; ${label(second)} : ${way(second)}. Distances à vol d’oiseau, durées estimées.`,
    ),
    { sources: [atlasSource(turn)], talk: { towns: [first.to.slug] } },
  )
}
