import type { LedgerRow } from '../reading/memory.ts'
import { readLedger } from '../reading/read-ledger.ts'
import { calculateTool } from '../tools/fact-tools.ts'
import { type Asking, headsIn, type Said } from './answer.ts'
import { dollars } from './words.ts'

const lodging =
  /\b(?:inn|hotel|apartment|house|rental|airbnb|motel|lodge|cabin|cottage|stay|room|hostel|chambre|maison|auberge|chalet)\b/

interface Line {
  readonly row: LedgerRow
  readonly times: number
  readonly sum: number
}

/** How often a price is paid, as far as it was said or the frame knows it. */
function timesOf(asking: Asking, { per, times }: LedgerRow): number {
  if (times !== null) return times
  const { span } = asking.turn.frame
  if (per === 'person') return headsIn(asking) ?? 1
  if (per === 'day') return span?.days ?? 1
  return per === 'night' ? (span?.nights ?? Math.max(1, (span?.days ?? 2) - 1)) : 1
}

/** One night less takes its share off a room that is paid as a whole. */
function withNights({ turn }: Asking, row: LedgerRow): LedgerRow {
  const [old, now] = [turn.before.frame.span?.nights, turn.frame.span?.nights]
  return old && now && old !== now && row.per === 'trip' && lodging.test(row.name)
    ? { ...row, amount: Math.round((row.amount / old) * now * 100) / 100 }
    : row
}

/** Nothing was told that could be reckoned. */
const noLedger = ({ say, language }: Asking, budget: number | undefined): Said => ({
  text:
    budget === undefined
      ? say(
          'You have named no budget yet. Tell me the sum and what things cost, and I reckon what is left.',
          'Vous n’avez pas encore nommé de budget. Dites-moi la somme et les prix, et je calcule le reste.',
        )
      : say(
          `So far nothing is spent of ${dollars(language, budget)}. Tell me what things cost, and I reckon what is left.`,
          `Rien n’est encore dépensé sur ${dollars(language, budget)}. Dites-moi les prix, et je calcule le reste.`,
        ),
  isUnknown: true,
})

/** What is left of a sum after what they name, reckoned by the tool; asked at once or told bit by bit. */
export async function answerLedger(asking: Asking): Promise<Said | undefined> {
  const { turn, call, say, language } = asking
  const { rows, purse, asksRest, wished } = readLedger(turn.message)
  const known = turn.before.ledger ?? []
  const { money } = turn.frame
  const budget = purse ?? (money?.per === 'trip' ? money.amount : undefined)
  const isTold =
    rows.length > 0 &&
    !turn.edited.has('party') &&
    turn.topics.every(({ intent }) => intent.topic === 'cost')
  const isStated =
    isTold && !turn.isQuestion && (known.length > 0 || turn.before.frame.money !== null)
  const isShorter =
    known.length > 0 && turn.change?.moreDays !== undefined && turn.change.moreDays !== 0
  const isAsked = asksRest && (rows.length > 0 || known.length > 0)
  const all = [...known, ...rows].map((row) => withNights(asking, row))
  const asksBudget = asksRest && turn.reader.find('budget') >= 0 && turn.before.plan === null
  if (asksBudget && (budget === undefined || all.length === 0)) return noLedger(asking, budget)
  if (budget === undefined || !(isStated || isAsked || isShorter)) return undefined
  const reckon = async (operation: 'product' | 'difference', ...numbers: number[]) =>
    (await call(calculateTool, { operation, numbers })).result ?? 0
  const lines: Line[] = []
  let rest = budget
  for (const row of all) {
    const times = timesOf(asking, row)
    const sum = await reckon('product', row.amount, times)
    rest = await reckon('difference', rest, sum)
    lines.push({ row, times, sum })
  }
  const amount = (value: number) => dollars(language, Math.round(value * 100) / 100)
  const told = lines.map(
    ({ row, times, sum }) =>
      `- ${row.name}: ${times === 1 ? '' : `${times} × ${amount(row.amount)} = `}${amount(sum)}`,
  )
  const left =
    rest >= 0
      ? say(
          `**${amount(rest)}** left of ${amount(budget)}.`,
          `Il reste **${amount(rest)}** sur ${amount(budget)}.`,
        )
      : say(
          `That is **${amount(-rest)}** more than ${amount(budget)}.`,
          `C’est **${amount(-rest)}** de plus que ${amount(budget)}.`,
        )
  const enough = wished
    ? rest >= wished.amount
      ? say(
          `**Yes:** ${wished.name} at ${amount(wished.amount)} fits, and ${amount(rest - wished.amount)} remain.`,
          `**Oui :** ${wished.name} à ${amount(wished.amount)}, c’est possible ; il restera ${amount(rest - wished.amount)}.`,
        )
      : say(
          `**No:** ${wished.name} at ${amount(wished.amount)} is ${amount(wished.amount - rest)} too much.`,
          `**Non :** ${wished.name} à ${amount(wished.amount)} dépasse de ${amount(wished.amount - rest)}.`,
        )
    : ''
  return {
    text: [enough, told.join('\n'), left].filter(Boolean).join('\n\n'),
    took: turn.unused(),
    memory: { ledger: all },
  }
}
