import { planTrip } from '../../domain/plan-trip.ts'
import { asksForPlan } from '../understand/read-topic.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { remember, wishOf } from './plan-memory.ts'
import { dollars, listed, townName } from './words.ts'

const asks =
  /(?:what|quel|quelle|which|rough\w*|how|combien|prevoir)\b.{0,120}\bbudget\b|\bbudget\b.{0,120}(?:\bwhat\b|\bquel|combien|roughly|how)|how much|what (?:does|would|will|should).{0,120}\b(?:cost|budget|spend)|\bcosts?\b|\bcombien\b(?! (?:de|d) (?:jours?|temps|visites?|nuits?|musees?|heures?))|\bcoute\w*|\breviendrait\b|\bprevoir\b|ca prend quoi comme argent|price tag/

/** Asks what so many days cost, rather than for a plan within a sum. */
export const asksRoughBudget = ({ reading, talk }: Turn): boolean =>
  reading.span.days !== undefined &&
  reading.towns.length > 0 &&
  reading.money.length === 0 &&
  talk.plan === undefined &&
  asks.test(reading.text) &&
  !asksForPlan(reading.text)

const thrifty = 3
const roundTo = 10
const round = (cad: number) => Math.round(cad / roundTo) * roundTo

/** What days in towns cost, from a thrifty to a middling way, by plans of our own catalogue. */
export async function answerRoughBudget(turn: Turn): Promise<Answer> {
  const { reading, talk, world, say, language, allowance } = turn
  const memory = remember(reading, talk, world)
  const wish = wishOf(memory, allowance.days)
  const towns = wish.towns.flatMap(({ slug }) => world.rows(slug)?.town ?? [])
  const names = listed(
    language,
    towns.map((town) => townName(language, town)),
  )
  const kept = { memory, towns: memory.towns }
  if (towns.length === 0 || towns.some(({ slug }) => !world.rows(slug)?.sights.length))
    return plain(
      say(
        `I can’t tell what ${names} costs: our catalogue does not cover it yet.`,
        `Je ne peux pas dire ce que coûte ${names} : notre catalogue ne couvre pas encore cet endroit.`,
      ),
      { sources: [atlasSource(turn)], talk: kept },
    )
  const [low, high] = [
    planTrip({ ...wish, thrift: thrifty }, world),
    planTrip({ ...wish, thrift: 0 }, world),
  ]
  const [least, most] = [low.totalCad, high.totalCad].toSorted((a, b) => a - b).map(round)
  const people = low.people
  const days = low.days.length
  return plain(
    say(
      `Roughly ${dollars('en', least ?? 0)} (thrifty) to ${dollars('en', most ?? 0)} (comfortable) for ${people === 1 ? 'one person' : `${people} people`} and ${days} days in ${names}: beds, meals, tickets and local rides, without the flights. That is about ${dollars('en', round((most ?? 0) / people))} a person at most. These are estimates from the sample hotels and restaurants of our catalogue. Say “plan it” and I lay out the days.`,
      `Environ ${dollars('fr', least ?? 0)} (économique) à ${dollars('fr', most ?? 0)} (confortable) pour ${people === 1 ? 'une personne' : `${people} personnes`} et ${days} jours à ${names} : nuits, repas, billets et transports locaux, sans l’avion. Cela fait au plus ${dollars('fr', round((most ?? 0) / people))} par personne. Ce sont des estimations d’après les hôtels et restaurants d’exemple de notre catalogue. Dites « planifie » et je détaille les journées.`,
    ),
    { sources: [atlasSource(turn)], talk: kept },
  )
}
