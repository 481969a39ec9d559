import { formatDateRange } from '#platform/shared/local-date.ts'
import { type Asking, type Said, sourceOf } from '../answer.ts'
import type { Standing } from '../plan-port.ts'
import { isTaken } from './trip-parts.ts'
import { day, dollars } from '../words.ts'

const cheaperChoices = ({ say }: Asking) => [
  {
    label: say('Make it cheaper', 'Moins cher'),
    message: say('Make the whole trip cheaper', 'Tout le voyage moins cher'),
  },
  {
    label: say('What costs most', 'Le plus cher'),
    message: say('What is the most expensive thing?', 'Qu’est-ce qui est le plus cher ?'),
  },
]

/** What the trip comes to beside a budget that was told. */
function budgetBeside({ turn, say, know }: Asking, { items, waitsCad = 0 }: Standing) {
  const sum = turn.frame.money?.amountCad
  if (!sum) return undefined
  const total = know(
    items.filter(isTaken).reduce((all, { price = 0 }) => all + price, 0) + waitsCad,
  )
  const rest = know(Math.round((sum - total) * 100) / 100)
  const text =
    rest >= 0
      ? say(
          `The trip comes to ${dollars('en', total)}: ${dollars('en', sum)} covers it, with ${dollars('en', rest)} left.`,
          `Le voyage revient à ${dollars('fr', total)} : ${dollars('fr', sum)} suffisent, il reste ${dollars('fr', rest)}.`,
        )
      : say(
          `The trip comes to ${dollars('en', total)}, ${dollars('en', -rest)} more than ${dollars('en', sum)}. Say “make it cheaper”, and I look for another stay, flight and tables.`,
          `Le voyage revient à ${dollars('fr', total)}, soit ${dollars('fr', -rest)} de plus que ${dollars('fr', sum)}. Dites « moins cher », et je cherche un autre hébergement, un autre vol et d’autres tables.`,
        )
  return { text, isOver: rest < 0 }
}

/**
 * Another party, other dates or another budget of a trip: they are set at its head, where prices follow and
 * what is booked stays. What they mean for the trip is said.
 */
export async function answerHead(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, say } = asking
  const { before, change, edited, frame, isLimit, saysLength, isQuestion } = turn
  const plan = before.plan
  // "Plan 3 days in New York" is of no head of this trip.
  const isElsewhere = turn.named.places.some(({ ref, role }) => ref !== null && role === 'to')
  if (!plan?.tripId || isQuestion || isElsewhere || (change?.changes.length ?? 0) > 0)
    return undefined
  const isDates = (change?.moreDays ?? 0) !== 0 || (edited.has('span') && saysLength)
  const isParty = edited.has('party')
  const isMoney = edited.has('money') && frame.money?.per === 'trip' && !isLimit
  if (!isDates && !isParty && !isMoney) return undefined
  const standing = await plans.standing(plan, before.edits)
  if (!standing) return undefined
  const { startDate, endDate } = standing.wish
  const lines: string[] = []
  if (isDates)
    lines.push(
      say(
        `The dates are set at the top of the trip: press “${formatDateRange(startDate, endDate)}”. Your days stay as they are, a new day comes in empty, and Trip Check shows which nights and flights have to follow.`,
        `Les dates se changent en haut du voyage : appuyez sur « ${day('fr', startDate)} ». Vos jours restent, un nouveau jour arrive vide, et la vérification montre quelles nuits et quels vols doivent suivre.`,
      ),
    )
  if (isParty)
    lines.push(
      say(
        'Who travels is set at the top of the trip: press the travellers beside the dates. Your days stay, and every price and room follows.',
        'Les voyageurs se changent en haut du voyage : appuyez sur eux, à côté des dates. Vos jours restent ; prix et chambres suivent.',
      ),
    )
  const budget = isMoney ? budgetBeside(asking, standing) : undefined
  return {
    text: [...lines, ...(budget ? [budget.text] : [])].join('\n\n'),
    sources: [sourceOf(asking, 'plan')],
    ...(budget?.isOver && lines.length === 0 ? { choices: cheaperChoices(asking) } : {}),
  }
}
