import { distanceKm } from '#platform/shared/distance.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import { hotelsTool, type PricedHotel } from '../tools/hotels-tool.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { day, dollars, listed, townName } from './words.ts'

const amenityWords: readonly (readonly [RegExp, string])[] = [
  [/\bpools?\b|piscines?/, 'Pool'],
  [/breakfast|petit dejeuner|dejeuner (?:inclus|compris)/, 'Breakfast'],
  [/step free|sans marches|wheelchair|fauteuil|accessible/, 'Step-free'],
  [/\bgym\b|fitness/, 'Gym'],
  [/\bspa\b/, 'Spa'],
  [/parking|stationnement/, 'Parking'],
  [/family rooms?|chambres? familiales?/, 'Family rooms'],
  [/\bpets?\b|\bdogs?\b|chiens?|animaux/, 'Pet friendly'],
  [/kitchen\w*|cuisine|cuisinette/, 'Kitchenette'],
  [/air condition\w*|climatis\w*/, 'Air conditioning'],
  [/rooftop|toit/, 'Rooftop'],
  [/\blaundry|buanderie/, 'Laundry'],
  [/\bbicycles?|velos?/, 'Bicycles'],
]

const brands =
  /\b(ritz|hilton|marriott|hyatt|sheraton|four seasons|accor|novotel|ibis|fairmont|holiday inn|best western|radisson|savoy|plaza athenee|waldorf|st regis|westin|airbnb)\b/

/** Named businesses of the real world are not in a catalogue of samples. */
function answerUnlisted(turn: Turn): Answer | undefined {
  const brand = brands.exec(turn.reading.text)?.[1]
  if (!brand) return undefined
  const name = `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`
  return plain(
    turn.say(
      `I don’t have prices of the ${name}: it is not in our catalogue, whose hotels are samples. Please look at the hotel’s own site.`,
      `Je n’ai pas les prix de cet hôtel (${name}) : il ne figure pas dans notre catalogue, dont les hôtels sont des exemples. Consultez son site.`,
    ),
    { sources: [atlasSource(turn)] },
  )
}

type Wish = {
  checkIn?: string
  checkOut?: string
  adults?: number
  priceAtMost?: number
  stars?: number
  style?: string
  amenities?: string[]
}

function wishOf({ reading, talk }: Turn, sameTown: boolean): Wish {
  const { text, dates, money, party, span } = reading
  const before = (sameTown && talk.topic === 'hotels' ? talk.hotels?.wish : {}) as Wish
  const amenities = amenityWords.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : []))
  const stars = /\b([1-5]) ?(?:stars?|etoiles?)\b/.exec(text)?.[1]
  const night = money.find(({ per }) => per === 'night') ?? money[0]
  const memory = talk.memory
  const checkIn = dates.start ?? before.checkIn ?? memory?.start
  const length = span.days ?? (memory?.start === checkIn ? memory?.days : undefined)
  const checkOut =
    dates.end ??
    before.checkOut ??
    (checkIn ? addDays(checkIn, Math.max(1, (length ?? 2) - 1)) : undefined)
  const style = /hostels?|auberges? de jeunesse|dorm/.test(text)
    ? 'hostel'
    : /\bryokan/.test(text)
      ? 'ryokan'
      : before.style
  const adults = party.adults ?? before.adults ?? memory?.adults
  return {
    ...(checkIn ? { checkIn } : {}),
    ...(checkOut ? { checkOut } : {}),
    ...(adults ? { adults } : {}),
    ...(night
      ? { priceAtMost: night.amount }
      : before.priceAtMost
        ? { priceAtMost: before.priceAtMost }
        : {}),
    ...(stars ? { stars: Number(stars) } : before.stars ? { stars: before.stars } : {}),
    ...(style ? { style } : {}),
    ...(amenities.length > 0 || before.amenities
      ? { amenities: [...new Set([...(before.amenities ?? []), ...amenities])] }
      : {}),
  }
}

const shownAtMost = 4
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Which of them to name: the cheapest, cheaper ones than before, or good ones of the middle. */
function choose(
  turn: Turn,
  found: readonly PricedHotel[],
  shown: readonly string[],
  rows: readonly PricedHotel[],
) {
  const { text } = turn.reading
  if (/cheap\w*|moins cher|pas cher|economique|budget|inexpensive/.test(text)) {
    const before = rows.filter(({ id }) => shown.includes(id))
    const limit = before.length > 0 ? median(before.map(({ nightCad }) => nightCad)) : Infinity
    return found.filter(({ nightCad }) => nightCad < limit).slice(0, shownAtMost)
  }
  if (found.length <= shownAtMost) return found
  const middle = found.slice(
    Math.floor(found.length * 0.2),
    Math.max(shownAtMost + 2, Math.ceil(found.length * 0.75)),
  )
  return middle
    .toSorted((a, b) => b.rating - a.rating || a.nightCad - b.nightCad)
    .slice(0, shownAtMost)
}

const line = ({ say, language }: Turn, hotel: PricedHotel) =>
  `- **${hotel.name}**, ${hotel.district}, ${say(`${hotel.stars} stars`, `${hotel.stars} étoiles`)}: ${dollars(language, hotel.nightCad)} ${say('a night', 'la nuit')}`

const amenityFr = wordTable({
  Pool: 'piscine',
  Breakfast: 'petit-déjeuner',
  'Step-free': 'accès sans marches',
  Gym: 'gym',
  Spa: 'spa',
  Parking: 'stationnement',
})

function withWords({ say, language }: Turn, wish: Wish): string {
  const named = (wish.amenities ?? []).map((name) =>
    language === 'fr' ? (amenityFr.get(name) ?? name) : name.toLowerCase(),
  )
  const amenities =
    named.length > 0 ? say(` with ${listed('en', named)}`, ` avec ${listed('fr', named)}`) : ''
  const price = wish.priceAtMost
    ? say(
        ` up to ${dollars(language, wish.priceAtMost)} a night`,
        ` à ${dollars(language, wish.priceAtMost)} la nuit au plus`,
      )
    : ''
  const dates =
    wish.checkIn && wish.checkOut
      ? say(
          ` from ${day('en', wish.checkIn)} to ${day('en', wish.checkOut)}`,
          ` du ${day('fr', wish.checkIn)} au ${day('fr', wish.checkOut)}`,
        )
      : ''
  return `${amenities}${price}${dates}`
}

function noHotel(turn: Turn, place: string, wish: Wish, hasNamed: boolean): Answer {
  const { say, reading } = turn
  const none =
    /cheap|moins cher/.test(reading.text) && hasNamed
      ? say(
          'Those were the cheapest already in our list.',
          'C’étaient déjà les moins chers de notre liste.',
        )
      : say(
          `I have no sample hotel in ${place}${withWords(turn, wish)}.`,
          `Je n’ai pas d’hôtel d’exemple à ${place}${withWords(turn, wish)}.`,
        )
  return plain(none, { sources: [atlasSource(turn)] })
}

/** The hotels with their prices, and what these are. `where` is the place with the wishes. */
function told(turn: Turn, shown: readonly PricedHotel[], where: string): string {
  const { say } = turn
  const isDated = shown.every((hotel) => hotel.isDated)
  const samples = shown.every(({ sample }) => sample)
  const price = isDated
    ? say(
        'prices for those dates, as our hotel search has them',
        'prix pour ces dates, ceux de notre recherche d’hôtels',
      )
    : say('prices of the shoulder season', 'prix de mi-saison')
  return [
    say(
      `${samples ? 'Sample hotels' : 'Hotels'} in ${where}:`,
      `${samples ? 'Hôtels d’exemple' : 'Hôtels'} à ${where} :`,
    ),
    shown.map((hotel) => line(turn, hotel)).join('\n'),
    samples
      ? say(
          `They are samples from our catalogue, for a double room; ${price}, estimates in Canadian dollars.`,
          `Ce sont des exemples de notre catalogue, pour une chambre double ; ${price}, estimations en dollars canadiens.`,
        )
      : say(
          `For one room, in Canadian dollars; ${price}. The offer decides when you book.`,
          `Pour une chambre, en dollars canadiens ; ${price}. L’offre fait foi à la réservation.`,
        ),
  ].join('\n\n')
}

/** Sample hotels that fit; follow-ups narrow the same search. */
export async function answerHotels(turn: Turn): Promise<Answer> {
  const unlisted = answerUnlisted(turn)
  if (unlisted) return unlisted
  const { reading, talk, world, call, say, language } = turn
  const town =
    reading.towns[0] ?? reading.sights[0]?.split('/')[0] ?? talk.hotels?.town ?? talk.towns[0]
  if (!town)
    return plain(
      say('In which town do you need a hotel?', 'Dans quelle ville cherchez-vous un hôtel ?'),
      { question: 'destination' },
    )
  const sameTown = talk.hotels?.town === town
  const wish = wishOf(turn, sameTown)
  const found = await call(hotelsTool, { destination: town, ...wish })
  const all = sameTown
    ? await call(hotelsTool, {
        destination: town,
        ...(wish.checkIn ? { checkIn: wish.checkIn } : {}),
        ...(wish.checkOut ? { checkOut: wish.checkOut } : {}),
        ...(wish.adults ? { adults: wish.adults } : {}),
      })
    : []
  const those =
    /\b(?:those|these|them|any of|parmi|ceux|celles|ces)\b/.test(reading.text) && sameTown
  const before = sameTown ? (talk.hotels?.ids ?? []) : []
  const narrowed = those ? found.filter(({ id }) => before.includes(id)) : []
  const beside = world.rows(town)?.sights.find(({ id }) => id === reading.sights[0])
  const shown =
    narrowed.length > 0
      ? narrowed
      : beside
        ? found
            .toSorted((a, b) => distanceKm(beside, a) - distanceKm(beside, b))
            .slice(0, shownAtMost)
        : choose(turn, found, before, all)
  const rows = world.rows(town)
  const name = rows ? townName(language, rows.town) : town
  const near = beside
    ? say(`, nearest to ${beside.name}`, `, au plus près de : ${beside.name}`)
    : ''
  const place = `${rows?.town.region && !rows.town.covered ? `${name}, ${rows.town.region}` : name}${near}`
  const ids = shown.map(({ id }) => id)
  const remember = { hotels: { town, ids, wish }, listed: ids, towns: [town] }
  if (shown.length === 0)
    return {
      ...noHotel(turn, place, wish, before.length > 0),
      talk: { ...remember, hotels: { ...remember.hotels, ids: before } },
    }
  return {
    text: told(turn, shown, `${place}${withWords(turn, wish)}`),
    sources: [atlasSource(turn)],
    talk: remember,
  }
}
