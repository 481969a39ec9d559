import { distanceKm } from '#platform/shared/distance.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { journeyBetween } from '../../domain/journey.ts'
import { type Answer, atlasSource, plain, townMeant, type Turn } from './answer.ts'
import { townName } from './words.ts'

const asks =
  /\bday ?trips?\b|\b(?:excursions?|escapades?|sorties?)\b(?=.{0,120}\b(?:from|de|depuis|a partir|autour|pres|near|around|jour|journee)\b)|\b(?:outside|around|near|close to|nearby|autour|aux alentours|dans les environs|pas loin|a cote)\b.{0,120}\b(?:towns?|villages?|places? to visit|villes?|endroits? a (?:voir|visiter))\b/

/** Asks where one can go for a day from a town. */
export const asksForDayTrips = ({ reading, talk }: Turn): boolean =>
  asks.test(reading.text) &&
  reading.towns.length <= 1 &&
  reading.sights.length === 0 &&
  !reading.dates.start &&
  (reading.span.days ?? 1) === 1 &&
  !/\b(?:plan|add|ajoute\w*|planifie|itinerary|itineraire|layover|escale|hour by hour|heure par heure)\b/.test(
    reading.text,
  ) &&
  reading.towns.length + talk.towns.length > 0

const outsideKm = 10
const eachWayMinutes = 165
const shownAtMost = 5

/** Sights outside a town, towns near enough for a day, and sample outings. */
export async function answerDayTrips(turn: Turn): Promise<Answer> {
  const { world, say, language } = turn
  const slug = townMeant(turn) ?? ''
  const rows = world.rows(slug)
  if (!rows) return plain(say('From which town?', 'De quelle ville ?'), { question: 'destination' })
  const { town, sights, activities } = rows
  const name = townName(language, town)
  const outside = sights
    .map((sight) => ({ sight, km: distanceKm(town, sight) }))
    .filter(({ km }) => km > outsideKm)
    .toSorted((a, b) => a.sight.prominence - b.sight.prominence || a.km - b.km)
    .slice(0, shownAtMost)
    .map(
      ({ sight, km }) =>
        `- **${sight.name}**, ${sight.district}: ${Math.round(km)} km ${say('from the centre', 'du centre')}`,
    )
  const towns = world.towns
    .filter((one) => one.slug !== slug)
    .map((one) => ({ one, way: journeyBetween(town, one) }))
    .filter(({ way }) => way.byRail && way.km > outsideKm && way.minutes <= eachWayMinutes)
    .toSorted((a, b) => a.way.minutes - b.way.minutes)
    .slice(0, shownAtMost)
    .map(
      ({ one, way }) =>
        `- **${townName(language, one)}**: ${Math.round(way.km)} km, ${say('about', 'environ')} ${lengthText(way.minutes)} ${say('each way by land', 'l’aller par la route ou le rail')}`,
    )
  const outings = activities
    .filter(({ category }) => category === 'day-trip')
    .slice(0, 2)
    .map((row) => `- **${row.name}** (${say('sample', 'exemple')})`)
  const lines = [...outside, ...towns, ...outings]
  const kept = { sources: [atlasSource(turn)], talk: { towns: [slug] } }
  if (lines.length === 0)
    return plain(
      say(
        `I know of no place near enough to ${name} for a day trip: our atlas has none. Its tourist office knows the outings.`,
        `Je ne connais pas d’endroit assez proche de ${name} pour une journée : notre atlas n’en a pas. L’office de tourisme connaît les excursions.`,
      ),
      kept,
    )
  return plain(
    `${say(`Day trips from ${name}:`, `Excursions d’une journée depuis ${name} :`)}\n\n${lines.join('\n')}\n\n${say('Times are estimates from the distance, no timetables: check the carriers’ sites.', 'Les durées sont estimées d’après la distance, sans horaires : vérifiez les sites des transporteurs.')}`,
    kept,
  )
}
