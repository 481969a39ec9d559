import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { dayCost } from './day-cost.ts'
import { dollars, listed, townName } from './words.ts'

/** Asks which of several towns costs less. */
export const asksCheaper = ({ reading: { text, towns, span } }: Turn): boolean =>
  towns.length > 1 &&
  !span.days &&
  /\b(?:cheap\w*|less expensive|more expensive|expensive|affordable|moins cher\w*|plus cher\w*|abordable|dispendieux|economique)\b/.test(
    text,
  )

/** What a middling day costs in each town, the cheapest first. */
export async function answerComparison(turn: Turn): Promise<Answer> {
  const { reading, world, say, language } = turn
  const found = reading.towns.flatMap((slug) => {
    const rows = world.rows(slug)
    const cost = rows && dayCost(rows, reading.party.adults ?? 1)
    return rows && cost && cost.total > 0
      ? [{ name: townName(language, rows.town), ...cost, slug }]
      : []
  })
  const sorted = found.toSorted((a, b) => a.total - b.total)
  const [cheapest, ...others] = sorted
  if (!cheapest || others.length === 0)
    return plain(
      say(
        'I don’t know what these places cost: our catalogue does not cover them both.',
        'Je ne sais pas ce que coûtent ces endroits : notre catalogue ne les couvre pas tous.',
      ),
      { sources: [atlasSource(turn)], talk: { towns: reading.towns } },
    )
  const lines = sorted.map(({ name, total }) => `${name} (${dollars(language, total)})`)
  return plain(
    say(
      `${cheapest.name} is the cheaper one: a middling day, with a room and two meals, costs about ${listed('en', lines)}. These are estimates from the sample hotels and restaurants of our catalogue, tickets and flights not counted.`,
      `${cheapest.name} est moins cher : une journée moyenne, avec une chambre et deux repas, coûte environ ${listed('fr', lines)}. Ce sont des estimations d’après les hôtels et restaurants d’exemple de notre catalogue, sans les billets ni l’avion.`,
    ),
    { sources: [atlasSource(turn)], talk: { towns: reading.towns } },
  )
}
