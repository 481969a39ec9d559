import { isOpenOn } from '#features/trips/domain/opening-hours.ts'
import { type Plan, type PlanDay, type PlanItem, planItems, totalOf } from '../../domain/plan.ts'
import { planTrip } from '../../domain/plan-trip.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { answerUnwritten } from './answer-unwritten.ts'
import { interestText, needsText } from './interest-words.ts'
import { indoors } from './indoors.ts'
import { remember, wishOf } from './plan-memory.ts'
import type { PlanMemory } from './talk.ts'
import { day, dollars, listed, townName, weekdayText } from './words.ts'

const namesAtMost = 4
const daysTold = 10

function dayLine({ language, say }: Turn, { items, date }: PlanDay, at: number): string {
  const sights = items.filter(({ kind }) => kind === 'sight').map(({ name }) => name)
  const way = items.find(({ category }) => category === 'train' || category === 'flight')
  const what =
    sights.length > 0
      ? sights.slice(0, namesAtMost).join(', ')
      : say('a free day', 'une journée libre')
  return `- **${say('Day', 'Jour')} ${at + 1}**${date ? ` (${day(language, date)})` : ''}: ${way ? `${way.name}; ` : ''}${what}`
}

/** Wishes that could not be kept, with the reason. */
function notes({ world, say }: Turn, memory: PlanMemory, plan: Plan): string {
  const placed = new Set(planItems(plan).map(({ id }) => id))
  return memory.includeIds
    .filter((id) => !placed.has(id))
    .flatMap((id) => {
      const row = world.rows(id.split('/')[0] ?? '')?.sights.find((one) => one.id === id)
      if (!row || !memory.towns.includes(id.split('/')[0] ?? '')) return []
      const closed = plan.days.every(
        ({ date }) => !isOpenOn(row, { date: date ?? undefined, month: memory.month }),
      )
      const on = row.closedOn.map((one) =>
        say(weekdayText('en', one, true), `le ${weekdayText('fr', one)}`),
      )
      return closed && on.length > 0
        ? say(
            ` ${row.name} is closed on ${listed('en', on)}, so I left it out.`,
            ` ${row.name} est fermé ${listed('fr', on)} : je l’ai laissé de côté.`,
          )
        : say(` ${row.name} did not fit.`, ` ${row.name} n’a pas trouvé de place.`)
    })
    .join('')
}

function budgetWords({ say, language }: Turn, plan: Plan, budget: number | undefined): string {
  if (budget === undefined) return ''
  const rest = budget - plan.totalCad
  return rest >= 0
    ? say(
        `Yes, ${dollars(language, budget)} is enough, with ${dollars(language, rest)} to spare. `,
        `Oui, cela tient dans vos ${dollars(language, budget)} : il reste ${dollars(language, rest)}. `,
      )
    : say(
        `No, it comes to ${dollars(language, -rest)} more than your ${dollars(language, budget)}, and I found nothing cheaper. `,
        `Non, c’est ${dollars(language, -rest)} de plus que vos ${dollars(language, budget)}, et je n’ai rien trouvé de moins cher. `,
      )
}

/** The plan is longer than the account's limit: what is shown, and which tier allows more. */
const limitWords = ({ say, allowance }: Turn, wished: number): string =>
  wished > allowance.days
    ? allowance.days <= 3
      ? say(
          ` I plan up to ${allowance.days} days here; these are the first ${allowance.days}. Longer plans come with Explorer, Wanderlust or a Premium plan.`,
          ` Je planifie jusqu’à ${allowance.days} jours ici : voici les ${allowance.days} premiers jours. Les forfaits Explorer, Wanderlust ou Premium en permettent plus.`,
        )
      : say(
          ` A plan has at most ${allowance.days} days; these are the first.`,
          ` Un plan compte ${allowance.days} jours au plus : voici les premiers.`,
        )
    : ''

const holidayWords = ({ world, say }: Turn, plan: Plan): string => {
  const found = plan.days.flatMap(({ date, destination }) => {
    const code = world.rows(destination)?.town.countryCode
    return date && code
      ? world
          .holidays(code, date)
          .slice(0, 1)
          .map(({ name }) => name)
      : []
  })
  return found.length > 0
    ? say(
        ` Note the public holiday (${[...new Set(found)].join(', ')}): usual hours may differ, so check.`,
        ` Attention au jour férié (${[...new Set(found)].join(', ')}) : les heures habituelles peuvent différer ; vérifiez.`,
      )
    : ''
}

/** A plan in a few sentences; the card beside it has every line. */
function tell(turn: Turn, plan: Plan, memory: PlanMemory, wished: number, intro = ''): Answer {
  const { say, language, world } = turn
  const wish = wishOf(memory, turn.allowance.days)
  const names = plan.destinations.map((slug) => {
    const town = world.rows(slug)?.town
    return town ? townName(language, town) : slug
  })
  const [first, last] = [plan.days[0]?.date, plan.days.at(-1)?.date]
  const dates =
    first && last
      ? first === last
        ? `, ${day(language, first)}`
        : say(
            `, ${day('en', first)} to ${day('en', last)}`,
            `, du ${day('fr', first)} au ${day('fr', last)}`,
          )
      : ''
  const hotels = planItems(plan)
    .filter(({ kind }) => kind === 'hotel')
    .map(({ name }) => name)
  const stay =
    hotels.length > 0
      ? say(
          `, with ${listed('en', hotels)} to sleep`,
          `, nuits comprises (${listed('fr', hotels)})`,
        )
      : ''
  const people =
    plan.people === 1
      ? say('one person', 'une personne')
      : say(`${plan.people} people`, `${plan.people} personnes`)
  const length =
    plan.days.length === 1
      ? say('one day', 'une journée')
      : say(`${plan.days.length} days`, `${plan.days.length} jours`)
  const head = say(
    `${plan.days.length === 1 ? 'Here is' : 'Here are'} ${length} in ${listed('en', names)}${dates}, for ${people}: about ${dollars('en', Math.round(plan.totalCad))} in all${stay}, without the flight.`,
    `Voici ${length} à ${listed('fr', names)}${dates}, pour ${people} : environ ${dollars('fr', Math.round(plan.totalCad))} en tout${stay}, sans l’avion.`,
  )
  return {
    text: [
      `${intro}${budgetWords(turn, plan, wish.budgetCad)}${head}${notes(turn, memory, plan)}${limitWords(turn, wished)}${holidayWords(turn, plan)}`,
      plan.days
        .slice(0, daysTold)
        .map((one, at) => dayLine(turn, one, at))
        .join('\n'),
      interestText(turn, memory.interests ?? [], plan),
      needsText(turn),
      say(
        'Hotels and restaurants are samples from our catalogue; tickets, fares and meals are estimates.',
        'Les hôtels et les restaurants sont des exemples de notre catalogue ; billets, trajets et repas sont des estimations.',
      ),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    sources: [atlasSource(turn)],
    plan,
    talk: { memory, plan, towns: plan.destinations },
  }
}

/** Asks where the plan of the talk could cost less. */
export const asksToCut = ({ reading: { text }, talk }: Pick<Turn, 'reading' | 'talk'>): boolean =>
  talk.plan !== undefined &&
  /\b(?:cut (?:costs?|back|down|corners|some|it|the|on)|(?:could|can|should|to) (?:we |i )?(?:cut|save|trim|economi[sz]e)|spend(?:ing)? less|sav(?:e|ing) (?:money|some|a bit)|lower (?:the )?(?:price|cost|budget)|bring (?:it|the (?:price|cost)) down|reduc\w*|too (?:expensive|much(?! (?:walk|driv|rush|to do|in 1))|pricey)|couper|econom\w*|sauver|depenser moins|trop cher|baisser|rogner|epargner)\b/.test(
    text,
  )

/** What the thriftier plan saves, and where. */
function savedWords({ say }: Turn, before: Plan, after: Plan): string {
  const saved = Math.round(before.totalCad - after.totalCad)
  if (saved <= 0)
    return say(
      'I know of nothing cheaper: that is the least. ',
      'Je ne connais rien de moins cher : c’est le minimum. ',
    )
  const bed = (plan: Plan) => planItems(plan).find(({ kind }) => kind === 'hotel')
  const [old, next] = [bed(before), bed(after)]
  const beds =
    old && next && old.id !== next.id
      ? say(
          ` ${next.name} instead of ${old.name} saves ${dollars('en', Math.round(old.priceCad - next.priceCad))}, the rest comes from cheaper meals and free sights.`,
          ` ${next.name} au lieu de ${old.name} épargne ${dollars('fr', Math.round(old.priceCad - next.priceCad))}, le reste vient de repas moins chers et de visites gratuites.`,
        )
      : say(
          ' It comes from cheaper meals and free sights.',
          ' Cela vient de repas moins chers et de visites gratuites.',
        )
  return `${say(`You could save about ${dollars('en', saved)}.`, `On peut économiser environ ${dollars('fr', saved)}.`)}${beds} `
}

const totalBefore = ({ talk }: Turn) => talk.plan?.totalCad

/** Cheaper than what stands: more thrift until it is, and the cheapest there is at the end. */
function cheaperPlan(turn: Turn, memory: PlanMemory): { plan: Plan; memory: PlanMemory } {
  const wish = wishOf(memory, turn.allowance.days)
  const before = totalBefore(turn) ?? Infinity
  const plan = planTrip(
    {
      ...wish,
      thrift: memory.thrift + 1,
      budgetCad: Math.min(wish.budgetCad ?? Infinity, before * 0.9),
    },
    turn.world,
  )
  return { plan, memory: { ...memory, thrift: memory.thrift + 1 } }
}

/** The plan without one line; the ways around it are left as they are, and the time is free. */
function without(plan: Plan, gone: PlanItem): Plan {
  const days = plan.days.map((one) => ({
    ...one,
    items: one.items.map((item): PlanItem =>
      item === gone
        ? {
            ...item,
            id: null,
            kind: 'free',
            category: 'rest',
            name: 'Free time',
            priceCad: 0,
            sample: false,
          }
        : item,
    ),
  }))
  return { ...plan, days, totalCad: totalOf(days) }
}

function dropDearest(turn: Turn, plan: Plan, memory: PlanMemory): Answer {
  const dearest = planItems(plan)
    .filter(({ kind }) => kind === 'sight' || kind === 'restaurant')
    .toSorted((a, b) => b.priceCad - a.priceCad)[0]
  if (!dearest?.id || dearest.priceCad === 0)
    return plain(
      turn.say(
        'Nothing in it costs anything, beside the bed and the ways.',
        'Rien n’y coûte, sauf le lit et les trajets.',
      ),
    )
  const intro = turn.say(
    `I took out ${dearest.name} (${dollars('en', dearest.priceCad)}), the dearest. `,
    `J’ai retiré ${dearest.name} (${dollars('fr', dearest.priceCad)}), le plus cher. `,
  )
  const next = {
    ...memory,
    excludeIds: [...memory.excludeIds, dearest.id],
    includeIds: memory.includeIds.filter((id) => id !== dearest.id),
  }
  return tell(turn, without(plan, dearest), next, plan.days.length, intro)
}

function busiest({ say, language }: Turn, plan: Plan): Answer {
  const minutes = plan.days.map(({ items }) =>
    items.filter(({ kind }) => kind !== 'free').reduce((sum, item) => sum + item.minutes, 0),
  )
  const at = minutes.indexOf(Math.max(...minutes))
  const found = plan.days[at]
  const sights = found?.items.filter(({ kind }) => kind === 'sight').map(({ name }) => name) ?? []
  return plain(
    say(
      `Day ${at + 1} is the busiest${found?.date ? ` (${day(language, found.date)})` : ''}: about ${Math.round((minutes[at] ?? 0) / 60)} hours with ${listed('en', sights)}.`,
      `Le jour ${at + 1} est le plus chargé${found?.date ? ` (${day(language, found.date)})` : ''} : environ ${Math.round((minutes[at] ?? 0) / 60)} heures avec ${listed('fr', sights)}.`,
    ),
  )
}

/** Roofs for a wet day: places of the town that are indoors and open then. */
function rainyDay({ world, say }: Turn, plan: Plan): Answer {
  const last = plan.days.at(-1)
  const rows = (world.rows(last?.destination ?? '')?.sights ?? []).filter(
    (row) => indoors.has(row.category) && isOpenOn(row, { date: last?.date ?? undefined }),
  )
  const names = rows
    .toSorted((a, b) => a.prominence - b.prominence)
    .slice(0, 5)
    .map((row) => `${row.name} (${row.district})`)
  return plain(
    say(
      `If it rains that day, go indoors: ${listed('en', names)}. Tell me which, and I put it into the plan.`,
      `S’il pleut ce jour-là, restez à l’intérieur : ${listed('fr', names)}. Dites-moi lequel et je l’ajoute au plan.`,
    ),
  )
}

/** Questions about the plan that stands, rather than a new one. */
function aboutPlan(turn: Turn, memory: PlanMemory): Answer | undefined {
  const {
    reading: { text, span, tastes, dates, money },
    talk,
    say,
  } = turn
  const { plan } = talk
  if (!plan || span.days) return undefined
  if (
    /(?:drop|remove|skip|enleve|retire|laisse tomber)\w* (?:whatever|what|the (?:most|dearest)|ce qui|le plus)/.test(
      text,
    )
  )
    return dropDearest(turn, plan, memory)
  if (/busiest|le plus charge|la plus chargee/.test(text)) return busiest(turn, plan)
  if (/\brain\w*|mouille|pleut|pluie|pleuvait/.test(text) && tastes.likes.length === 0)
    return rainyDay(turn, plan)
  if (
    /combien|how much|reviendrait|what (?:would|does) (?:it|that) cost|total/.test(text) &&
    money.length === 0 &&
    !dates.start
  )
    return plain(
      say(
        `About ${dollars('en', Math.round(plan.totalCad))} for ${plan.people === 1 ? 'one person' : `${plan.people} people`} and ${plan.days.length} days, without the flight: beds, meals, tickets and local rides, all estimates.`,
        `Environ ${dollars('fr', Math.round(plan.totalCad))} pour ${plan.people === 1 ? 'une personne' : `${plan.people} personnes`} et ${plan.days.length} jours, sans l’avion : nuits, repas, billets et transports locaux, le tout estimé.`,
      ),
      { sources: [atlasSource(turn)] },
    )
  return undefined
}

const askTown = ({ reading, world, say, language }: Turn): Answer => {
  const codes = reading.countries
  const towns = world.planned.filter(({ countryCode }) => codes.includes(countryCode))
  if (towns.length > 0)
    return plain(
      say(
        `Which place: ${towns.map((one) => townName(language, one)).join(', ')}, or somewhere else?`,
        `De quel endroit s’agit-il : ${towns.map((one) => townName(language, one)).join(', ')}, ou ailleurs ?`,
      ),
      { question: 'destination' },
    )
  return plain(say('Gladly. Where would you like to go?', 'Avec plaisir. Où voulez-vous aller ?'), {
    question: 'destination',
  })
}

/** Plans day by day, or changes the plan of the talk; asks one thing back when something is missing. */
export async function answerPlan(turn: Turn): Promise<Answer> {
  const { reading, talk, world, say, today } = turn
  const memory = remember(reading, talk, world)
  const kept = { memory, countries: reading.countries }
  const about = aboutPlan(turn, memory)
  if (about) return { ...about, talk: { ...about.talk, memory: about.talk.memory ?? memory } }
  if (reading.dates.invalid)
    return plain(
      say(
        'That day does not exist: the month is too short. Which date do you mean?',
        'Cette date n’existe pas : le mois est trop court. Quelle date voulez-vous dire ?',
      ),
      { question: 'dates', talk: kept },
    )
  if (memory.towns.length === 0) return { ...askTown(turn), talk: kept }
  if (memory.start && memory.start < today)
    return plain(
      say(
        'That date is in the past. Which date do you mean?',
        'Cette date est passée. Quelle date voulez-vous ?',
      ),
      { question: 'dates', talk: kept },
    )
  const unwritten = memory.towns
    .flatMap((slug) => world.rows(slug) ?? [])
    .find(({ sights }) => sights.length === 0)
  if (unwritten) {
    const answer = answerUnwritten(turn, unwritten, memory)
    return { ...answer, talk: { ...answer.talk, ...kept } }
  }
  if (!memory.days && memory.parts.length === 0)
    return plain(say('How many days do you have?', 'Combien de jours avez-vous ?'), {
      question: 'days',
      talk: { ...kept, towns: memory.towns },
    })
  return makePlan(turn, memory)
}

/** Everything is known: the plan, cheaper where that was asked. */
function makePlan(turn: Turn, memory: PlanMemory): Answer {
  const { reading, talk, world, say, allowance } = turn
  const cheaper =
    asksToCut(turn) || /\bcheap\w*|moins cher|pas cher|plus economique/.test(reading.text)
  if (talk.plan && cheaper && reading.money.length === 0) {
    const { plan, memory: thriftier } = cheaperPlan(turn, memory)
    return tell(turn, plan, thriftier, plan.days.length, savedWords(turn, talk.plan, plan))
  }
  const wish = wishOf(memory, allowance.days)
  const before = totalBefore(turn) ?? 0
  const isTighter = reading.money.length > 0 && before > (wish.budgetCad ?? Infinity)
  const plan = planTrip(isTighter ? { ...wish, thrift: wish.thrift + 1 } : wish, world)
  if (plan.days.length === 0)
    return plain(
      say(
        'I could not make a plan of that. Tell me the place and the number of days.',
        'Je n’ai pas pu en faire un plan. Donnez-moi l’endroit et le nombre de jours.',
      ),
      { question: 'days', talk: { memory } },
    )
  return tell(turn, plan, memory, memory.days ?? plan.days.length)
}
