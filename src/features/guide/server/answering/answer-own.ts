import { addDays } from '#platform/shared/local-date.ts'
import { adviseBudget, savedBy } from '../../domain/budget-advice.ts'
import { budgetTool, myTripsTool } from '../tools/own-tools.ts'
import { insuranceTool } from '../tools/travel-tools.ts'
import { type Asking, askBack, goalCountries, type Said, whichPlace, sourceOf } from './answer.ts'
import { textFor } from './answer-text.ts'
import { day, dollars, listed } from './words.ts'

const signInFirst = ({ say }: Asking): Said => ({
  text: say('Please sign in first: I see only the trips of your own account.'),
  sources: [],
})

/** The trips of who asks, with their days and sums. */
export async function answerTrips(asking: Asking): Promise<Said> {
  const { allowance, call, say, language } = asking
  if (!allowance.signedIn) return signInFirst(asking)
  const trips = await call(myTripsTool, {})
  if (trips.length === 0)
    return {
      text: say('You have no trip yet. Say where and when, and I plan one.'),
    }
  const lines = trips.map(({ title, startDate, endDate, totalCad, days }) => {
    const items = days.reduce((sum, one) => sum + one.items.length, 0)
    return `- **${title}**, ${day(language, startDate)} – ${day(language, endDate)}: ${items} ${say('items')}, ${dollars(language, totalCad)}`
  })
  return {
    text: `${say('Your trips:')}\n\n${lines.join('\n')}`,
    sources: [sourceOf(asking, 'account')],
  }
}

/** Whether a trip keeps to its budget. */
function budgetState(
  { say }: Asking,
  trip: { readonly title: string; readonly budgetCad: number; readonly totalCad: number },
  restCad: number,
): string {
  return trip.budgetCad === 0
    ? say(
        `**${trip.title}** has no budget yet; it costs ${dollars('en', trip.totalCad)}.`,
        `**${trip.title}** n’a pas encore de budget ; il coûte ${dollars('fr', trip.totalCad)}.`,
      )
    : restCad < 0
      ? say(
          `**${trip.title}** is ${dollars('en', -restCad)} over its budget of ${dollars('en', trip.budgetCad)}.`,
          `**${trip.title}** dépasse de ${dollars('fr', -restCad)} son budget de ${dollars('fr', trip.budgetCad)}.`,
        )
      : say(
          `**${trip.title}** is within its budget, with ${dollars('en', restCad)} left.`,
          `**${trip.title}** respecte son budget : il reste ${dollars('fr', restCad)}.`,
        )
}

/** Where a trip can be had for less. */
export async function answerAdvice(asking: Asking): Promise<Said> {
  const { allowance, call, say, world, language, turn } = asking
  if (!allowance.signedIn) return signInFirst(asking)
  const trips = await call(budgetTool, {})
  const tripId = turn.before.plan?.tripId
  const own =
    trips.find(({ trip }) => trip.id === tripId) ??
    trips.find(({ trip }) => trip.budgetCad > 0) ??
    trips[0]
  if (!own)
    return {
      text: say('You have no trip whose budget I could look at.'),
    }
  const { trip, restCad } = own
  const state = budgetState(asking, trip, restCad)
  const rows = trip.destinations.flatMap(({ ref }) => (ref ? (world.rows(ref) ?? []) : []))[0]
  const items = [...trip.days.flatMap((one) => one.items), ...trip.unscheduled]
  const advice = rows
    ? [
        ...adviseBudget(
          items.map(({ type, name, price, nights, status }) => ({
            type,
            name,
            price,
            nights,
            status,
          })),
          rows,
          Math.max(0, -restCad),
          trip.days.length,
        ),
      ]
    : []
  const lines = advice.map(
    (line) =>
      `- ${say('Instead of')} ${line.item}: **${line.alternative}** (${say('sample')}), ${dollars(language, line.alternativePriceCad)}; ${say('saves')} ${dollars(language, line.savesCad)}`,
  )
  // What keeps to its budget needs no list of savings.
  const isOver = restCad < 0 || trip.budgetCad === 0
  const saved =
    isOver && lines.length > 0
      ? `\n\n${lines.join('\n')}\n\n${say('Together that saves')} ${dollars(language, savedBy(advice))}.`
      : ''
  return {
    text: state + saved,
    advice,
    sources: [sourceOf(asking, 'account')],
  }
}

const usualAge = 40
const usualDays = 7
const mostInsured = 9
/** From here on insurers ask about health. */
const questionedAge = 60

/** Who is insured: those whose ages were told, and others of the party at a usual age. */
function insuredAges({ turn }: Asking): {
  readonly ages: readonly number[]
  readonly taken: number
} {
  const { party } = turn.frame
  const told = turn.holds.ages ?? []
  if (!party) return { ages: told.length > 0 ? told : [usualAge], taken: told.length > 0 ? 0 : 1 }
  // "For my parents, 71 and 68": they are the insured.
  const others = told.length > 1 ? 0 : Math.max(0, party.adults - told.length)
  const ages = [...told, ...Array.from({ length: others }, () => usualAge), ...party.children]
  return { ages: ages.slice(0, mostInsured), taken: others }
}

/** What age changes: questions on health, and what happens where they are not answered exactly. */
const agedText = ({ say }: Asking, age: number): string =>
  say(
    `\n\nAt ${age} a policy costs more and asks about health: answer the questionnaire exactly, with every condition and any change of a medicine in the last 3 to 6 months. What is left out can void a claim; a condition that is not stable may be excluded. Ask for the stability clause in writing.`,
    `\n\nÀ ${age} ans, une police coûte plus cher et s’accompagne d’un questionnaire de santé : répondez-y avec exactitude, avec chaque problème de santé et tout changement de médicament des 3 à 6 derniers mois. Un oubli peut annuler une réclamation ; un état qui n’est pas stable peut être exclu. Demandez la clause de stabilité par écrit.`,
  )

export async function answerInsurance(asking: Asking): Promise<Said | undefined> {
  const { turn, call, say, today } = asking
  const [code] = goalCountries(asking)
  const oldest = Math.max(0, ...(turn.holds.ages ?? []))
  const aged = oldest >= questionedAge ? agedText(asking, oldest) : ''
  const asksPrice = ['much', 'cost', 'price', 'combien', 'coute', 'prix', 'quote'].some(
    (word) => turn.reader.find(word) >= 0,
  )
  if (!asksPrice) {
    const told = textFor(asking, 'insurance')
    return told ? { ...told, text: told.text + aged } : code ? undefined : whichPlace(asking)
  }
  if (!code)
    return askBack('destination', say('For which country?'), [
      { label: say('Mexico'), message: say('Mexico') },
      { label: say('United States'), message: say('United States') },
      { label: 'France', message: 'France' },
    ])
  const { span } = turn.frame
  const { ages, taken } = insuredAges(asking)
  const startDate = span?.start ?? addDays(today, 30)
  const endDate = span?.end ?? addDays(startDate, (span?.days ?? usualDays) - 1)
  const { estimateCad, days, sample } = await call(insuranceTool, {
    destination: code,
    startDate,
    endDate,
    ages: [...ages],
  })
  if (estimateCad === null) return undefined
  const told = listed(asking.language, (turn.holds.ages ?? []).map(String))
  const who = [
    told && say(`aged ${told}`, `de ${told} ans`),
    taken > 0 && say(`adults taken as ${usualAge}`, `adultes comptés à ${usualAge} ans`),
  ].filter(Boolean)
  return {
    text:
      say(
        `Travel insurance for ${days} days, ${ages.length === 1 ? 'one traveller' : `${ages.length} travellers`} (${who.join('; ')}): about ${dollars('en', estimateCad)}${sample ? ', an estimate' : ''}. The [insurance page](/insurance) asks for your own ages.`,
        `Assurance voyage pour ${days} jours, ${ages.length === 1 ? 'une personne' : `${ages.length} personnes`} (${who.join(' ; ')}) : environ ${dollars('fr', estimateCad)}${sample ? ', une estimation' : ''}. La [page des assurances](/insurance) demande vos âges.`,
      ) + aged,
    sources: [{ name: say('Insurance estimate'), date: today, kind: 'search' }],
    took: turn.unused().filter((word) => (turn.holds.ages ?? []).includes(Number(word))),
  }
}

/** Words that are the same anywhere: of the refusals, of small talk, of phones, by their ids in the texts. */
const fixed = new Map([
  ['phone', 'esim'],
  ['ill', 'flying-13'],
  ['minor', 'minor-1'],
  ['pass', 'pass-any'],
  ['self', 'talk-4'],
  ['airport-time', 'flying-6'],
  ['jet-lag', 'flying-12'],
  ['crisis', 'talk-1'],
  ['forged', 'refusal-3'],
  ['drugs', 'refusal-4'],
  ['evasion', 'refusal-5'],
  ['off-topic', 'refusal-6'],
  ['others-data', 'refusal-1'],
  ['instructions', 'refusal-2'],
  ['thanks', 'talk-8'],
])

export async function answerFixed(asking: Asking, topic: string): Promise<Said | undefined> {
  const text = asking.texts.texts.get(fixed.get(topic) ?? '')
  return (
    text && {
      text: asking.language === 'fr' ? (text.textFr ?? text.text) : text.text,
      ...(/^(?:practical|flying|pass)$/.test(text.kind) ? { sources: [text.source] } : {}),
    }
  )
}

export const answerGreeting = async ({ say }: Asking): Promise<Said> => ({
  text: say('Hello! Where would you like to go?'),
  question: 'destination',
  choices: [
    {
      label: say('Plan a trip'),
      message: say('Plan 3 days in Lisbon'),
    },
    {
      label: say('Find a place'),
      message: say('Where should we go in May?'),
    },
    {
      label: say('Ask a fact'),
      message: say('Is the Louvre open on Tuesdays?'),
    },
  ],
})
