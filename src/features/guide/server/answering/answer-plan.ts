import type { PlanAnswer } from '#features/plans/contract/plans.contract.ts'
import { afterLandingMinutes, beforeTakeOffMinutes } from '#features/trips/domain/day-wish.ts'
import { AppError } from '#platform/shared/app-error.ts'
import { addDays, type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import type { Frame } from '../../contract/frame.schema.ts'
import type { Plan, PlanItem } from '../../domain/plan.ts'
import type { StoredEdit } from '../reading/memory.ts'
import { townNote } from '../retrieval/town-notes.ts'
import { planTripTool } from '../tools/plan-tool.ts'
import {
  type Asking,
  askBack,
  goalTowns,
  originTown,
  type Proposed,
  type Said,
  townsMeant,
  whichPlace,
  sourceOf,
  atlasSource,
} from './answer.ts'
import { shifted } from './edit-wanted.ts'
import { changeItem } from './change-item.ts'
import { bareTown, withoutSights } from './bare-town.ts'
import { day, dollars, listed, townName } from './words.ts'

const saturday = 6
const weeksAhead = 8
const longest = 30

/** The days that are planned; without a date those of a good week of the month, or some weeks ahead. */
function datesOf({ turn, today }: Asking): { start: LocalDate; isDated: boolean } {
  const { start, month, year } = turn.frame.span ?? {}
  if (start && start >= today) return { start, isDated: true }
  if (month) {
    const now = Number(today.slice(0, 4))
    const at = (value: number) => `${value}-${String(month).padStart(2, '0')}-10`
    const first = at(year ?? (at(now) > today ? now : now + 1))
    if (first > today)
      return { start: addDays(first, (saturday - weekdayOf(first) + 7) % 7), isDated: false }
  }
  const near = addDays(today, weeksAhead * 7)
  return { start: addDays(near, (saturday - weekdayOf(near) + 7) % 7), isDated: false }
}

const daysOf = ({ turn }: Asking): number | undefined => {
  const { days, nights } = turn.frame.span ?? {}
  return days ?? (nights ? nights + 1 : undefined)
}

/** The sum of the whole, for everybody. */
function budgetOf({ turn }: Asking, days: number, heads: number): number | undefined {
  const { money } = turn.frame
  if (!money?.amountCad) return undefined
  const times = { trip: 1, person: heads, day: days, night: Math.max(1, days - 1) }
  return money.amountCad * times[money.per]
}

function whichDays({ say, turn }: Asking, name: string): Said {
  const { times } = turn.frame
  const keys = ['arrive', 'leave', 'from', 'until'] as const
  const key = keys.find((one) => times[one] !== turn.before.frame.times[one])
  const time = key && times[key]
  const noted =
    turn.edited.has('times') && time ? say(`Noted: ${time}. `, `C’est noté : ${time}. `) : ''
  const question = say(`How many days in ${name}?`, `Combien de jours à ${name} ?`)
  return askBack('days', noted + question, [
    { label: say('3 days'), message: say('3 days') },
    { label: say('5 days'), message: say('5 days') },
    { label: say('A week'), message: say('a week') },
  ])
}

/** When days begin and end, and how much they hold, as far as it was said. */
function paceOf({ times, perDay }: Frame) {
  const pace = {
    ...(times.arrive ? { first: shifted(times.arrive, afterLandingMinutes) } : {}),
    ...(times.leave ? { last: shifted(times.leave, -beforeTakeOffMinutes) } : {}),
    ...(times.from ? { from: times.from } : {}),
    ...(times.until ? { until: times.until } : {}),
    ...(perDay ? { visits: perDay } : {}),
  }
  return Object.keys(pace).length > 0 ? { pace } : {}
}

const plants = ['vegan', 'vegetarian']

const eatsPlants = ({ turn }: Asking): boolean =>
  turn.frame.diet.some((one) => plants.includes(one))

/** Kitchens by which the planner chooses tables. */
const dietKitchens = (asking: Asking): readonly string[] =>
  eatsPlants(asking) ? ['vegetarian'] : []

/** Of the tables of a plan: whether they keep to the diet, as far as their kitchens tell. */
function dietNote(asking: Asking, answer: PlanAnswer): string {
  const { say, turn } = asking
  const { diet } = turn.frame
  const unknown = diet.filter((one) => !plants.includes(one))
  const meals = answer.days.flatMap(({ items }) =>
    items.filter(({ type }) => type === 'restaurant'),
  )
  const others = meals.filter(({ description }) => !/vegetarian/i.test(description))
  const names = others.map(({ name }) => name)
  const ofPlants =
    !eatsPlants(asking) || meals.length === 0
      ? ''
      : names.length === 0
        ? say(
            `\n\nEvery table is a vegetarian house${diet.includes('vegan') ? '; ask for what is vegan' : ''}.`,
            `\n\nChaque table est une maison végétarienne${diet.includes('vegan') ? ' ; demandez ce qui est végétalien' : ''}.`,
          )
        : say(
            `\n\nI have no vegetarian house for ${listed('en', names)}: ask there what they cook without meat.`,
            `\n\nJe n’ai pas de maison végétarienne pour ${listed('fr', names)} : demandez-y ce qui se cuisine sans viande.`,
          )
  const ofOthers =
    unknown.length === 0
      ? ''
      : say(
          `\n\nWhich tables cook ${listed('en', unknown)} I don’t know: ask each house before you go.`,
          `\n\nJe ne sais pas quelles tables cuisinent ${listed('fr', unknown)} : demandez avant d’y aller.`,
        )
  return ofPlants + ofOthers
}

/** Steps and lifts of each sight are not on file: steep kinds are left out, no more. */
const mobilityNote = ({ say, turn }: Asking): string =>
  turn.frame.mobility.length === 0
    ? ''
    : say(
        '\n\nHikes and climbs are left out; whether each sight is step-free I don’t know: ask before you go.',
        '\n\nRandonnées et montées sont laissées de côté ; si chaque lieu est sans marches, je ne le sais pas : demandez avant d’y aller.',
      )

/** A whole plan by the search for the best days, as a proposal; what is missing is asked, one thing at a time. */
export async function answerPlan(asking: Asking): Promise<Said | undefined> {
  const { turn, language, say } = asking
  const { frame } = turn
  const named = goalTowns(asking)
  const towns = named.length > 0 ? named : townsMeant(asking)
  // Of a country its only town; of several that are weighed the one that is chosen.
  if (towns.length !== 1 && (named.length === 0 || turn.before.isChoice)) return whichPlace(asking)
  const days = daysOf(asking)
  const names = listed(
    language,
    towns.map((town) => townName(language, town)),
  )
  if (!days) return whichDays(asking, names)
  const bare = bareTown(asking, towns)
  if (bare) return withoutSights(asking, bare, days)
  const length = Math.min(longest, days)
  const { start, isDated } = datesOf(asking)
  const party = frame.party ?? { adults: 1, children: [] }
  const heads = party.adults + party.children.length
  const budgetCad = budgetOf(asking, length, heads)
  const strenuous = frame.mobility.length > 0 ? ['hike', 'mountain', 'viewpoint'] : []
  try {
    const plan = await asking.call(planTripTool, {
      destinations: towns.map(({ slug }) => slug).slice(0, 10),
      origin: originTown(asking)?.slug ?? null,
      startDate: start,
      endDate: addDays(start, length - 1),
      party: { adults: party.adults, children: [...party.children] },
      likes: [...dietKitchens(asking), ...frame.likes].slice(0, 20),
      dislikes: [...frame.dislikes, ...strenuous].slice(0, 20),
      ...paceOf(frame),
      // Any plan is above one dollar: the search ends with the cheapest.
      ...(turn.change?.cheaper
        ? { budgetCad: 1 }
        : budgetCad
          ? { budgetCad: Math.round(budgetCad) }
          : {}),
    })
    return toldPlan(asking, plan, { isDated, names, budgetCad })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return {
      text: say(
        `I can’t plan that: ${error.message}`,
        `Je ne peux pas planifier cela : ${error.message}`,
      ),
      isUnknown: true,
    }
  }
}

const catalogueId = (source: string | null): string | null => {
  const at = source?.indexOf('embedded:') ?? -1
  return source && at >= 0 ? source.slice(at + 'embedded:'.length) : null
}

type PlannedItem = PlanAnswer['days'][number]['items'][number]

const kinds = new Map<string, PlanItem['kind']>([
  ['attraction', 'sight'],
  ['activity', 'sight'],
  ['restaurant', 'restaurant'],
  ['hotel', 'hotel'],
  ['flight', 'transport'],
])

/** An item as earlier clients read it. */
const viewed = (item: PlannedItem, isDated: boolean): PlanItem => ({
  id: item.type === 'flight' ? null : catalogueId(item.source ?? null),
  kind: kinds.get(item.type) ?? 'free',
  category: item.type,
  name: item.name,
  district: item.location.split(',')[0] ?? '',
  start: item.time,
  minutes: item.durationMinutes ?? 0,
  priceCad: item.price,
  lat: item.lat,
  lng: item.lng,
  sample: item.sample,
  nights: isDated || item.nights ? item.nights : null,
})

function planView(answer: PlanAnswer, isDated: boolean): Plan {
  const slugs = answer.destinations.map(({ ref, name }) => ref ?? name)
  return {
    destinations: slugs,
    people: answer.party.adults + answer.party.children.length,
    days: answer.days.map((one) => ({
      destination: slugs[one.place ?? 0] ?? slugs[0] ?? '',
      date: isDated ? one.date : null,
      veiled: one.veiled,
      items: one.items.map((item) => viewed(item, isDated)),
    })),
    totalCad: answer.totalCad,
  }
}

/** The plan's items as changes that add them, day by day. */
function additions(answer: PlanAnswer, isDated: boolean): Proposed {
  const edits: StoredEdit[] = []
  const days = answer.days.map((one, at) => ({
    day: at + 1,
    date: isDated ? one.date : null,
    veiled: one.veiled,
    changes: one.items.map((item) => {
      edits.push({ op: 'add', itemId: item.id, day: at + 1 })
      return { op: 'add' as const, item: changeItem(item), reason: '' }
    }),
  }))
  return {
    shown: {
      tripId: null,
      planId: answer.id,
      days: days.filter(({ changes }) => changes.length > 0),
    },
    edits,
    plan: {
      planId: answer.id,
      tripId: null,
      startDate: answer.startDate,
      days: answer.days.length,
      isDated,
    },
  }
}

/** A town without sights of ours has a bed and tables, and that is said. */
function emptyNote(asking: Asking, answer: PlanAnswer): string {
  const { say } = asking
  const known = answer.destinations
    .flatMap(({ ref }) => asking.know(townNote(ref ?? ''))?.top ?? [])
    .slice(0, 6)
    .map(({ name }) => name)
  const names =
    known.length > 0
      ? say(
          ` Generally known there, to add yourself: ${listed('en', known)}.`,
          ` Généralement connus là-bas, à ajouter vous-même : ${listed('fr', known)}.`,
        )
      : ''
  const hasVisits = answer.days.some(({ items }) =>
    items.some(({ type }) => type === 'attraction' || type === 'activity'),
  )
  return hasVisits
    ? ''
    : say(
        `\n\nI have no sights of this place yet: the days hold a bed and tables only.${names}`,
        `\n\nJe n’ai pas encore d’attraits de cet endroit : les jours ne contiennent qu’un lit et des tables.${names}`,
      )
}

function dayLine(
  { say, language }: Asking,
  one: PlanAnswer['days'][number],
  at: number,
  isDated: boolean,
): string {
  const names = one.items
    .filter(({ type }) => type === 'attraction' || type === 'activity')
    .map(({ name, time }) => (time ? `${time} ${name}` : name))
  const meals = one.items.filter(({ type }) => type === 'restaurant').map(({ name }) => name)
  const date = isDated ? `, ${day(language, one.date)}` : ''
  const table =
    meals.length > 0
      ? say(`; meals at ${listed('en', meals)}`, ` ; repas : ${listed('fr', meals)}`)
      : ''
  const rest = names.length === 0 && meals.length === 0 ? say('free', 'libre') : ''
  const told = `${names.join(', ')}${rest}${table}`.replace(/^ ?; /, '')
  return `**${say('Day')} ${at + 1}${date}:** ${told}`
}

interface Telling {
  readonly isDated: boolean
  readonly names: string
  readonly budgetCad: number | undefined
}

/** What waits for a higher tier, and what was taken for granted. */
function notesOf({ say, turn, allowance }: Asking, answer: PlanAnswer, isDated: boolean): string {
  const veiled = answer.days.filter((one) => one.veiled).length
  const veil =
    veiled > 0
      ? say(
          `\n\n${veiled === 1 ? 'The last day is' : `The last ${veiled} days are`} drafted, and ${veiled === 1 ? 'opens' : 'open'} with ${allowance.signedIn ? '' : 'an account and '}Explorer (CA$19.99 once, seven days), Wanderlust (CA$39.99 once, thirty days) or the Premium plan.`,
          `\n\n${veiled === 1 ? 'Le dernier jour est esquissé et s’ouvre' : `Les ${veiled} derniers jours sont esquissés et s’ouvrent`} avec Explorer (19,99 $ CA une fois, sept jours), Wanderlust (39,99 $ CA une fois, trente jours) ou le forfait Premium.`,
        )
      : ''
  const taken = [
    ...(turn.frame.party ? [] : [say('one adult')]),
    ...(isDated
      ? []
      : [
          say(
            `open dates (laid for the week of ${day('en', answer.startDate)})`,
            `dates ouvertes (prévu pour la semaine du ${day('fr', answer.startDate)})`,
          ),
        ]),
    ...(answer.origin ? [] : [say('no flights: say where you leave from')]),
  ]
  const assumed =
    taken.length > 0
      ? say(`\n\nI have taken: ${taken.join('; ')}.`, `\n\nJ’ai supposé : ${taken.join(' ; ')}.`)
      : ''
  const samples = answer.days.some(({ items }) => items.some(({ sample }) => sample))
    ? say(
        '\n\nHotels, restaurants and flights in it are samples: they show what such a trip costs.',
        '\n\nLes hôtels, restaurants et vols y sont des exemples : ils montrent ce que coûte un tel voyage.',
      )
    : ''
  return samples + veil + assumed
}

function toldPlan(
  asking: Asking,
  answer: PlanAnswer,
  { isDated, names, budgetCad }: Telling,
): Said {
  const { say } = asking
  const count = answer.days.length
  const heads = answer.party.adults + answer.party.children.length
  const head = say(
    `${count === 1 ? 'One day' : `${count} days`} in ${names} for ${heads === 1 ? 'one traveller' : `${heads} travellers`}:`,
    `${count === 1 ? 'Un jour' : `${count} jours`} à ${names} pour ${heads === 1 ? 'une personne' : `${heads} personnes`} :`,
  )
  const lines = answer.days.map((one, at) => dayLine(asking, one, at, isDated))
  const hasFlight = answer.days.some(({ items }) => items.some(({ type }) => type === 'flight'))
  const total = say(
    `In all about ${dollars('en', Math.round(answer.totalCad))}${hasFlight ? '' : ', without flights'}.`,
    `En tout environ ${dollars('fr', Math.round(answer.totalCad))}${hasFlight ? '' : ', sans les vols'}.`,
  )
  const over =
    budgetCad && answer.totalCad > budgetCad
      ? say(
          ` That is ${dollars('en', Math.round(answer.totalCad - budgetCad))} more than your budget: it is the cheapest plan I find.`,
          ` C’est ${dollars('fr', Math.round(answer.totalCad - budgetCad))} de plus que votre budget : je ne trouve pas moins cher.`,
        )
      : budgetCad
        ? say(' That is within your budget.')
        : ''
  const proposal = additions(answer, isDated)
  return {
    text: `${head}\n\n${lines.join('\n\n')}\n\n${total}${over}${emptyNote(asking, answer)}${dietNote(asking, answer)}${mobilityNote(asking)}${notesOf(asking, answer, isDated)}`,
    sources: [sourceOf(asking, 'planner'), atlasSource(asking)],
    plan: planView(answer, isDated),
    proposal,
    memory: { plan: proposal.plan, edits: [] },
  }
}
