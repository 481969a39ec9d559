import type { PlanAnswer } from '#features/plans/contract/plans.contract.ts'
import { AppError } from '#platform/shared/app-error.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { Plan, PlanItem } from '../../domain/plan.ts'
import type { StoredEdit } from '../reading/memory.ts'
import { planTripTool } from '../tools/plan-tool.ts'
import {
  type Asking,
  atlasSource,
  goalTowns,
  type Proposed,
  type Said,
  sourceOf,
  townsMeant,
  whichPlace,
} from './answer.ts'
import { bareText, isBare } from './bare-town.ts'
import { changeItem } from './change-item.ts'
import { unmetText } from './unmet-likes.ts'
import { type Journey, journeyOf } from './journey.ts'
import { journeyHead, seenOn } from './journey-text.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { type Carried, carriedOver, changedText } from './plan-changes.ts'
import { assumedText, reasonsOf, sumText } from './plan-reasons.ts'
import {
  type Budget,
  budgetOf,
  coveredCad,
  type PlanArgs,
  planQuestion,
  type WantedDays,
  wantedDays,
} from './plan-wish.ts'
import { day, listed, townName } from './words.ts'

/** The days that are planned, and the way through them; a region gets as many as it needs where none are said. */
function wantedJourney(asking: Asking): {
  readonly wanted: WantedDays
  readonly journey: Journey | undefined
} {
  const wanted = wantedDays(asking)
  const journey = journeyOf(asking, wanted.days, true)
  if (!journey || wanted.isLong || journey.routes.length === 0) return { wanted, journey }
  const days = Math.min(mostDays, Math.round((journey.least + journey.easy) / 2))
  return { wanted: { ...wanted, days }, journey: journeyOf(asking, days, true) }
}
const mostDays = 30

/** Which towns are planned: those that are named, else as many of the country as the days hold. */
function plannedTowns(asking: Asking, days: number): readonly Town[] {
  const named = goalTowns(asking)
  if (named.length > 0) return named
  const daysEach = 4
  return townsMeant(asking).slice(0, Math.max(1, Math.ceil(days / daysEach)))
}

/** A whole plan by the search for the best days, as a proposal; what is missing is taken for granted, and said. */
export async function answerPlan(asking: Asking): Promise<Said | undefined> {
  const { turn, language, say } = asking
  const all = townsMeant(asking)
  // Of several that are weighed the one that is chosen.
  const isAll = turn.reader.takes('each,both,chacun,chacune,les deux')
  if (turn.before.isChoice && all.length > 1 && turn.named.places.length < 2 && !isAll)
    return whichPlace(asking)
  const { wanted, journey } = wantedJourney(asking)
  if (all.length === 0 && !journey) return whichPlace(asking)
  const meant = journey?.stops.map(({ town }) => town) ?? plannedTowns(asking, wanted.days)
  const bare = meant.filter((town) => isBare(asking, town))
  const isAllBare = bare.length === meant.length
  const towns = isAllBare || journey ? meant : meant.filter((town) => !bare.includes(town))
  const [first] = bare
  const names = listed(
    language,
    towns.map((town) => townName(language, town)),
  )
  const carried = await carriedOver(asking)
  const named = namedSights(asking).filter((name) => !carried.out.includes(name))
  const wished = { ...carried, in: [...carried.in, ...named, ...pointedAt(asking)] }
  const question = withCarried(planQuestion(asking, towns, wanted, journey), wished)
  try {
    const budget = budgetOf(asking, question)
    const plan = await withinCover(asking, question, budget)
    const told = toldPlan(asking, plan, { wanted, names, budget, carried, named, journey })
    if (!first || journey || isAllBare) return told
    const left = listed(
      language,
      bare.map((town) => townName(language, town)),
    )
    return {
      ...told,
      text: `${told.text}\n\n${say(
        `${left} is not in it: I have no checked sights there yet, so give it the days you want and I leave them open.`,
        `${left} n’y est pas : je n’y ai pas encore d’attraits vérifiés ; dites-moi combien de jours y garder.`,
      )}`,
    }
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

/** Sights that this message wants to see, and where it wants to go for a day, by name. */
const namedSights = ({ turn: { named, isQuestion, before } }: Asking): readonly string[] =>
  named.places.flatMap(({ ref, role, name }) => {
    const isSight = ref?.includes('/') && (role === 'to' || role === 'near')
    return !isQuestion && (isSight || (before.plan && role === 'via')) ? [name] : []
  })

/** Named sights that the days do not hold. */
function missingText({ say }: Asking, answer: PlanAnswer, named: readonly string[]): string {
  const laid = answer.days.flatMap(({ items }) => items.map(({ name }) => name))
  const missing = named.filter((name) => !laid.includes(name))
  const last = answer.days.length
  return missing.length > 0
    ? say(
        `I found no room for ${listed('en', missing)}: say “add ${missing[0]} on day ${last}”, for instance, and something else makes way.`,
        `Je n’ai pas trouvé de place pour ${listed('fr', missing)} : dites par exemple « ajoute ${missing[0]} au jour ${last} », et autre chose s’efface.`,
      )
    : ''
}

/** "Plan those": the sights of the list before. */
function pointedAt({ turn, world }: Asking): readonly string[] {
  const points = turn.reader.tokens.some(({ text }) =>
    /^(?:those|these|them|ceux|celles)$/.test(text),
  )
  if (!points || turn.before.plan) return []
  return turn.before.listed.flatMap(
    (id) => world.rows(id.split('/')[0] ?? '')?.sights.find((one) => one.id === id)?.name ?? [],
  )
}

const longestTaste = 40
const tastesAtMost = 20

/** Visits that were taken out stay out, and those that were brought in are wanted. */
const withCarried = (question: PlanArgs, carried: Carried): PlanArgs => {
  const short = (names: readonly string[]) => names.map((name) => name.slice(0, longestTaste))
  return {
    ...question,
    likes: [...short(carried.in), ...(question.likes ?? [])].slice(0, tastesAtMost),
    dislikes: [...short(carried.out), ...(question.dislikes ?? [])].slice(0, tastesAtMost),
  }
}

/** A plan whose parts that the sum covers keep within it, where they can. */
async function withinCover(
  asking: Asking,
  question: PlanArgs,
  budget: Budget | undefined,
): Promise<PlanAnswer> {
  const { turn, call } = asking
  // Any plan is above one dollar: the search ends with the cheapest.
  if (turn.change?.cheaper) return call(planTripTool, { ...question, budgetCad: 1 })
  if (!budget) return call(planTripTool, question)
  if (budget.without.length === 0)
    return call(planTripTool, { ...question, budgetCad: Math.round(budget.cad) })
  const plan = await call(planTripTool, question)
  const over = coveredCad(plan, budget) - budget.cad
  return over > 0
    ? call(planTripTool, {
        ...question,
        budgetCad: Math.max(1, Math.round(plan.totalCad - over)),
      })
    : plan
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

const partsNamed = 2

/** One day: in which parts of town, what at which hour, and where one eats. */
function dayLine(
  { say, language }: Asking,
  one: PlanAnswer['days'][number],
  at: number,
  isDated: boolean,
  see: readonly string[] = [],
): string {
  const names = one.items
    .filter(({ type }) => type === 'attraction' || type === 'activity')
    .map(({ name, time }) => (time ? `${time} ${name}` : name))
  const move = one.items.find(({ type }) => type === 'transport')
  const meals = one.items.filter(({ type }) => type === 'restaurant').map(({ name }) => name)
  const date = isDated ? `, ${day(language, one.date)}` : ''
  const parts = one.items.flatMap(({ type, location }) =>
    type === 'attraction' ? [location.split(',')[0] ?? ''] : [],
  )
  const where = [...new Set(parts.filter(Boolean))].slice(0, partsNamed)
  const table =
    meals.length > 0
      ? say(`; meals at ${listed('en', meals)}`, ` ; repas : ${listed('fr', meals)}`)
      : ''
  const rest = names.length === 0 && meals.length === 0 ? say('free', 'libre') : ''
  const seen =
    see.length > 0 ? say(`to see: ${listed('en', see)}`, `à voir : ${listed('fr', see)}`) : ''
  const told = `${names.join(', ')}${seen || rest}${table}`.replace(/^ ?; /, '')
  return `**${say('Day')} ${at + 1}${date}${where.length > 0 ? ` (${where.join(say(', then ', ', puis '))})` : ''}:** ${move ? `${move.name}; ` : ''}${told}`
}

/** How many days each town of a journey has: '3 in Paris, then 3 in London'. */
function sharedDays({ say, world, language }: Asking, { days, destinations }: PlanAnswer): string {
  const towns = destinations.map(({ ref, name }, at) => {
    const town = ref ? world.town(ref) : undefined
    const count = days.filter(({ place }) => (place ?? 0) === at).length
    return { name: town ? townName(language, town) : name, count }
  })
  if (towns.length < 2) return ''
  const told = towns
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${say('in', 'à')} ${name}`)
    .join(say(', then ', ', puis '))
  const none = towns.filter(({ count }) => count === 0).map(({ name }) => name)
  return none.length > 0
    ? told +
        say(`, and none left for ${listed('en', none)}`, `, et aucun pour ${listed('fr', none)}`)
    : told
}

interface Telling {
  readonly wanted: WantedDays
  readonly names: string
  readonly budget: Budget | undefined
  readonly carried: Carried
  /** Sights that they have named. */
  readonly named: readonly string[]
  readonly journey: Journey | undefined
}

/** What waits for a higher tier. */
function veilOf({ say, allowance }: Asking, answer: PlanAnswer): string {
  const veiled = answer.days.filter((one) => one.veiled).length
  return veiled > 0
    ? say(
        `${veiled === 1 ? 'The last day is' : `The last ${veiled} days are`} drafted, and ${veiled === 1 ? 'opens' : 'open'} with ${allowance.signedIn ? '' : 'an account and '}Explorer ($19.99 once, seven days), Wanderlust ($39.99 once, thirty days) or the Premium plan.`,
        `${veiled === 1 ? 'Le dernier jour est esquissé et s’ouvre' : `Les ${veiled} derniers jours sont esquissés et s’ouvrent`} avec Explorer (19,99 $ une fois, sept jours), Wanderlust (39,99 $ une fois, trente jours) ou le forfait Premium.`,
      )
    : ''
}

const samplesNote = ({ say }: Asking, answer: PlanAnswer): string =>
  answer.days.some(({ items }) => items.some(({ sample }) => sample))
    ? say(
        'Hotels, restaurants and flights in it are samples: they show what such a trip costs.',
        'Les hôtels, restaurants et vols y sont des exemples : ils montrent ce que coûte un tel voyage.',
      )
    : ''

function toldPlan(
  asking: Asking,
  answer: PlanAnswer,
  { wanted, names, budget, carried, named, journey }: Telling,
): Said {
  const { say } = asking
  const { isDated } = wanted
  const count = answer.days.length
  const heads = answer.party.adults + answer.party.children.length
  const shared = sharedDays(asking, answer)
  // One town without sights is no way through several: it is told as a town, with what it lacks.
  const [only, other] = answer.destinations
  const town = other || !only?.ref ? undefined : asking.world.town(only.ref)
  const isTown = !journey || journey.routes.length === 0
  const bare = town && isTown && isBare(asking, town) ? town : undefined
  const way = bare ? undefined : journey
  const head = say(
    `${count === 1 ? 'One day' : `${count} days`} ${shared ? '' : `in ${names} `}for ${heads === 1 ? 'one traveller' : `${heads} travellers`}${shared && `, ${shared}`}:`,
    `${count === 1 ? 'Un jour' : `${count} jours`} ${shared ? '' : `à ${names} `}pour ${heads === 1 ? 'une personne' : `${heads} personnes`}${shared && `, ${shared}`} :`,
  )
  const see = seenOn(asking, answer, journey)
  const lines = answer.days.map((one, at) => dayLine(asking, one, at, isDated, see[at]))
  const proposal = additions(answer, isDated)
  const told = reasonsOf(asking, answer)
  const parts = [
    changedText(asking, carried, answer.totalCad),
    ...(way ? journeyHead(asking, way, heads) : [head]),
    bare ? bareText(asking, bare) : '',
    ...lines,
    sumText(asking, answer, budget),
    told.text,
    missingText(asking, answer, named),
    unmetText(asking, answer),
    samplesNote(asking, answer),
    assumedText(asking, answer, wanted),
    veilOf(asking, answer),
  ]
  return {
    text: parts.filter(Boolean).join('\n\n'),
    sources: [
      sourceOf(asking, 'planner'),
      atlasSource(asking),
      ...(journey ? [placeNotesSource] : []),
      ...told.sources,
    ],
    stops: journey?.stops.map(({ town, nights }) => ({ town, nights })),
    plan: planView(answer, isDated),
    proposal,
    took: told.took,
    memory: { plan: proposal.plan, edits: [], focus: null },
  }
}
