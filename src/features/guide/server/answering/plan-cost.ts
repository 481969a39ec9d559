import { isTaken } from '#features/trips/domain/item-state.ts'
import { daysInclusive } from '#platform/shared/local-date.ts'
import { isCurrency } from '#platform/shared/reference-rates.ts'
import { exchangeTool } from '../tools/travel-tools.ts'
import { isOfLedger, readLedger } from '../reading/read-ledger.ts'
import { askBack, type Asking, goalTown, originTown, type Said, sourceOf } from './answer.ts'
import { namesPart } from './answer-standing.ts'
import { leastFlight } from './answer-ways.ts'
import { type MissingCost, missingCost } from './missing-cost.ts'
import type { Standing } from './plan-port.ts'
import { dollars, listed, number } from './words.ts'

const typesOf = new Map([
  ['flights', 'flight'],
  ['stay', 'hotel'],
  ['food', 'restaurant'],
])

const partNames = new Map([
  ['flights', ['flights', 'les vols']],
  ['stay', ['the room', 'la chambre']],
  ['food', ['meals', 'les repas']],
])

const ofCost = /^(?:costs?|coute|coutera|spend|total|price|prix|budget)$/
const verdictWords =
  'are we over,are we under,over it,does it fit,does that fit,fit the budget,in budget,that enough,it enough,this enough,be enough,have enough,enough money,budget enough,afford,within budget,within our budget,over budget,too much,does that fit,will that do,assez,suffit,suffisant'
/** Of money only where some was named: "is there enough for a three-year-old". */
const enoughWords = 'enough for,enough to'
const restWords = 'left,remaining,remains,left over,spent,reste,restant'
const doableWords = 'doable,feasible,realistic,faisable,realiste'
const dailyWords = 'per day,a day,each day,daily,par jour'
const flightWords = 'flight,flights,airfare,airfares,flying,fly,vol,vols'
const sumWords =
  'the total,new total,running total,total now,total cost,total price,grand total,overall cost,overall price,the bill,le total,au total,nouveau total,that each,each in all,a piece,apiece,chacun,in total,in all,altogether,all in,per person,per head,a head,each of us,par personne,en tout,en total,come to,work out,all that cost,all of this cost,all of that cost,all this cost,everything cost,whole thing cost,that cost us,this cost us,tout ca coute,tout cela coute,would that be,would it be,will that be'

const asking = /^(?:are|is|do|does|will|would|sommes|est|reste|restons)$/
const bounds = /^(?:under|over|within|below|above|sous|dans|dessous|dessus)$/

/** "Are we still under 4000?", "is it within 2000": the plan's sum is held against one. */
const asksWhether = ({ isQuestion, reader, change }: Asking['turn']): boolean =>
  isQuestion &&
  !change?.changes.length &&
  reader.tokens.some(
    ({ text }, at) =>
      asking.test(text) &&
      /^(?:we|it|that|this|the|everything|all|nous|on|ce|le|tout)$/.test(reader.text(at + 1)),
  ) &&
  reader.tokens.some(({ text }) => bounds.test(text))

/** "Is $3000 enough?", and not "good enough". */
const asksEnough = ({ reader, edited }: Asking['turn']): boolean =>
  edited.has('money') && reader.find('enough') >= 0

/** Whether it asks what the plan that stands costs: no other place is named. */
export function isOfPlan({ turn }: Asking): boolean {
  const { before, named, isLimit } = turn
  return (
    before.plan !== null &&
    (!isLimit || asksWhether(turn)) &&
    named.places.every(
      ({ ref, role }) =>
        role === 'from' || before.frame.places.some((old) => old.ref !== null && old.ref === ref),
    )
  )
}

/** "For two", after a plan for two, changes nothing of it. */
const isOtherParty = ({ edited, frame, before }: Asking['turn']): boolean => {
  const heads = frame.party ? frame.party.adults + frame.party.children.length : 0
  const old = before.frame.party
  const known = old ? old.adults + old.children.length : before.holds?.adults
  return edited.has('party') && heads !== known
}

const plainly = 0.6
/** "A gentle plan with one thing a day" wishes a plan; "and parking, what does it cost" is of parking. */
const isOfOther = ({ own, reader, unused }: Asking['turn']): boolean =>
  reader.tokens.some(({ text }) => noPart.test(text)) ||
  (!reader.tokens.some(({ text }) => ofCost.test(text))
    ? own.some(({ intent, score }) => intent.topic === 'plan' && score >= plainly)
    : unused().some((word) => word.length >= longNoun && !asksSum.test(word)))
const longNoun = 6
/** They are paid on the way and stand in no plan. */
export const noPart =
  /^(?:taxis?|uber|cabs?|bus|metro|subway|trams?|beers?|coffee|visas?|tips?|sim|esim|parking)$/
const asksSum =
  /enough|afford|budget|cost|make|come|total|spend|left|much|head|person|each|combien|assez|suffi/

/** "Is that enough", "what does that make per day", "and with flights from Toronto?": of the plan. */
export async function answerSum(asking: Asking): Promise<Said | undefined> {
  const { turn } = asking
  const isAsked =
    turn.isQuestion &&
    isOfPlan(asking) &&
    !turn.change?.changes.length &&
    !turn.edited.has('span') &&
    !isOtherParty(turn) &&
    !isOfOther(turn)
  const { reader } = turn
  const isOfMoney = reader.tokens.some(({ text }) => asksSum.test(text))
  const has = (phrases: string) => phrases.split(',').some((phrase) => reader.find(phrase) >= 0)
  const isFlown = has(flightWords) && has('with,and,including,plus,count,avec,et')
  const isSum =
    (turn.doing?.act === 'inplan' &&
      !turn.change?.days.length &&
      !namesPart(reader) &&
      (reader.tokens.some(({ text }) => ofCost.test(text)) ||
        // "How much is the whole thing": of no part, it is of all.
        (has('how much,combien') &&
          !turn.picked &&
          turn.named.places.length === 0 &&
          turn.unused().length === 0 &&
          turn.topics.length === 0))) ||
    (turn.frame.money !== null && has(restWords)) ||
    (turn.frame.money !== null && has(doableWords)) ||
    has(verdictWords) ||
    (turn.frame.money !== null && has(enoughWords)) ||
    asksEnough(turn) ||
    (turn.frame.money !== null && asksWhether(turn)) ||
    (isOfMoney && turn.without.length > 0) ||
    (isOfMoney && (has(dailyWords) || has(sumWords)))
  return isAsked && (isSum || isFlown) ? costOfPlan(asking) : undefined
}

interface Cost {
  /** Of what counts. */
  readonly total: number
  readonly days: number
  readonly heads: number
  /** Parts that do not count. */
  readonly without: readonly string[]
  readonly parts: Readonly<Record<'flight' | 'hotel' | 'restaurant' | 'other' | 'waits', number>>
}

function costOf(
  { items, wish, waitsCad = 0, waitsUntil }: Standing,
  without: readonly string[],
): Cost {
  const apart = without.flatMap((part) => typesOf.get(part) ?? [])
  const parts = { flight: 0, hotel: 0, restaurant: 0, other: 0, waits: waitsCad }
  for (const { price = 0, status = 'planned', type } of items) {
    if (!isTaken({ status }) || apart.includes(type)) continue
    const key = type === 'flight' || type === 'hotel' || type === 'restaurant' ? type : 'other'
    parts[key] += price
  }
  return {
    total: Object.values(parts).reduce((sum, one) => sum + one, 0),
    // The sum holds the days that wait, and so does its share of a day.
    days: daysInclusive(wish.startDate, waitsUntil ?? wish.endDate),
    heads: wish.party.adults + wish.party.children.length,
    without,
    parts,
  }
}

/** The sum that they have, for all and the whole time, in CAD; 0 for none. */
function purseOf({ turn }: Asking, { wish }: Standing, { days, heads }: Cost): number {
  const { money } = turn.frame
  const told = readLedger(turn.message).purse
  if (told) return told
  if (!money?.amountCad || money.per === 'night') return wish.budgetCad
  return money.amountCad * { trip: 1, person: heads, day: days, night: 1 }[money.per]
}

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** What is left of the budget, in all and by day. */
function restText({ say }: Asking, { total, days, heads }: Cost, budget: number): string {
  const rest = cents(budget - total)
  const daily = cents(rest / days)
  if (rest < 0)
    return say(
      `What is planned costs ${dollars('en', total)}: ${dollars('en', -rest)} more than the budget of ${dollars('en', budget)}.`,
      `Ce qui est prévu coûte ${dollars('fr', total)} : ${dollars('fr', -rest)} de plus que le budget de ${dollars('fr', budget)}.`,
    )
  return say(
    `What’s planned costs ${dollars('en', total)} of your ${dollars('en', budget)} budget: **${dollars('en', rest)}** is left. That is ${dollars('en', daily)} a day for ${days} days${heads > 1 ? `, ${dollars('en', cents(daily / heads))} for each of ${heads}` : ''}.`,
    `Ce qui est prévu coûte ${dollars('fr', total)}, sur un budget de ${dollars('fr', budget)} : il reste **${dollars('fr', rest)}**. Cela fait ${dollars('fr', daily)} par jour pendant ${days} jours${heads > 1 ? `, ${dollars('fr', cents(daily / heads))} par personne pour ${heads}` : ''}.`,
  )
}

/** Whether a sum covers what counts. */
function verdictText(
  { say, turn }: Asking,
  budget: number,
  { sum, isFlown }: Pick<Told, 'sum' | 'isFlown'>,
): string {
  const rest = Math.round(budget - sum)
  // "Are we over" is answered by the other word.
  const asksOver = turn.reader.tokens.some(({ text }) => text === 'over')
  const [covers, not] = asksOver
    ? [say('No', 'Non'), say('Yes', 'Oui')]
    : [say('Yes', 'Oui'), say('No', 'Non')]
  const flights = isFlown ? '' : say(', without flights', ', sans les vols')
  return rest >= 0
    ? say(
        `**${covers}**: your ${dollars('en', Math.round(budget))} covers it, with ${dollars('en', rest)} to spare${flights}.`,
        `**${covers}** : vos ${dollars('fr', Math.round(budget))} suffisent ; il reste ${dollars('fr', rest)}${flights}.`,
      )
    : say(
        `**${not}**: that is ${dollars('en', -rest)} more than your ${dollars('en', Math.round(budget))}. Say “something cheaper”, or a day less.`,
        `**${not}** : c’est ${dollars('fr', -rest)} de plus que vos ${dollars('fr', Math.round(budget))}. Dites « moins cher », ou un jour de moins.`,
      )
}

/** The parts of a cost, each with its sum. */
function partsText({ say }: Asking, { parts }: Cost): string {
  const named = [
    ['flights', 'vols', parts.flight],
    ['stays', 'hébergement', parts.hotel],
    ['meals', 'repas', parts.restaurant],
    ['activities', 'activités', parts.other],
    ['the days that wait', 'les jours en attente', parts.waits],
  ] as const
  const told = named.filter(([, , sum]) => sum > 0)
  return say(
    listed(
      'en',
      told.map(([en, , sum]) => `${en} ${dollars('en', Math.round(sum))}`),
    ),
    listed(
      'fr',
      told.map(([, fr, sum]) => `${fr} ${dollars('fr', Math.round(sum))}`),
    ),
  )
}

interface Told {
  /** With flights that are not in the plan. */
  readonly sum: number
  readonly flown: number | undefined
  readonly isFlown: boolean
  readonly asksDay: boolean
}

/** The cost in one sentence: in all, by head, by day, and by its parts. */
function costText(asking: Asking, cost: Cost, { sum, flown, isFlown, asksDay }: Told): string {
  const { turn, say } = asking
  const { heads, days } = cost
  const apart = turn.without.flatMap((part) => partNames.get(part) ?? [])
  const [enOut, frOut] = [0, 1].map((at) => apart.filter((_, n) => n % 2 === at)) as [
    string[],
    string[],
  ]
  const out = say(
    enOut.length > 0
      ? ` without ${listed('en', enOut)}`
      : ` in all${isFlown ? '' : ', without flights'}`,
    frOut.length > 0
      ? ` sans ${listed('fr', frOut)}`
      : ` en tout${isFlown ? '' : ', sans les vols'}`,
  )
  const [each, daily] = [Math.round(sum / heads), Math.round(sum / days)]
  const byDay = asksDay
    ? say(
        `, ${dollars('en', daily)} a day over ${days} days`,
        `, ${dollars('fr', daily)} par jour sur ${days} jours`,
      )
    : ''
  const flights =
    flown === undefined
      ? ''
      : say(
          ` flights from about ${dollars('en', Math.round(flown))} (a sample),`,
          ` vols dès ${dollars('fr', Math.round(flown))} environ (un exemple),`,
        )
  return say(
    `The plan costs about ${dollars('en', sum)}${out}, ${dollars('en', each)} for each of ${heads}${byDay}:${flights} ${partsText(asking, cost)}.`,
    `Le plan coûte environ ${dollars('fr', sum)}${out}, ${dollars('fr', each)} par personne pour ${heads}${byDay} :${flights} ${partsText(asking, cost)}.`,
  )
}

/** The sum in a currency that was asked for. */
async function inCurrency(
  { call, say, language }: Asking,
  sum: number,
  to: string,
): Promise<string> {
  if (!isCurrency(to)) return ''
  const { amount } = await call(exchangeTool, { amount: sum, from: 'CAD', to })
  const told = number(language, amount, 0)
  return say(`That is about ${told} ${to}.`, `Cela fait environ ${told} ${to}.`)
}

/** Asks from where one flies. */
const whichOrigin = ({ say }: Asking): Said =>
  askBack(
    'origin',
    say(
      'From where do you fly? Then I add the flights.',
      'D’où partez-vous ? J’ajoute alors les vols.',
    ),
    ['Toronto', 'Montréal', 'Vancouver'].map((label) => ({
      label,
      message: say(`and with flights from ${label}?`, `et avec les vols de ${label} ?`),
    })),
  )

/** What the plan that stands costs, in all, by head and by day; with flights, and against the budget, where that is asked. */
export async function costOfPlan(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, say, know } = asking
  const plan = turn.before.plan
  const standing = plan ? await plans.standing(plan, turn.before.edits) : undefined
  if (!standing) return undefined
  const cost = know(costOf(standing, turn.without))
  const budget = know(purseOf(asking, standing, cost))
  const sources = [sourceOf(asking, 'plan')]
  const asksRest = turn.reader.takes(`${restWords},gone`)
  if (asksRest && budget > 0)
    return {
      text: restText(asking, cost, budget),
      sources,
      took: turn.unused().filter((word) => isOfLedger(word, [])),
    }
  const [asksDay, asksVerdict] = [
    turn.reader.takes(dailyWords),
    turn.reader.takes(`${verdictWords},${doableWords}`) || asksEnough(turn) || asksWhether(turn),
  ]
  const wantsFlights =
    (turn.reader.takes(flightWords) || turn.named.places.some(({ role }) => role === 'from')) &&
    !turn.without.includes('flights')
  const town = goalTown(asking)
  if (wantsFlights && cost.parts.flight === 0 && !originTown(asking) && town)
    return whichOrigin(asking)
  const flown =
    wantsFlights && cost.parts.flight === 0 && town
      ? know(await leastFlight(asking, town))
      : undefined
  const { money } = turn.frame
  const against = budget > 0 && (asksVerdict || wantsFlights || turn.edited.has('money'))
  const isFlown = flown !== undefined || cost.parts.flight > 0
  const sum = know(Math.round(cost.total + (flown ?? 0)))
  const apart = [
    ...turn.without,
    ...(money?.without ?? []),
    ...(flown === undefined ? [] : ['flights']),
  ]
  // Whether a sum is enough is asked of all that the trip will cost.
  const missing = asksVerdict ? await missingCost(asking, standing, apart) : undefined
  const verdict = against
    ? verdictText(asking, budget, {
        sum: sum + (missing?.cost ?? 0),
        isFlown:
          isFlown || missing?.isFlown === true || money?.without.includes('flights') === true,
      })
    : asksVerdict && budget === 0
      ? say(
          'Tell me your budget, and I say whether it is enough.',
          'Dites-moi votre budget, et je vous dis s’il suffit.',
        )
      : ''
  const told = costText(asking, cost, { sum, flown, isFlown, asksDay })
  const other =
    turn.currencies.find((one) => one !== 'CAD' && one !== money?.currency) ??
    turn.currencies.find((one) => one !== 'CAD')
  const exchanged = other && !turn.edited.has('money') ? await inCurrency(asking, sum, other) : ''
  const lacking = missing ? lackingText(asking, missing, sum) : ''
  return { text: [told, exchanged, lacking, verdict].filter(Boolean).join('\n\n'), sources }
}

/** What is not in the plan yet, and the sum with it. */
const lackingText = ({ say }: Asking, { text, cost }: MissingCost, sum: number): string =>
  cost === 0
    ? text
    : `${text}\n\n${say(
        `With these it comes to about ${dollars('en', sum + cost)}.`,
        `Avec cela, le total est d’environ ${dollars('fr', sum + cost)}.`,
      )}`
