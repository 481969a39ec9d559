import { isTaken } from '#features/trips/domain/item-state.ts'
import { type Asking, type Said, sourceOf } from '../answer.ts'
import { type Standing, withEdits } from '../plan-port.ts'
import { dollars, listed } from '../words.ts'
import { dayText } from './part-text.ts'
import { once, type TripAsked } from './trip-parts.ts'

const ofPlan = (asking: Asking) => ({ sources: [sourceOf(asking, 'plan')] })
/** All that is taken, and the days that wait. */
const sumOf = ({ items, waitsCad = 0 }: Standing): number =>
  items
    .filter(({ status = 'planned' }) => isTaken({ status }))
    .reduce((sum, { price = 0 }) => sum + price, waitsCad)

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

/** What the trip comes to with the last proposal, beside what it cost before. */
export async function answerWithProposal(asking: Asking): Promise<Said | undefined> {
  const { say, know, turn, plans } = asking
  const { plan, edits, lastEdits = 0 } = turn.before
  const [earlier, last] = [edits.slice(0, edits.length - lastEdits), edits.slice(-lastEdits)]
  const before = plan ? await plans.standing(plan, earlier) : undefined
  // What was accepted since stands in the trip already.
  const isOpen = last.every(
    ({ op, itemId }) => op === 'add' || before?.items.some(({ id }) => id === itemId),
  )
  if (!before || !isOpen) return undefined
  const now = { ...before, items: withEdits(before.items, last) }
  const sum = know(cents(sumOf(now)))
  const more = know(cents(sum - sumOf(before)))
  const [en, fr] = [dollars('en', Math.abs(more)), dollars('fr', Math.abs(more))]
  const differs =
    more === 0
      ? say('the same as now', 'comme maintenant')
      : more > 0
        ? say(`**${en}** more than now`, `**${fr}** de plus que maintenant`)
        : say(`**${en}** less than now`, `**${fr}** de moins que maintenant`)
  const left = know(cents(now.wish.budgetCad - sum))
  const rest =
    now.wish.budgetCad > 0
      ? left >= 0
        ? say(
            ` Of your budget ${dollars('en', left)} is left.`,
            ` Il reste ${dollars('fr', left)} de votre budget.`,
          )
        : say(
            ` That is ${dollars('en', -left)} over your budget.`,
            ` C’est ${dollars('fr', -left)} au-dessus de votre budget.`,
          )
      : ''
  return {
    text: say(
      `With my last proposal the trip costs ${dollars('en', sum)}, ${differs}.${rest}`,
      `Avec ma dernière proposition, le voyage coûte ${dollars('fr', sum)}, ${differs}.${rest}`,
    ),
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
