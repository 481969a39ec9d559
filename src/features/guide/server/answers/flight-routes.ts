import { lengthText } from '#platform/shared/length-text.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { GuideWorld } from '../provider/guide-world.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { listed, townName } from './words.ts'

interface Connection {
  readonly hub: Town
  /** In the air, both flights. */
  readonly minutes: number
}

const shownAtMost = 4

/** The town of each airport, not those that are reached through it. */
function airportTowns(world: GuideWorld): readonly Town[] {
  const found = new Map<string, { town: Town; km: number }>()
  for (const town of world.towns) {
    const airport = world.nearestAirport(town.slug)
    const key = town.airports[0]
    if (!key || !airport) continue
    const own = airport.city === town.name ? -1 : airport.km
    const before = found.get(key)
    if (!before || own < before.km) found.set(key, { town, km: own })
  }
  return [...found.values()].map(({ town }) => town)
}

/** Towns that have a nonstop flight from one and to the other, the shortest way first. */
function connectionsBetween(world: GuideWorld, from: Town, to: Town): readonly Connection[] {
  return airportTowns(world)
    .flatMap((hub): Connection[] => {
      if (hub.slug === from.slug || hub.slug === to.slug || hub.airports.length === 0) return []
      const first = world.nonstop(from.airports, hub.airports.slice(0, 1))
      const second = first && world.nonstop(hub.airports.slice(0, 1), to.airports)
      return first && second ? [{ hub, minutes: first.minutes + second.minutes }] : []
    })
    .toSorted((a, b) => a.minutes - b.minutes)
    .slice(0, shownAtMost)
}

/** Towns with a nonstop flight to one end, for a way with two changes. */
const gatesOf = (world: GuideWorld, town: Town): readonly Town[] =>
  airportTowns(world)
    .flatMap((one) => {
      const flight = one.slug === town.slug ? undefined : world.nonstop(one.airports, town.airports)
      return flight ? [{ one, minutes: flight.minutes }] : []
    })
    .toSorted((a, b) => a.minutes - b.minutes)
    .map(({ one }) => one)

/** Where to connect if there is no nonstop flight. */
export function connectionText(
  { world, say, language }: Turn,
  from: Town | undefined,
  to: Town | undefined,
): string {
  if (!from || !to) return ''
  const ways = connectionsBetween(world, from, to)
  if (ways.length > 0) {
    const names = ways.map(
      ({ hub, minutes }) =>
        `${townName(language, hub)} (${say('about', 'environ')} ${lengthText(minutes)} ${say('in the air', 'de vol')})`,
    )
    return say(
      ` With one stop it goes via ${names.join(', ')}: both flights are nonstops that we know of, the time to change planes comes on top.`,
      ` Avec une escale, on passe par ${names.join(', ')} : les deux vols sont des liaisons sans escale que nous connaissons ; le temps de correspondance s’ajoute.`,
    )
  }
  const gates = gatesOf(world, to).slice(0, 5)
  return gates.length > 0
    ? say(
        ` It takes a connection: nonstop flights to ${to.name} that we know of leave from ${listed(
          'en',
          gates.map(({ name }) => name),
        )}. The flight search shows the ways there.`,
        ` Il faut une correspondance : les vols sans escale vers ${to.nameFr} que nous connaissons partent de ${listed(
          'fr',
          gates.map(({ nameFr }) => nameFr),
        )}. La recherche de vols montre les trajets.`,
      )
    : say(
        ' It takes a connection, and we do not know which: the flight search shows the ways there.',
        ' Il faut une correspondance, et nous ne savons pas laquelle : la recherche de vols montre les trajets.',
      )
}

const europe = 'GB IE FR DE ES PT IT GR NL BE CH AT DK SE NO FI IS PL CZ HU HR TR MT'.split(' ')
const asia = 'JP KR CN HK TW TH SG MY ID VN PH IN AE QA MV LK'.split(' ')
const partsOfTheWorld: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bcanad(?:a|ian|ien(?:ne)?)s?\b/, ['CA']],
  [/\bamerican\b|\bamericaines?\b|\bthe states\b|\busa\b|etats unis/, ['US']],
  [/\beurope(?:an)?\b|\beuropeen(?:ne)?s?\b/, europe],
  [/\basian?\b|\basie\b|\basiatiques?\b/, asia],
  [/\bjapanese\b|\bjaponaises?\b/, ['JP']],
  [/\bbritish\b|\bbritanniques?\b/, ['GB']],
  [/\bfrench (?:cit|town|airport)\w*|\bfrancaises\b/, ['FR']],
  [/\bitalian\b|\bitaliennes?\b/, ['IT']],
]

const list =
  /\b(?:which|what|quelles?|quels?)\b(?: \w+){0,3} (?:cit(?:y|ies)|towns?|airports?|places?|destinations?|villes?|aeroports?|endroits?)|\b(?:from where|d ou|where (?:in|can|could|do|does)|ou (?:peut on|est ce qu on|puis je|on peut|vont|va))\b|\b(?:cities|villes|destinations|aeroports|airports)\b(?: \w+){0,4} (?:nonstop|direct\w*|sans escale|non stop)/

/** Asks for a list of places with a nonstop flight to or from one town. */
export const asksForRoutes = ({ reading }: Turn): boolean =>
  reading.towns.length === 1 &&
  list.test(reading.text) &&
  /nonstop|non stop|direct|sans escale|\bfl(?:y|ies|ights?)\b|\bvols?\b/.test(reading.text)

/** "Which Canadian cities have nonstop flights to Tokyo?" */
export function answerRoutes(turn: Turn): Answer {
  const { reading, world, say, language } = turn
  const [slug = ''] = reading.towns
  const town = world.rows(slug)?.town
  if (!town) return plain(say('Which town do you mean?', 'De quelle ville parlez-vous ?'))
  const named = partsOfTheWorld.flatMap(([words, codes]) => (words.test(reading.text) ? codes : []))
  const codes = named.length > 0 ? named : reading.countries
  const found = airportTowns(world)
    .filter((one) => one.slug !== slug && (codes.length === 0 || codes.includes(one.countryCode)))
    .flatMap((one) => {
      const flight = world.nonstop(one.airports.slice(0, 1), town.airports)
      return flight ? [{ one, flight }] : []
    })
    .toSorted(
      (a, b) =>
        Number(b.flight.season === 'all') - Number(a.flight.season === 'all') ||
        a.flight.minutes - b.flight.minutes,
    )
    .slice(0, 12)
  const name = townName(language, town)
  const remember = { sources: [atlasSource(turn)], talk: { towns: [slug] } }
  if (found.length === 0)
    return plain(
      say(
        `We know of no nonstop flight between ${name} and any town there.`,
        `Nous ne connaissons pas de vol sans escale entre ${name} et une ville de là-bas.`,
      ),
      remember,
    )
  const season = {
    all: '',
    summer: say(', summer only', ', l’été seulement'),
    winter: say(', winter only', ', l’hiver seulement'),
  }
  const lines = found.map(
    ({ one, flight }) =>
      `- **${townName(language, one)}**: ${listed(language, flight.airlines)}, ${say('about', 'environ')} ${lengthText(flight.minutes)}${season[flight.season]}`,
  )
  return plain(
    `${say(`Nonstop flights that we know of between ${name} and:`, `Vols sans escale que nous connaissons entre ${name} et :`)}\n\n${lines.join('\n')}`,
    remember,
  )
}
