import { distanceKm } from '#platform/shared/distance.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { type Route, routeOf, routesThrough } from '../retrieval/routes.ts'
import { type Asking, originTown, type Said } from './answer.ts'
import { journeySources } from './journey-text.ts'
import { townName } from './words.ts'

const flying =
  'fly into,fly in to,flying into,flight into,land in,arrive in,arrive at,start in,atterrir,arriver a,arriver par,voler vers'
const home = ['toronto', 'montreal', 'vancouver', 'calgary']
const either = /^(?:or|ou)$/
const nearKm = 40

interface Ends {
  readonly two: readonly [Town, Town]
  /** Where they go on to. */
  readonly other: Town | undefined
}

/** The two towns beside the "or", and another one that is named. */
function endsOf({ turn, world }: Asking): Ends | undefined {
  const { tokens, spots } = turn.named
  const or = turn.reader.tokens.findIndex(({ text }, at) => either.test(text) && tokens.has(at - 1))
  const found = spots.flatMap(({ place, from }) => {
    const isFrom = turn.named.places.some(({ ref, role }) => ref === place.ref && role === 'from')
    const isTown = !isFrom && place.ref !== null && !routeOf({ ...place, role: 'to' })
    const town = isTown ? world.town(place.ref?.split('/')[0] ?? '') : undefined
    return town ? [{ town, by: Math.abs(from - or) }] : []
  })
  const [first, second, third] = found.toSorted((a, b) => a.by - b.by).map(({ town }) => town)
  return or >= 0 && first && second ? { two: [first, second], other: third } : undefined
}

interface Gate {
  readonly town: Town
  /** Towns at home with a nonstop flight there. */
  readonly nonstop: readonly Town[]
  readonly isInto: boolean
  readonly isOut: boolean
  readonly km: number
}

/** Of two the one that a figure tells from the other. */
const better = (a: Gate, b: Gate, worth: (gate: Gate) => number): Gate | undefined =>
  worth(a) === worth(b) ? undefined : worth(a) > worth(b) ? a : b

/** In by the one and home from the other. */
function openJaw(
  { say, language }: Asking,
  best: Gate,
  rest: Gate,
  region: Route | undefined,
): string {
  if (!rest.isOut && region?.shape !== 'line') return ''
  const [a, b] = [best, rest].map(({ town }) => townName(language, town))
  return say(
    ` Best of all is in by one and home from the other: into ${a}, out of ${b}. It saves the way back.`,
    ` Le mieux : arriver par ${a} et repartir de ${b}. On évite le retour.`,
  )
}

/** "Fly into Milan or Rome": by where the journey begins, and by who flies there from home. */
export function answerGateway(asking: Asking): Said | undefined {
  const { turn, world, say, language } = asking
  const isFlown = flying.split(',').some((phrase) => turn.reader.find(phrase) >= 0)
  const ends = isFlown ? endsOf(asking) : undefined
  if (!ends) return undefined
  turn.reader.takes(flying)
  const { two, other } = ends
  const region =
    turn.frame.places.flatMap((place) => routeOf(place) ?? [])[0] ??
    (other ? undefined : routesThrough(two.map(({ slug }) => slug))[0])
  const start = originTown(asking)
  const homes = start ? [start] : home.flatMap((slug) => world.town(slug) ?? [])
  const name = (town: Town): string => townName(language, town)
  const gateOf = (town: Town): Gate => ({
    town,
    nonstop: homes.filter((one) => world.nonstop(one.airports, town.airports)),
    isInto: region?.into.some((code) => town.airports.includes(code)) === true,
    isOut: region?.out.some((code) => town.airports.includes(code)) === true,
    km: other ? asking.know(Math.round(distanceKm(other, town))) : 0,
  })
  const [a, b] = [gateOf(two[0]), gateOf(two[1])]
  const near = Math.abs(a.km - b.km) > nearKm ? better(a, b, ({ km }) => -km) : undefined
  const gate = better(a, b, ({ isInto }) => Number(isInto))
  const flown = better(a, b, ({ nonstop }) => nonstop.length)
  const best = near ?? gate ?? flown ?? a
  const rest = best === a ? b : a
  const why = [
    near && other
      ? say(
          `it is the nearer one to ${name(other)}, ${best.km} km against ${rest.km}`,
          `c’est le plus proche de ${name(other)}, ${best.km} km contre ${rest.km}`,
        )
      : '',
    !near && gate
      ? say('the usual way through begins there', 'le parcours habituel y commence')
      : '',
    flown === best
      ? say(
          `it has more nonstop flights from ${start ? name(start) : 'Canada'}`,
          `il a plus de vols sans escale depuis ${start ? name(start) : 'le Canada'}`,
        )
      : '',
    !near && !gate && !flown
      ? say('by what I know both are alike', 'd’après ce que je sais, les deux se valent')
      : '',
  ].filter(Boolean)
  const lines = [a, b].map(({ town, nonstop }) => {
    const from = (nonstop.length > 0 ? nonstop : homes).map(name).join(', ')
    return `- **${name(town)}**: ${
      nonstop.length > 0
        ? say(`nonstop from ${from}`, `sans escale depuis ${from}`)
        : say(`no nonstop that I know from ${from}`, `aucun vol sans escale connu depuis ${from}`)
    }`
  })
  const lead = say(`Fly into ${name(best.town)}`, `Atterrissez à ${name(best.town)}`)
  return {
    text: `**${lead}**${say(':', ' :')} ${why.join(', ')}.${other ? '' : openJaw(asking, best, rest, region)}\n\n${lines.join('\n')}`,
    sources: journeySources(asking),
  }
}
