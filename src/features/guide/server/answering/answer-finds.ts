import { fold } from '../../domain/fold.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { addDays } from '#platform/shared/local-date.ts'
import type { SightRow } from '../../domain/guide-rows.ts'
import { journeyBetween } from '../../domain/journey.ts'
import { hotelsTool } from '../tools/hotels-tool.ts'
import { restaurantsTool, sightsTool } from '../tools/place-tools.ts'
import {
  type Asking,
  atlasSource,
  goalCountries,
  goalRows,
  goalTown,
  hereTown,
  originTown,
  type Said,
  whichPlace,
} from './answer.ts'
import { day, dollars, listed, townName } from './words.ts'

const shownAtMost = 6
export const families = new Map([
  ['museum', ['museum', 'gallery']],
  ['gallery', ['gallery', 'museum']],
  ['garden', ['garden', 'park']],
  ['viewpoint', ['viewpoint', 'mountain', 'cable-car']],
  ['history', ['ruins', 'castle', 'palace', 'memorial', 'museum']],
  ['outdoors', ['park', 'garden', 'beach', 'viewpoint', 'hike', 'market', 'neighbourhood', 'lake']],
  [
    'indoors',
    ['museum', 'gallery', 'aquarium', 'church', 'market', 'library', 'palace', 'theatre'],
  ],
  ['nightlife', ['nightlife', 'theatre', 'music', 'neighbourhood']],
  ['romantic', ['viewpoint', 'garden', 'bridge', 'palace']],
  ['architecture', ['landmark', 'church', 'palace', 'castle']],
])
const forChildren = ['zoo', 'aquarium', 'theme-park', 'park', 'beach', 'cable-car', 'garden']
const indoors = [
  'museum',
  'gallery',
  'aquarium',
  'church',
  'market',
  'library',
  'palace',
  'theatre',
]

const ticket = ({ say, language }: Asking, { admission, priceCad }: SightRow): string =>
  admission === 'free' || priceCad === 0
    ? say('free', 'gratuit')
    : say(`about ${dollars('en', priceCad)}`, `environ ${dollars(language, priceCad)}`)

/** Sights of a town by what is liked, free or under a roof. */
export async function answerSights(asking: Asking): Promise<Said | undefined> {
  const { turn, call, say } = asking
  const town = goalTown(asking)
  if (!town) return goalCountries(asking).length > 0 ? undefined : whichPlace(asking)
  const tastes = tastesIn(asking)
  const categories = tastes.flatMap((taste) => families.get(taste) ?? [taste])
  const isFree = ['free', 'gratuit', 'gratuits', 'gratuites', 'gratis'].some(
    (word) => turn.reader.find(word) >= 0,
  )
  const isWet = ['rainy', 'rain', 'rains', 'raining', 'pleut', 'pluie', 'indoor', 'indoors'].some(
    (word) => turn.reader.find(word) >= 0,
  )
  const isKids = ['kid', 'kids', 'toddler', 'children', 'enfants', 'toddler', 'family'].some(
    (word) => turn.reader.find(word) >= 0,
  )
  for (const word of [
    'free',
    'gratuit',
    'gratuites',
    'rainy',
    'rains',
    'raining',
    'pleut',
    'indoor',
    'indoors',
    'kids',
    'enfants',
    'children',
  ]) {
    const at = turn.reader.find(word)
    if (at >= 0) turn.reader.use(at)
  }
  const wanted = isWet ? indoors : isKids && categories.length === 0 ? forChildren : categories
  const all = await call(sightsTool, { destination: town.slug, ...(isFree ? { free: true } : {}) })
  const matching = all
    .filter(
      ({ category, name }) =>
        wanted.length === 0 ||
        wanted.includes(category) ||
        tastes.some((taste) => name.toLowerCase().includes(taste)),
    )
    .filter(({ category }) => !turn.frame.dislikes.includes(category))
  if (matching.length === 0) return undefined
  const lines = matching
    .toSorted((a, b) => a.prominence - b.prominence)
    .slice(0, shownAtMost)
    .map((row) => `- **${row.name}**, ${row.district} (${ticket(asking, row)}): ${row.description}`)
  return {
    text: `${say(`In ${townName('en', town)}:`, `À ${townName('fr', town)} :`)}\n\n${lines.join('\n')}`,
    sources: [atlasSource(asking)],
    memory: { listed: matching.slice(0, shownAtMost).map(({ id }) => id) },
  }
}

/** What children like there, where it is asked for; rules of fares and strollers stand in the texts. */
export async function answerKids(asking: Asking): Promise<Said | undefined> {
  return asking.turn.isQuestion ? undefined : answerSights(asking)
}

/** Tastes of this message, though a question does not make them the frame's. */
export function tastesIn({ turn }: Asking): readonly string[] {
  return turn.tastes
}

/** Restaurants of a town, by cuisine, diet and price. */
export async function answerFood(asking: Asking): Promise<Said | undefined> {
  const { turn, call, say, language, texts } = asking
  const town = goalTown(asking)
  if (!town) return goalCountries(asking).length > 0 ? undefined : whichPlace(asking)
  const isPlant = turn.frame.diet.some((diet) => diet === 'vegan' || diet === 'vegetarian')
  const cuisines = isPlant ? ['Vegetarian'] : [...turn.cuisines]
  const most = turn.isLimit ? turn.limitCad : undefined
  const found = await call(restaurantsTool, {
    destination: town.slug,
    ...(cuisines.length > 0 ? { cuisines } : {}),
    ...(most ? { priceAtMost: most } : {}),
  })
  // "Vegan ramen": a house that cooks both, else one that cooks without meat.
  const both = found.filter((row) => turn.cuisines.every((one) => row.cuisines.includes(one)))
  const rows = both.length > 0 ? both : found
  const text = texts.find('food eat dish restaurant', {
    places: [town.slug],
    kinds: ['food'],
    atMost: 1,
  })[0]
  const own = text && language === 'en' && cuisines.length === 0 ? `${text.text}\n\n` : ''
  if (rows.length === 0 && !own) return undefined
  const unsure = turn.frame.diet.filter((diet) => diet !== 'vegan' && diet !== 'vegetarian')
  const caution =
    unsure.length > 0
      ? say(
          `\n\nWhich of them cook ${unsure.join(', ')} I don’t know: ask the house before you go.`,
          `\n\nJe ne sais pas lesquels cuisinent ${unsure.join(', ')} : demandez avant d’y aller.`,
        )
      : isPlant && turn.frame.diet.includes('vegan')
        ? say(
            '\n\nVegetarian houses; ask for what is vegan.',
            '\n\nCuisine végétarienne ; demandez ce qui est végane.',
          )
        : ''
  const lines = rows
    .slice(0, 4)
    .map(
      (row) =>
        `- **${row.name}**, ${row.district}, ${row.cuisines.join(', ')}: ${say('about', 'environ')} ${dollars(language, row.priceCad)} ${say('a meal (sample)', 'le repas (exemple)')}`,
    )
  const list =
    lines.length > 0
      ? `${say(`Places to eat in ${town.name}:`, `Où manger à ${town.nameFr} :`)}\n\n${lines.join('\n')}`
      : ''
  return {
    text: own + list + caution,
    sources: [
      ...(own && text ? [text.source] : []),
      { name: say('Sample catalogue', 'catalogue d’exemples'), date: town.asOf, kind: 'search' },
    ],
  }
}

const hotelsShown = 5
const amenityWords: readonly (readonly [string, RegExp])[] = [
  ['Breakfast', /^(?:breakfast|dejeuner|dejeuners)$/],
  ['Pool', /^(?:pool|pools|piscine|swimming)$/],
  ['Gym', /^(?:gym|fitness)$/],
  ['Spa', /^spas?$/],
  ['Parking', /^(?:parking|stationnement)$/],
  ['Kitchenette', /^(?:kitchen|kitchenette|cuisine|cuisinette)$/],
  ['Pet friendly', /^(?:pets?|dogs?|chiens?|cats?)$/],
  ['Bar', /^bar$/],
]

/** Stars and amenities that a message asks of a hotel. */
function wantedOfHotel({ turn: { reader } }: Asking) {
  const amenities: string[] = []
  let stars: number | undefined
  reader.tokens.forEach(({ text, value }, at) => {
    const found = amenityWords.find(([, words]) => words.test(text))
    if (found) amenities.push(found[0])
    const isStars = /^(?:star|stars|etoiles?)$/.test(reader.text(at + 1)) && value <= 5
    if (isStars) stars = value
    if (found || isStars) reader.use(at, at + (isStars ? 2 : 1))
  })
  return { amenities: [...new Set(amenities)], stars }
}

export async function answerHotels(asking: Asking): Promise<Said | undefined> {
  const { turn, call, say, language } = asking
  const town = goalTown(asking)
  if (!town) return whichPlace(asking)
  const { start, end, nights } = turn.frame.span ?? {}
  const most =
    turn.limitCad ??
    (turn.frame.money?.per === 'night' ? (turn.frame.money.amountCad ?? undefined) : undefined)
  const { amenities, stars } = wantedOfHotel(asking)
  const checkOut = end ?? (start && nights ? addDays(start, nights) : undefined)
  const rows = await call(hotelsTool, {
    destination: town.slug,
    ...(start ? { checkIn: start } : {}),
    ...(start && checkOut && checkOut > start ? { checkOut } : {}),
    ...(turn.frame.party ? { adults: turn.frame.party.adults } : {}),
    ...(most ? { priceAtMost: most } : {}),
    ...(amenities.length > 0 ? { amenities } : {}),
    ...(stars ? { stars } : {}),
  })
  const near = rows.filter(({ district }) =>
    district?.split(/[ ,]+/).some((word) => word.length > 3 && turn.reader.find(fold(word)) >= 0),
  )
  const inPart = near.length > 0 ? near : rows
  const access = turn.frame.mobility.includes('wheelchair')
    ? inPart.filter(({ amenities }) => amenities.includes('Step-free'))
    : inPart
  if (access.length === 0)
    return {
      text: say(
        `I find no room in ${town.name}${most ? ` for ${dollars('en', most)} or less` : ''}${stars ? ` with ${stars} stars` : ''}${amenities.length > 0 ? `, with ${listed('en', amenities)}` : ''}.`,
        `Je ne trouve pas de chambre à ${town.nameFr}${most ? ` à ${dollars('fr', most)} ou moins` : ''}${stars ? ` à ${stars} étoiles` : ''}${amenities.length > 0 ? `, avec ${listed('fr', amenities)}` : ''}.`,
      ),
      sources: [
        { name: say('Hotel search', 'recherche d’hôtels'), date: town.asOf, kind: 'search' },
      ],
    }
  const lines = access
    .slice(0, hotelsShown)
    .map(
      (row) =>
        `- **${row.name}**${row.district ? `, ${row.district}` : ''}${row.sample ? say(' (sample)', ' (exemple)') : ''}: ${dollars(language, row.nightCad)} ${say('a night', 'la nuit')}`,
    )
  const when = start
    ? say(` from ${day('en', start)}`, ` à partir du ${day('fr', start)}`)
    : say(' (no dates yet: usual prices)', ' (sans dates : prix habituels)')
  const having = [...amenities, ...(stars ? [`${stars} ★`] : [])].join(', ')
  return {
    text: `${say(`Hotels in ${town.name}${when}${having ? `, ${having}` : ''}, cheapest first:`, `Hôtels à ${town.nameFr}${when}${having ? `, ${having}` : ''}, du moins cher :`)}\n\n${lines.join('\n')}`,
    sources: [
      { name: say('Hotel search', 'recherche d’hôtels'), date: asking.today, kind: 'search' },
    ],
    memory: { listed: access.slice(0, hotelsShown).map(({ id }) => id) },
  }
}

const eachWayMinutes = 165
const outsideKm = 10

/** Sights around a town, and towns near enough for a day. */
export async function answerDayTrips(asking: Asking): Promise<Said | undefined> {
  const { world, say, language } = asking
  const here = asking.turn.named.places.some(({ role }) => role === 'from')
    ? (originTown(asking) ?? goalTown(asking))
    : hereTown(asking)
  const rows = here && world.rows(here.slug)
  if (!rows) return whichPlace(asking)
  const { town, sights } = rows
  const outside = sights
    .map((sight) => ({ sight, km: distanceKm(town, sight) }))
    .filter(({ km }) => km > outsideKm)
    .toSorted((a, b) => a.sight.prominence - b.sight.prominence || a.km - b.km)
    .slice(0, 5)
    .map(
      ({ sight, km }) =>
        `- **${sight.name}**: ${Math.round(km)} km ${say('from the centre', 'du centre')}`,
    )
  const towns = world.towns
    .filter((one) => one.slug !== town.slug)
    .map((one) => ({ one, way: journeyBetween(town, one) }))
    .filter(({ way }) => way.byRail && way.km > outsideKm && way.minutes <= eachWayMinutes)
    .toSorted((a, b) => a.way.minutes - b.way.minutes)
    .slice(0, 4)
    .map(
      ({ one, way }) =>
        `- **${townName(language, one)}**: ${Math.round(way.km)} km, ${say('about', 'environ')} ${lengthText(way.minutes)} ${say('each way by land', 'l’aller par la terre')}`,
    )
  const lines = [...outside, ...towns]
  if (lines.length === 0) return undefined
  return {
    text: `${say(`Day trips from ${town.name}:`, `Excursions d’une journée depuis ${town.nameFr} :`)}\n\n${lines.join('\n')}\n\n${say('Times are estimates from the distance.', 'Les durées sont estimées d’après la distance.')}`,
    sources: [atlasSource(asking)],
  }
}

const minutesADay = 360

/** How many days the sights of a place fill. */
export async function answerDays(asking: Asking): Promise<Said | undefined> {
  const { turn, say, language } = asking
  const rows = goalRows(asking)
  if (!rows) return goalCountries(asking).length > 0 ? undefined : whichPlace(asking)
  if (rows.sights.length === 0)
    return {
      text: say(
        `I know no sights of ${townName(language, rows.town)} yet, so I can’t say how many days they take.`,
        `Je ne connais pas encore les attraits de ${townName(language, rows.town)} : je ne peux donc pas dire combien de jours ils prennent.`,
      ),
      isUnknown: true,
    }
  const main = rows.sights.filter(({ prominence }) => prominence <= 1)
  const more = rows.sights.filter(({ prominence }) => prominence <= 2)
  const fill = (sights: readonly SightRow[]) =>
    Math.max(
      1,
      Math.ceil(
        sights.reduce((sum, { durationMinutes }) => sum + durationMinutes + 30, 0) / minutesADay,
      ),
    )
  const [least, good] = [Math.max(2, fill(main)), Math.max(2, Math.min(7, fill(more)))]
  const [low, high] = least <= good ? [least, good] : [good, least]
  const name = townName(language, rows.town)
  const asked = turn.frame.span?.days
  const verdict = !asked
    ? ''
    : asked >= low
      ? say(`Yes, ${asked} days are enough. `, `Oui, ${asked} jours suffisent. `)
      : say(`${asked} days are tight. `, `${asked} jours, c’est serré. `)
  return {
    text:
      verdict +
      say(
        `For ${name} count ${low === high ? `${low} days` : `${low} to ${high} days`}: ${main.length} main sights, and ${rows.sights.length} in all.`,
        `Pour ${name}, comptez ${low === high ? `${low} jours` : `${low} à ${high} jours`} : ${main.length} attraits principaux, ${rows.sights.length} en tout.`,
      ),
    sources: [atlasSource(asking)],
  }
}

export async function answerWhere(asking: Asking): Promise<Said | undefined> {
  const { say, language, world } = asking
  const town = goalTown(asking)
  if (!town) return goalCountries(asking).length > 0 ? undefined : whichPlace(asking)
  const airport = world.nearestAirport(town.slug)
  const place = [town.region, world.countryName(town.countryCode, language)]
    .filter(Boolean)
    .join(', ')
  const fly = airport
    ? say(
        ` The nearest airport is ${airport.name} (${airport.iata}), ${airport.km} km away.`,
        ` L’aéroport le plus proche est ${airport.name} (${airport.iata}), à ${airport.km} km.`,
      )
    : ''
  return {
    text: `${say(`${townName('en', town)} is in ${place}.`, `${townName('fr', town)} se trouve ici : ${place}.`)}${fly}`,
    sources: [atlasSource(asking)],
  }
}
