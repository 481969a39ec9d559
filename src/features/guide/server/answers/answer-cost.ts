import { answerPlan } from './answer-plan.ts'
import { dayCost } from './day-cost.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { asksSmallPrice } from './small-price.ts'
import { dollars, townName } from './words.ts'

/** What a day in a town costs: a middling bed, two meals, rides and a ticket. */
export async function answerCost(turn: Turn): Promise<Answer> {
  const { reading, talk, world, say, language } = turn
  if (talk.plan && reading.towns.length === 0) return answerPlan(turn)
  const ofCountry = world.planned.find(({ countryCode }) => countryCode === reading.countries[0])
  const anyOf = world.towns.find(({ countryCode }) => countryCode === reading.countries[0])
  const slug = reading.towns[0] ?? ofCountry?.slug ?? anyOf?.slug ?? talk.towns[0]
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
