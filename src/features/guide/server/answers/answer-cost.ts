import type { TownRows } from '../../domain/guide-rows.ts'
import { answerPlan } from './answer-plan.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { asksSmallPrice } from './small-price.ts'
import { dollars, townName } from './words.ts'

/** A middling bed and two meals, for so many people in double rooms. */
export function dayCost({ hotels, restaurants }: TownRows, people: number) {
  const middle = (prices: readonly number[]) =>
    prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
  const bed = middle(
    hotels.filter(({ style }) => style !== 'hostel').map(({ priceCad }) => priceCad),
  )
  const meal = middle(restaurants.map(({ priceCad }) => priceCad))
  return { bed, meal, total: bed * Math.ceil(people / 2) + meal * 2 * people }
}

/** What a day in a town costs: a middling bed, two meals, rides and a ticket. */
export async function answerCost(turn: Turn): Promise<Answer> {
  const { reading, talk, world, say, language } = turn
  if (talk.plan && reading.towns.length === 0) return answerPlan(turn)
  const slug = reading.towns[0] ?? talk.towns[0]
  const rows = slug ? world.rows(slug) : undefined
  if (!slug || !rows)
    return plain(say('For which place?', 'Pour quel endroit ?'), { question: 'destination' })
  const people = reading.party.adults ?? 1
  const { bed, meal, total } = dayCost(rows, people)
  const name = townName(language, rows.town)
  return {
    text: `${asksSmallPrice(turn) ? say('The price of that alone I don’t know. ', 'Le prix de cela seul, je ne le sais pas. ') : ''}${say(
      `A middling day in ${name} costs about ${dollars('en', total)} for ${people === 1 ? 'one person' : `${people} people`}: around ${dollars('en', bed)} for a room and ${dollars('en', meal)} a meal, twice. It is an estimate from the sample hotels and restaurants of our catalogue, tickets not counted.`,
      `Une journée moyenne à ${name} coûte environ ${dollars('fr', total)} pour ${people === 1 ? 'une personne' : `${people} personnes`} : autour de ${dollars('fr', bed)} pour une chambre et ${dollars('fr', meal)} par repas, deux fois. C’est une estimation d’après les hôtels et restaurants d’exemple de notre catalogue, sans les billets.`,
    )}`,
    sources: [atlasSource(turn)],
    talk: { towns: [slug] },
  }
}
