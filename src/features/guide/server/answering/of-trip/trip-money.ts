import { type Asking, type Said, sourceOf } from '../answer.ts'
import { dollars, listed } from '../words.ts'
import { dayText } from './part-text.ts'
import { once, type TripAsked } from './trip-parts.ts'

const ofPlan = (asking: Asking) => ({ sources: [sourceOf(asking, 'plan')] })
const cents = (amount: number): number => Math.round(amount * 100) / 100

/** What the last proposal makes of the sum: what goes, less what comes in. */
export function answerSaving(asking: Asking, { standing }: TripAsked): Said | undefined {
  const { say, know, turn } = asking
  const { edits, lastEdits = 0 } = turn.before
  const last = lastEdits > 0 ? edits.slice(-lastEdits) : []
  if (last.length === 0) return undefined
  const priceOf = (id: string): number => standing.items.find((item) => item.id === id)?.price ?? 0
  const saved = know(
    cents(
      last.reduce((sum, { op, itemId, write }) => {
        const isOut = op === 'remove' || op === 'replace' || (op === 'move' && write.day === null)
        const comes = write && 'price' in write ? (write.price ?? 0) : 0
        return sum + (isOut ? priceOf(itemId) : 0) - comes
      }, 0),
    ),
  )
  const amount = [dollars('en', Math.abs(saved)), dollars('fr', Math.abs(saved))]
  return {
    text:
      saved > 0
        ? say(
            `My last proposal saves **${amount[0]}** in all.`,
            `Ma dernière proposition fait économiser **${amount[1]}** en tout.`,
          )
        : saved < 0
          ? say(
              `It saves nothing: my last proposal costs **${amount[0]}** more.`,
              `Elle n’économise rien : ma dernière proposition coûte **${amount[1]}** de plus.`,
            )
          : say('My last proposal changes nothing in the sum.', 'La somme ne change pas.'),
    ...ofPlan(asking),
  }
}

/** What is left of the budget once some parts are paid: "after flights and hotel". */
export function answerRest(asking: Asking, { standing, meant }: TripAsked): Said | undefined {
  const { say, know, language } = asking
  const budget = standing.wish.budgetCad
  const some = once(meant)
  if (!budget || some.length === 0) return undefined
  const paid = know(cents(some.reduce((sum, { item }) => sum + (item.price ?? 0), 0)))
  const rest = know(cents(budget - paid))
  const names = listed(
    language,
    some.map(({ item }) => `**${item.name}** (${dollars(language, item.price ?? 0)})`),
  )
  const [en, fr] = [dollars('en', Math.abs(rest)), dollars('fr', Math.abs(rest))]
  return {
    text:
      rest >= 0
        ? say(
            `After ${names}, **${en}** of ${dollars('en', budget)} is left for everything else.`,
            `Après ${names}, il reste **${fr}** sur ${dollars('fr', budget)} pour tout le reste.`,
          )
        : say(
            `${names} alone cost ${en} more than the budget of ${dollars('en', budget)}.`,
            `${names} dépassent à eux seuls de ${fr} le budget de ${dollars('fr', budget)}.`,
          ),
    ...ofPlan(asking),
  }
}

/** Which visits cost nothing: of those that were told, else of the days that are meant or of the trip. */
export function answerFreeVisits(
  asking: Asking,
  { standing, parts, meant, isNamed, dates }: TripAsked,
): Said {
  const { say } = asking
  const told = once(meant).filter(({ kind }) => kind === 'visit')
  const some =
    isNamed && told.length > 1
      ? told
      : once(parts).filter(
          ({ kind, date }) => kind === 'visit' && (dates.length === 0 || dates.includes(date)),
        )
  const free = some.filter(({ item }) => (item.price ?? 0) === 0)
  const lines = free.map(
    ({ item, date }) => `- **${item.name}**, ${dayText(asking, standing, date)}`,
  )
  return {
    text:
      lines.length > 0
        ? `${say('Free to visit:', 'Gratuits :')}\n\n${lines.join('\n')}`
        : say('None of them is free.', 'Aucun n’est gratuit.'),
    ...ofPlan(asking),
    memory: { spoken: free.map(({ id }) => id) },
  }
}
