import { distanceKm } from '#platform/shared/distance.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { fold } from '../../domain/fold.ts'
import type { Point, Town } from '../../domain/guide-rows.ts'
import { hotelsTool, type PricedHotel } from '../tools/hotels-tool.ts'
import { notesOn } from './answer-note.ts'
import { type Asking, type Said, townMeant, whichPlace, sourceOf } from './answer.ts'
import { filtersOf } from './search-filters.ts'
import { calledEnglish, day, dollars, listed } from './words.ts'

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

/** "Parking needed", after rooms: what they are to have. */
export const isAmenity = (word: string): boolean =>
  amenityWords.some(([, words]) => words.test(word))

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

interface Anchor extends Point {
  readonly name: string
}

const centreWords = ['centre', 'center', 'downtown', 'central', 'station', 'centre ville']
const nearWords = 'near,close,closer,closest,nearest,walking distance,pres,proche,by'.split(',')

/** What the hotel is to be near: a sight that is named, the next of a kind, or the middle of the town. */
function anchorOf({ turn, world, say }: Asking, town: Town): Anchor | undefined {
  const { reader } = turn
  const named = turn.named.places.find(
    ({ ref, role }) => role !== 'not' && ref?.startsWith(`${town.slug}/`),
  )
  const sights = world.rows(town.slug)?.sights ?? []
  const sight = sights.find(({ id }) => id === named?.ref)
  if (sight) return sight
  const near = nearWords.find((one) => reader.find(one) >= 0)
  if (near === undefined) return undefined
  reader.use(reader.find(near))
  const word = centreWords.find((one) => reader.find(one) >= 0)
  if (word) {
    reader.use(reader.find(word))
    return { name: say('the centre'), lat: town.lat, lng: town.lng }
  }
  const [taste] = turn.tastes
  return sights
    .filter(({ category }) => category === taste)
    .toSorted((a, b) => a.prominence - b.prominence)[0]
}

const farText = ({ say, language }: Asking, km: number, name: string): string => {
  const far = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA', {
    maximumFractionDigits: 1,
  }).format(km)
  return say(`${far} km from ${name}`, `à ${far} km (${name})`)
}

/** Of quiet no row tells. */
function quietNote({ turn: { reader }, say }: Asking): string {
  const at = ['quiet', 'quieter', 'calme', 'tranquille', 'noisy', 'noise']
    .map((word) => reader.find(word))
    .find((one) => one >= 0)
  if (at === undefined) return ''
  reader.use(at)
  return say('\n\nHow quiet they are I don’t know: ask for a room to the courtyard.')
}

/** One hotel of the list: what its row says. */
function toldHotel(asking: Asking, row: PricedHotel): Said {
  const { say, language } = asking
  const stars = row.stars > 0 ? `, ${row.stars} ★` : ''
  const has =
    row.amenities.length > 0 ? ` ${say('It has')} ${listed(language, row.amenities)}.` : ''
  return {
    text: `**${row.name}**${row.district ? `, ${row.district}` : ''}${stars}${row.sample ? say(' (sample)') : ''}: ${dollars(language, row.nightCad)} ${say('a night')}${row.isDated ? '' : say(' (usual price)')}. ${row.description}${has}${quietNote(asking)}`,
    sources: [sourceOf(asking, 'hotel')],
  }
}

/** Those not told yet, in the part that is meant, the nearest first where it is near something. */
function fittingOf(
  { turn }: Asking,
  rows: readonly PricedHotel[],
  anchor: Anchor | undefined,
): readonly PricedHotel[] {
  const isMore = turn.reference?.what === 'more'
  const shunned = turn.frame.places.flatMap(({ role, name }) =>
    role === 'not'
      ? fold(name)
          .split(' ')
          .filter((word) => word.length > 3)
      : [],
  )
  const open = rows.filter(
    ({ id, district }) =>
      !(isMore && turn.before.listed.includes(id)) &&
      !shunned.some((word) => fold(district ?? '').includes(word)),
  )
  const near = open.filter(({ district }) =>
    district?.split(/[ ,]+/).some((word) => word.length > 3 && turn.reader.find(fold(word)) >= 0),
  )
  const inPart = anchor
    ? open.toSorted((a, b) => distanceKm(a, anchor) - distanceKm(b, anchor))
    : near.length > 0
      ? near
      : open
  return turn.frame.mobility.includes('wheelchair')
    ? inPart.filter(({ amenities }) => amenities.includes('Step-free'))
    : inPart
}

const quartersShown = 4

/** Which part of town suits whom: what is true of a town whose rooms are samples. */
function quartersOf(asking: Asking, { slug }: Town): Said | undefined {
  const notes = notesOn(asking, slug, 'districts').slice(0, quartersShown)
  // The city guides write the name into the text.
  const lines = notes.map(
    ({ title, text }) => `- ${title ? `**${title}:** ` : ''}${text.split(/(?<=[.!?])\s+/)[0]}`,
  )
  return lines.length > 0
    ? {
        text: `\n\n${asking.say('What is real is the town; its quarters, in short:', 'La ville, elle, est réelle ; ses quartiers, en bref :')}\n\n${[calledEnglish(asking, notes), lines.join('\n')].filter(Boolean).join('\n\n')}`,
        sources: notes.slice(0, 1).map(({ source }) => source),
      }
    : undefined
}

/** Rooms as they are wished; where none has all of it, as much as some have, what was said first above all. */
async function searched(asking: Asking, town: Town) {
  const { turn, call } = asking
  const { party, span, money } = turn.frame
  const { start, end, nights } = span ?? {}
  // "Under $1,500 each" is of the whole trip, and no rate of a night.
  const limit = money?.per === 'person' ? undefined : turn.limitCad
  const most = limit ?? (money?.per === 'night' ? (money.amountCad ?? undefined) : undefined)
  const { stars, ...wanted } = wantedOfHotel(asking)
  const filters = filtersOf(asking, 'hotels', wanted.amenities)
  const checkOut = end ?? (start && nights ? addDays(start, nights) : undefined)
  const having = (amenities: readonly string[]) =>
    call(hotelsTool, {
      destination: town.slug,
      ...(start ? { checkIn: start } : {}),
      ...(start && checkOut && checkOut > start ? { checkOut } : {}),
      ...(party ? { adults: party.adults } : {}),
      ...(most ? { priceAtMost: most } : {}),
      ...(amenities.length > 0 ? { amenities: [...amenities] } : {}),
      ...(stars ? { stars } : {}),
    })
  let amenities: readonly string[] = []
  let rows = await having([])
  for (const one of filters) {
    const fitting = await having([...amenities, one])
    if (fitting.length > 0) [amenities, rows] = [[...amenities, one], fitting]
  }
  return { filters, rows, amenities, most, stars }
}

/** What the rooms of a list have, and which wish none of them meets. */
function hadText(
  { say, language }: Asking,
  { amenities, filters, most, stars }: Omit<Awaited<ReturnType<typeof searched>>, 'rows'>,
): { readonly had: string; readonly lacking: string } {
  const missing = filters.filter((one) => !amenities.includes(one))
  const limit = most
    ? [say(`up to ${dollars('en', most)} a night`, `jusqu’à ${dollars('fr', most)} la nuit`)]
    : []
  const had = [...amenities, ...(stars ? [`${stars} ★`] : []), ...limit]
  return {
    had: had.length > 0 ? `, ${had.join(', ')}` : '',
    lacking:
      missing.length > 0
        ? ` ${say('None of them also has:', 'Aucun n’a aussi :')} ${listed(language, missing)}.`
        : '',
  }
}

export async function answerHotels(asking: Asking): Promise<Said | undefined> {
  const { turn, say, language } = asking
  const town = townMeant(asking)
  if (!town) return whichPlace(asking)
  const { filters, rows, amenities, most, stars } = await searched(asking, town)
  const start = turn.frame.span?.start
  const one = turn.picked ? rows.find(({ id }) => id === turn.picked) : undefined
  if (one) return toldHotel(asking, one)
  const isMore = turn.reference?.what === 'more'
  const anchor = anchorOf(asking, town)
  const access = fittingOf(asking, rows, anchor)
  if (access.length === 0)
    return {
      text: say(
        `I find no room in ${town.name}${most ? ` for ${dollars('en', most)} or less` : ''}${stars ? ` with ${stars} stars` : ''}${amenities.length > 0 ? `, with ${listed('en', amenities)}` : ''}.`,
        `Je ne trouve pas de chambre à ${town.nameFr}${most ? ` à ${dollars('fr', most)} ou moins` : ''}${stars ? ` à ${stars} étoiles` : ''}${amenities.length > 0 ? `, avec ${listed('fr', amenities)}` : ''}.`,
      ),
      sources: [sourceOf(asking, 'hotel')],
    }
  const shown = access.slice(0, hotelsShown)
  const lineOf = (row: PricedHotel): string =>
    `**${row.name}**${row.district ? `, ${row.district}` : ''}${row.sample ? say(' (sample)') : ''}: ${dollars(language, row.nightCad)} ${say('a night')}${anchor ? `, ${farText(asking, distanceKm(row, anchor), anchor.name)}` : ''}`
  const lines = shown.map((row) => `- ${lineOf(row)}`)
  const when = start
    ? say(` from ${day('en', start)}`, ` à partir du ${day('fr', start)}`)
    : say(' (no dates yet: usual prices)')
  const order = anchor
    ? say(`nearest to ${anchor.name} first`, `du plus proche (${anchor.name})`)
    : say('cheapest first')
  const isSample = shown.some(({ sample }) => sample)
  const sampled = isSample
    ? say(
        ' They are samples of this demonstration, not real houses: they show what a room costs in each quarter, and I can recommend none by name.',
        ' Ce sont des exemples de cette démonstration, pas de vrais établissements : ils montrent ce que coûte une chambre dans chaque quartier, et je ne peux en recommander aucun par son nom.',
      )
    : ''
  const quarters = isSample && !isMore && !anchor ? quartersOf(asking, town) : undefined
  const { had, lacking } = hadText(asking, { filters, amenities, most, stars })
  return {
    text: `${say(`Hotels in ${town.name}${when}${had}, ${order}.`, `Hôtels à ${town.nameFr}${when}${had}, ${order}.`)}${lacking}${sampled}\n\n${lines.join('\n')}${quietNote(asking)}${quarters?.text ?? ''}`,
    sources: [sourceOf(asking, 'hotel'), ...(quarters?.sources ?? [])],
    memory: {
      filters,
      listed: [...(isMore ? turn.before.listed : []), ...shown.map(({ id }) => id)],
      rows: shown.map((row) => ({ id: row.id, text: lineOf(row), cad: row.nightCad })),
    },
  }
}
