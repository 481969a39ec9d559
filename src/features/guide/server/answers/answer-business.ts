import { asksForFact } from '../understand/read-topic.ts'
import { hoursText } from './answer-fact.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { dollars, townName } from './words.ts'

/** Whether a message asks about one sample business that it names or points at. */
export const asksForBusiness = ({ reading, talk }: Turn): boolean => {
  const [named, ...others] = reading.businesses
  if (!named || others.length > 0 || reading.span.days || reading.sights.length > 0) return false
  return (talk.listed ?? []).includes(named.id) || asksForFact(reading.text)
}

/** One sample hotel or restaurant: what our catalogue says of it, and that it is made up. */
export async function answerBusiness(turn: Turn): Promise<Answer> {
  const { reading, world, say, language } = turn
  const id = reading.businesses[0]?.id ?? ''
  const rows = world.rows(id.split('/')[0] ?? '')
  const hotel = rows?.hotels.find((row) => row.id === id)
  const restaurant = rows?.restaurants.find((row) => row.id === id)
  const activity = rows?.activities.find((row) => row.id === id)
  const name = rows ? townName(language, rows.town) : ''
  const sample = say(
    'It is a sample from our catalogue, not a real business; prices are estimates.',
    'C’est un exemple de notre catalogue, pas un vrai commerce ; les prix sont des estimations.',
  )
  const kept = {
    sources: [atlasSource(turn)],
    talk: rows ? { towns: [rows.town.slug] } : {},
  }
  if (hotel)
    return plain(
      `**${hotel.name}**, ${hotel.district}, ${name}: ${say(`${hotel.stars} stars, about ${dollars('en', hotel.priceCad)} a night for a double room in the shoulder season`, `${hotel.stars} étoiles, environ ${dollars('fr', hotel.priceCad)} la nuit pour une chambre double en mi-saison`)}; ${hotel.amenities.join(', ')}. ${sample}`,
      kept,
    )
  if (restaurant)
    return plain(
      `**${restaurant.name}**, ${restaurant.district}, ${name}: ${restaurant.cuisines.join(', ')}, ${say('about', 'environ')} ${dollars(language, restaurant.priceCad)} ${say('each', 'par personne')}; ${hoursText(turn, restaurant)}. ${sample}`,
      kept,
    )
  return plain(
    activity
      ? `**${activity.name}**, ${activity.district}, ${name}: ${say('about', 'environ')} ${dollars(language, activity.priceCad)}. ${sample}`
      : say('I don’t know that one.', 'Je ne connais pas celui-là.'),
    kept,
  )
}
