import { type Asking, atlasSource, goalTowns, type Said } from './answer.ts'
import { asksAhead } from './answer-in-plan.ts'
import { dollars } from './words.ts'

const shownAtMost = 6

/** What is to be booked ahead in a town, before any plan: its first sights that have a ticket. */
export function answerAhead(asking: Asking): Said | undefined {
  const { turn, world, say, language } = asking
  const [town, other] = goalTowns(asking)
  if (turn.before.plan || !town || other || !asksAhead(asking)) return undefined
  const lines = (world.rows(town.slug)?.sights ?? [])
    .filter(({ admission, priceCad }) => admission === 'paid' && priceCad > 0)
    .toSorted((a, b) => a.prominence - b.prominence || b.priceCad - a.priceCad)
    .slice(0, shownAtMost)
    .map(
      ({ name, priceCad }) =>
        `- **${name}**: ${say(`about ${dollars('en', priceCad)}`, `environ ${dollars(language, priceCad)}`)}`,
    )
  return lines.length === 0
    ? undefined
    : {
        text: `${say(
          'The best-known sights with a ticket. Book a day and time for those that matter most to you, on their own pages; what sells out when, I can’t see:',
          'Les lieux les plus connus qui ont un billet. Réservez jour et heure pour ceux qui comptent le plus, sur leurs propres pages ; ce qui est complet, et quand, je ne le vois pas :',
        )}\n\n${lines.join('\n')}\n\n${say(
          'Flights and rooms come first: their prices move with the date.',
          'Vols et chambres d’abord : leurs prix changent avec la date.',
        )}`,
        sources: [atlasSource(asking)],
        took: turn.unused(),
      }
}
