import type { StoredEdit } from '../reading/memory.ts'
import { daysIn } from '../reading/change-days.ts'
import { betterTables, dishIn, tablesOfKind } from './answer-diet.ts'
import { askBack, type Asking, type Said } from './answer.ts'
import { isMeal, type Known, mealIn } from './edit-parts.ts'
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
function whichDay({ say }: Asking, days: readonly number[], en: string, fr: string): Said {
  return askBack(
    'visit',
    say(`On which day do you want ${en}?`, `Quel jour voulez-vous ${fr} ?`),
    days.map((day) => ({
      label: say(`Day ${day}`, `Jour ${day}`),
      message: say(`${en} on day ${day}`, `${fr} le jour ${day}`),
    })),
  )
}

/** What a table is wished to be, in words, and the edits that make it so. */
interface Wish {
  readonly en: string
  readonly fr: string
  readonly edits: (known: Known, meals: readonly WrittenItem[]) => readonly StoredEdit[]
}

/** "A fado dinner", "seafood on Wednesday night": a kitchen, or a word of what a house says of itself. */
function kindWished(asking: Asking, { towns }: Known, meal: string): Wish | undefined {
  const { cuisines, isQuestion, edited } = asking.turn
  if (isQuestion || edited.has('diet')) return undefined
  const [cuisine] = cuisines
  const dish = dishIn(asking, towns)
  const what = dish ?? cuisine
  if (!what) return undefined
  return {
    en: `${what} for ${meal}`,
    fr: `${what} (${namesOf(asking, meal)})`,
    edits: (known, meals) => tablesOfKind(known, meals, { cuisine, dish }),
  }
}

/** "Find us a nicer dinner", "a fado dinner on Wednesday": another table in place of the one of that day. */
export const betterTable: Step = async (asking) => {
  const { turn, plans, say } = asking
  const { reader, before, change } = turn
  const meal = mealIn(reader)
  const isBetter =
    better.some((word) => reader.find(word) >= 0) && !change?.cheaper && turn.cuisines.length === 0
  const isOther = change?.cheaper || (change?.changes.length ?? 0) > 0
  const standing =
    before.plan && meal && (isBetter || !isOther)
      ? await plans.standing(before.plan, before.edits)
      : undefined
  if (!standing || !meal) return undefined
  const known = { standing, towns: await plans.sights(standing.wish) }
  const name = namesOf(asking, meal)
  const wish: Wish | undefined = isBetter
    ? { en: `a nicer ${name}`, fr: `un meilleur ${name}`, edits: betterTables }
    : kindWished(asking, known, meal)
  if (!wish) return undefined
  const all = datesOf(standing)
  const meals = standing.items.filter(
    (item) => (item.status ?? 'planned') === 'planned' && isMeal(item, meal),
  )
  const dayOf = ({ day }: WrittenItem): number => all.indexOf(day ?? '') + 1
  const said = daysIn(reader)
  const days = [...new Set(meals.map(dayOf))].toSorted((a, b) => a - b)
  const took = turn.unused()
  if (said.length === 0 && days.length > 1)
    return { said: { ...whichDay(asking, days, wish.en, wish.fr), took }, topic: 'plan' }
  const meant = meals.filter((item) => said.length === 0 || said.includes(dayOf(item)))
  const edits = wish.edits(known, meant)
  const kept = isBetter
    ? say(
        'I know no table of a higher price there: the plan stays as it is.',
        'Je n’y connais pas de table plus relevée : le plan reste comme il est.',
      )
    : say(
        'I know no other table of that kind there: the plan stays as it is.',
        'Je n’y connais pas d’autre table de ce genre : le plan reste comme il est.',
      )
  return {
    said:
      edits.length > 0
        ? {
            ...proposed(
              asking,
              standing,
              edits,
              isBetter ? say('a nicer table', 'une meilleure table') : say(wish.en, wish.fr),
            ),
            took,
          }
        : { text: kept, took },
    topic: 'plan',
  }
}
