import type { LedgerRow } from '../reading/memory.ts'
import { toldAges } from '../reading/told-ages.ts'
import { isOfLedger, readLedger } from '../reading/read-ledger.ts'
import { calculateTool } from '../tools/fact-tools.ts'
import { type Asking, headsIn, type Said } from './answer.ts'
import { dollars } from './words.ts'

const lodging =
  /\b(?:inn|hotel|apartment|house|rental|airbnb|motel|lodge|cabin|cottage|stay|room|hostel|chambre|maison|auberge|chalet)\b/

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
        )
      : say(
          `So far nothing is spent of ${dollars(language, budget)}. Tell me what things cost, and I reckon what is left.`,
          `Rien n’est encore dépensé sur ${dollars(language, budget)}. Dites-moi les prix, et je calcule le reste.`,
        ),
  isUnknown: true,
})

/** What a message says to the ledger: rows to write, or that what is left is asked for. */
function readIn(asking: Asking) {
  const { turn } = asking
  const read = readLedger(turn.message)
  const { purse, asksRest } = read
  const known = turn.before.ledger ?? []
  const { money, span } = turn.frame
  const leastPurse = 50
  const budget =
    (purse !== undefined && purse >= leastPurse ? purse : undefined) ??
    (money?.per === 'trip' ? money.amount : undefined)
  // What they have is no price: "$2,500 without flights, is that enough?"
  const ages = /[$€£]/.test(turn.message) ? [] : toldAges(turn.message)
  const rows = read.rows.filter(({ amount }) => amount !== money?.amount && !ages.includes(amount))
  const labels = new Set(rows.flatMap(({ name }) => name.split(' ')))
  const isLabel = (at: number): boolean => labels.has(turn.reader.text(at))
  const isStated =
    rows.length > 0 &&
    // Beside a plan only what is no edit of it.
    (turn.before.plan === null || (!turn.change && !turn.edited.has('money'))) &&
    !turn.isLimit &&
    !turn.isQuestion &&
    !turn.edited.has('party') &&
    turn.topics.every(({ intent, at }) => intent.topic === 'cost' || at.every(isLabel)) &&
    (known.length > 0 || turn.before.frame.money !== null)
  const nights = span?.nights ?? undefined
  const isShorter =
    known.length > 0 &&
    nights !== undefined &&
    nights !== turn.before.frame.span?.nights &&
    turn.topics.length === 0
  const all = [...known, ...rows].map((row) => withNights(asking, row))
  return {
    ...read,
    all,
    budget,
    isMeant:
      isStated ||
      isShorter ||
      (asksRest && all.length > 0 && (turn.before.plan === null || known.length > 0)),
  }
}

/** Whether what is wished for fits into what is left. */
function wishText({ say, language }: Asking, rest: number, wished: LedgerRow | undefined): string {
  if (!wished) return ''
  const [price, over] = [wished.amount, rest - wished.amount].map((value) =>
    dollars(language, Math.round(Math.abs(value) * 100) / 100),
  )
  return rest >= wished.amount
    ? say(
        `**Yes:** ${wished.name} at ${price} fits, with ${over} left.`,
        `**Oui :** ${wished.name} à ${price}, c’est possible ; il restera ${over}.`,
      )
    : say(
        `**No:** ${wished.name} at ${price} is ${over} too much.`,
        `**Non :** ${wished.name} à ${price} dépasse de ${over}.`,
      )
}

/** What is left, by the day where that is asked. */
function restText(asking: Asking, budget: number, rest: number): string {
  const { say, turn, language, know } = asking
  const amount = (value: number) => dollars(language, Math.round(Math.abs(value) * 100) / 100)
  if (rest < 0)
    return say(
      `That is **${amount(rest)}** more than ${amount(budget)}.`,
      `C’est **${amount(rest)}** de plus que ${amount(budget)}.`,
    )
  const days = turn.frame.span?.days
  const isDaily = ['per day', 'a day', 'par jour'].some((one) => turn.reader.find(one) >= 0)
  const each = know(Math.round((rest / (days ?? 1)) * 100) / 100)
  const daily =
    isDaily && turn.isQuestion && days
      ? say(
          ` That is ${amount(each)} a day for ${days} days.`,
          ` Cela fait ${amount(each)} par jour pendant ${days} jours.`,
        )
      : ''
  return (
    say(
      `**${amount(rest)}** left of ${amount(budget)}.`,
      `Il reste **${amount(rest)}** sur ${amount(budget)}.`,
    ) + daily
  )
}

/** What is left of a sum after what they name, reckoned by the tool; asked at once or told bit by bit. */
export async function answerLedger(asking: Asking): Promise<Said | undefined> {
  const { turn, call, language } = asking
  const { all, budget, asksRest, wished, isMeant } = readIn(asking)
  const asksBudget = asksRest && turn.reader.find('budget') >= 0 && turn.before.plan === null
  if (asksBudget && (budget === undefined || all.length === 0)) return noLedger(asking, budget)
  if (budget === undefined || !isMeant) return undefined
  const reckon = async (operation: 'product' | 'difference', ...numbers: number[]) =>
    (await call(calculateTool, { operation, numbers })).result ?? 0
  const lines: string[] = []
  let rest = budget
  for (const row of all) {
    const times = timesOf(asking, row)
    const sum = await reckon('product', row.amount, times)
    rest = await reckon('difference', rest, sum)
    const each = times === 1 ? '' : `${times} × ${dollars(language, row.amount)} = `
    lines.push(`- ${row.name}: ${each}${dollars(language, sum)}`)
  }
  return {
    text: [wishText(asking, rest, wished), lines.join('\n'), restText(asking, budget, rest)]
      .filter(Boolean)
      .join('\n\n'),
    took: turn.unused().filter((word) => isOfLedger(word, wished ? [...all, wished] : all)),
    memory: { ledger: all },
  }
}
