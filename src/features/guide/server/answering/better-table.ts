import { daysIn } from '../reading/change-days.ts'
import { betterTables } from './answer-diet.ts'
import { askBack, type Asking, type Said } from './answer.ts'
import { isMeal, mealIn } from './edit-parts.ts'
import { datesOf, proposed } from './propose-edit.ts'
import type { WrittenItem } from './plan-port.ts'
import type { Step } from './step-guards.ts'

const better =
  'nicer,nice,fancier,fancy,better,special,upscale,meilleur,meilleure,chic,plus beau'.split(',')

const namesOf = ({ say }: Asking, meal: string): string =>
  meal === 'lunch'
    ? say('lunch', 'dîner')
    : meal === 'dinner'
      ? say('dinner', 'souper')
      : say('the meal', 'le repas')

/** Of several days it is asked which. */
function whichDay(asking: Asking, meal: string, days: readonly number[]): Said {
  const { say } = asking
  const name = namesOf(asking, meal)
  return askBack(
    'visit',
    say(`On which day should ${name} be nicer?`, `Quel jour voulez-vous mieux manger (${name}) ?`),
    days.map((day) => ({
      label: say(`Day ${day}`, `Jour ${day}`),
      message: say(`A nicer ${name} on day ${day}`, `Un meilleur ${name} le jour ${day}`),
    })),
  )
}

/** "Find us a nicer dinner": a table of a higher price level in place of the one of that day. */
export const betterTable: Step = async (asking) => {
  const { turn, plans, say } = asking
  const { reader, before, change } = turn
  const meal = mealIn(reader)
  const isMeant = better.some((word) => reader.find(word) >= 0) && !change?.cheaper
  const standing =
    before.plan && meal && isMeant && turn.cuisines.length === 0
      ? await plans.standing(before.plan, before.edits)
      : undefined
  if (!standing || !meal) return undefined
  const all = datesOf(standing)
  const meals = standing.items.filter(
    (item) => (item.status ?? 'planned') === 'planned' && isMeal(item, meal),
  )
  const dayOf = ({ day }: WrittenItem): number => all.indexOf(day ?? '') + 1
  const said = daysIn(reader)
  const days = [...new Set(meals.map(dayOf))].toSorted((a, b) => a - b)
  const took = turn.unused()
  if (said.length === 0 && days.length > 1)
    return { said: { ...whichDay(asking, meal, days), took }, topic: 'plan' }
  const meant = meals.filter((item) => said.length === 0 || said.includes(dayOf(item)))
  const edits = betterTables({ standing, towns: await plans.sights(standing.wish) }, meant)
  const kept = say(
    'I know no table of a higher price there: the plan stays as it is.',
    'Je n’y connais pas de table plus relevée : le plan reste comme il est.',
  )
  return {
    said:
      edits.length > 0
        ? {
            ...proposed(asking, standing, edits, say('a nicer table', 'une meilleure table')),
            took,
          }
        : { text: kept, took },
    topic: 'plan',
  }
}
