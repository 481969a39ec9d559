import { distanceKm } from '#platform/shared/distance.ts'
import type { FoundTopic } from '../reading/read-topics.ts'
import { type Asking, atlasSource, type Said } from './answer.ts'
import { answerHotels, isAmenity } from './answer-hotels.ts'
import { answerTopic, joined } from './answer-topic.ts'
import type { Chosen } from './follow-up.ts'

/** Of these a row that is picked is told again; other questions are about its place. */
const ofRow = new Set(['cost', 'hotels', 'food', 'flights', 'where', 'like', 'about', 'distance'])

/** How far a hotel stands from the middle of its town. */
function fromCentre({ world, say, know, turn }: Asking, id: string): Said | undefined {
  const rows = world.rows(id.split('/')[0] ?? '')
  const hotel = rows?.hotels.find((one) => one.id === id)
  if (!rows || !hotel) return undefined
  for (const [at, { text }] of turn.reader.tokens.entries())
    if (/^(?:centre|center|middle|downtown)$/.test(text)) turn.reader.use(at)
  const km = know(Math.round(distanceKm(hotel, rows.town) * 10) / 10)
  const minutes = know(Math.max(5, Math.round(km * 16)))
  return {
    text: say(
      `**${hotel.name}** stands about ${km} km from the middle of ${rows.town.name} in a straight line, some ${minutes} minutes on foot. It is a made-up sample.`,
      `**${hotel.name}** est à environ ${km} km du centre de ${rows.town.nameFr} en ligne droite, quelque ${minutes} minutes à pied. C’est un exemple inventé.`,
    ),
    sources: [atlasSource({ world, say })],
    memory: { focus: id },
  }
}

/** "The cheapest one", "is it quiet": one of what was listed. Places and sights are read as if named. */
export async function answerPicked(
  asking: Asking,
  topics: readonly FoundTopic[],
): Promise<Chosen | undefined> {
  const { picked, before } = asking.turn
  if (!picked) return undefined
  const quarter = picked.includes('#') ? before.rows?.find(({ id }) => id === picked) : undefined
  if (quarter) {
    const [main] = topics
    const more =
      main && main.intent.topic !== 'districts'
        ? await answerTopic(asking, main.intent.topic)
        : undefined
    const said = { text: quarter.text, memory: { focus: null } }
    return {
      said: more && !more.question ? joined([said, more]) : said,
      topic: main?.intent.topic ?? 'districts',
    }
  }
  const asksAmenity = asking.turn.reader.tokens.some(({ text }) => isAmenity(text))
  if (!asksAmenity && !topics.every(({ intent }) => ofRow.has(intent.topic))) return undefined
  const [slug = ''] = picked.split('/')
  const isHotel = asking.world.rows(slug)?.hotels.some(({ id }) => id === picked) === true
  const row = before.rows?.find(({ id }) => id === picked)
  const asksFar = asking.turn.reader.tokens.some(({ text }) => /^(?:far|distance|loin)$/.test(text))
  const far = asksFar ? fromCentre(asking, picked) : undefined
  if (far) return { said: far, topic: 'distance' }
  const said = isHotel ? await answerHotels(asking) : row && { text: row.text }
  return said && { said, topic: isHotel ? 'hotels' : before.frame.topic }
}
