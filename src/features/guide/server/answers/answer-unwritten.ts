import { distanceKm } from '#platform/shared/distance.ts'
import type { Town, TownRows } from '../../domain/guide-rows.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { dayCost } from './day-cost.ts'
import { needsText } from './interest-words.ts'
import type { PlanMemory } from './talk.ts'
import { dollars, listed, monthName, townName } from './words.ts'

const nearKm = 700
const nearAtMost = 2

/** Places with sights that lie near enough to be joined to the journey. */
const plannedNear = ({ world, language }: Turn, town: Town): readonly string[] =>
  world.planned
    .map((one) => ({ one, km: distanceKm(one, town) }))
    .filter(({ km }) => km <= nearKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, nearAtMost)
    .map(({ one, km }) => `${townName(language, one)} (${Math.round(km)} km)`)

/** The weather of the month that was named. */
function weatherText({ world, say }: Turn, slug: string, month: number | undefined): string {
  const climate = world.climate(slug)
  if (!climate || !month) return ''
  const [high, low, rain] = [climate.highC, climate.lowC, climate.rainDays].map(
    (values) => values[month - 1],
  )
  return say(
    `- Weather in ${monthName('en', month)}: ${high} °C by day, ${low} °C at night, rain on ${rain} days.`,
    `- Temps en ${monthName('fr', month)} : ${high} °C le jour, ${low} °C la nuit, ${rain} jours de pluie.`,
  )
}

/** What a middling day costs there, and samples of where to eat. */
function costLines({ say }: Turn, rows: TownRows, people: number): readonly string[] {
  const { bed, meal, total } = dayCost(rows, people)
  const meals = rows.restaurants
    .toSorted((a, b) => b.rating / b.priceCad - a.rating / a.priceCad)
    .slice(0, 2)
    .map((row) => row.name)
  return [
    total > 0
      ? say(
          `- A middling day for ${people === 1 ? 'one person' : `${people} people`}: about ${dollars('en', total)} (a room around ${dollars('en', bed)}, a meal around ${dollars('en', meal)}), by sample hotels and restaurants.`,
          `- Une journée moyenne pour ${people === 1 ? 'une personne' : `${people} personnes`} : environ ${dollars('fr', total)} (chambre vers ${dollars('fr', bed)}, repas vers ${dollars('fr', meal)}), d’après des hôtels et restaurants d’exemple.`,
        )
      : '',
    meals.length > 0
      ? say(
          `- Sample restaurants: ${listed('en', meals)}.`,
          `- Restaurants d’exemple : ${listed('fr', meals)}.`,
        )
      : '',
  ]
}

/**
 * Days were requested in a town without data on sights: says so first, then what is known for such a stay.
 */
export function answerUnwritten(turn: Turn, rows: TownRows, memory: PlanMemory): Answer {
  const { world, say, language } = turn
  const { town } = rows
  const name = townName(language, town)
  const land = world.countryName(town.countryCode, language)
  const country = town.region ? `${town.region}, ${land}` : land
  const near = plannedNear(turn, town)
  const days = memory.days
    ? say(
        `, so I can’t lay out the ${memory.days} days`,
        ` ; je ne peux donc pas détailler les ${memory.days} jours`,
      )
    : ''
  const lines = [
    weatherText(turn, town.slug, memory.month),
    ...costLines(turn, rows, (memory.adults ?? 1) + memory.childAges.length),
    near.length > 0
      ? say(
          `- Not far, with sights that I can plan: ${listed('en', near)}.`,
          `- Pas loin, avec des visites que je peux planifier : ${listed('fr', near)}.`,
        )
      : '',
    needsText(turn),
  ]
  return plain(
    [
      say(
        `I have no sights on record for ${name}, ${country}: nobody has written about it in our atlas yet${days}. What I can tell you for such a stay:`,
        `Je n’ai pas d’information sur les visites à ${name} (${country}) : cet endroit ne figure pas encore dans notre atlas${days}. Ce que je peux en dire pour un tel séjour :`,
      ),
      lines.filter((line) => line !== '').join('\n'),
      say(
        `The tourist office of ${name} has its sights; I can look for sample hotels and flights there.`,
        `L’office de tourisme de ${name} connaît ses lieux ; je peux chercher des hôtels d’exemple et des vols.`,
      ),
    ].join('\n\n'),
    { sources: [atlasSource(turn)], talk: { towns: [town.slug] } },
  )
}
