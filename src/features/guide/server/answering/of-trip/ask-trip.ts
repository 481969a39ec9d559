import { asksIn } from '../../reading/asks.ts'
import { clausesOf, questionsOf } from '../../reading/scan-trip.ts'
import { wellSpelt } from '../../reading/spelling.ts'
import { Reader } from '../../reading/tokens.ts'
import { speaksOfChange } from '../../reading/trip-command.ts'
import { readTripQuestion, type TripQuestion } from '../../reading/trip-question.ts'
import type { Asking, Said } from '../answer.ts'
import type { Standing } from '../plan-port.ts'
import { agrees } from './commanded.ts'
import { answered } from './of-trip.ts'
import {
  datesAsked,
  namedItems,
  partsMeant,
  partsOf,
  spokenOf,
  townsOf,
  type TripAsked,
  type TripPart,
  toldDate,
} from './trip-parts.ts'

/** What the next message may mean by "it" or "those". */
function spokenNext(asked: TripAsked, { memory }: Said): readonly string[] | undefined {
  const { isNamed, meant, parts, dates } = asked
  if (memory?.focus) return [memory.focus]
  // "Is dinner far from the hotel" is of the dinner.
  const others = meant.filter(({ kind }) => kind !== 'stay')
  if (isNamed) return (others.length > 0 ? others : meant).map(({ id }) => id)
  const ofDays = parts.filter(
    ({ date, kind }) => dates.includes(date) && (kind === 'visit' || kind === 'meal'),
  )
  return ofDays.length > 0 ? ofDays.map(({ id }) => id) : undefined
}

/** "Are our restaurants vegan". */
const isOfTables = ({ kitchens, diets, parts }: TripQuestion): boolean =>
  kitchens.length + diets.length > 0 && parts.length > 0

const isAny = (one: TripQuestion): boolean =>
  one.asks.size > 0 ||
  one.days.length > 0 ||
  one.isEach ||
  one.most !== undefined ||
  one.amenities.length > 0 ||
  isOfTables(one)

/** They are questions without a question mark, too. */
const plain = [
  'program',
  'about',
  'way',
  'near',
  'price',
  'when',
  'where',
  'ahead',
  'saving',
  'airport',
] as const

/** What the last proposal brings in is spoken of before it is accepted. */
const draftParts = (
  { turn: { before } }: Asking,
  standing: Standing,
  spoken: readonly string[],
): readonly TripPart[] =>
  partsOf({
    ...standing,
    items: before.edits.flatMap(({ write }) =>
      write &&
      'name' in write &&
      spoken.includes(write.id) &&
      !standing.items.some(({ id }) => id === write.id)
        ? [write]
        : [],
    ),
  })

const ofMeals = new Set<string>(['breakfast', 'lunch', 'dinner', 'meal'])
const judges = /\b(?:pricey|expensive|cheap|costly|cher|ch[eè]re|dispendieux)\b/i
const several =
  /\b(?:lunches|dinners|meals|soupers|d[îi]ners|repas|tables|restaurants|all|every|each|tous|toutes|chaque)\b/i

/** One meal is asked about, and no sum of all. */
const asksOneMeal = (read: TripQuestion, message: string): boolean =>
  read.parts.length > 0 &&
  !read.parts.includes('breakfast') &&
  read.parts.every((word) => ofMeals.has(word)) &&
  !read.asks.has('near') &&
  !read.isEach &&
  !read.isOfDays &&
  !read.isWhole &&
  read.most === undefined &&
  read.kitchens.length + read.diets.length === 0 &&
  !several.test(message)

/** Of nothing that is named they are of what was told last. */
const ofThings = ['about', 'length', 'terms', 'where', 'ahead'] as const

/** Whether a question is of what was told last: "is it far from the hotel", "what's after that". */
function pointsAt(message: string, read: TripQuestion, spoken: readonly string[]): boolean {
  // "What should we book ahead" is of the whole trip.
  const isOfAll = /^\W*(?:what|which|qu|quel)/i.test(message) && read.asks.has('ahead')
  const isOfOne =
    spoken.length === 1 &&
    read.amenities.length === 0 &&
    !isOfAll &&
    ofThings.some((ask) => read.asks.has(ask))
  return (
    read.isSpoken ||
    isOfOne ||
    read.asks.has('way') ||
    (read.asks.has('near') && !read.parts.includes('stay')) ||
    // "Is it pricey", "what does that cost": of one thing alone.
    (read.asks.has('price') && spoken.length === 1 && judges.test(message)) ||
    read.order === 'after'
  )
}

/** A question, the trip, and the days that the question before it was about. */
export async function oneAnswer(
  asking: Asking,
  standing: Standing,
  {
    read,
    before,
    isSure = false,
  }: {
    readonly read: TripQuestion
    readonly before: readonly string[]
    /** It is known to ask, whatever its words are. */
    readonly isSure?: boolean
  },
): Promise<{ readonly said: Said; readonly dates: readonly string[] } | undefined> {
  const { turn } = asking
  const spoken = spokenOf(asking, standing)
  const parts = [...partsOf(standing), ...draftParts(asking, standing, spoken)]
  // "Is it open on Mondays" is of no day of the plan.
  const days = read.days.filter((day) => !read.asks.has('open') || !('weekday' in day))
  const named = datesAsked(asking, standing, days)
  if (!named) return undefined
  const told = toldDate(asking, standing)
  // "Where is dinner", after a day: of that day.
  const isOfTold = told !== undefined && read.items.length === 0 && asksOneMeal(read, turn.message)
  const dates = named.length > 0 ? named : isOfTold ? [told] : before
  // "Day 2 is too full" is no question.
  const isAsked = isSure || turn.isQuestion || plain.some((ask) => read.asks.has(ask))
  // "Near Rossio", after "a cheaper hotel", says where.
  if (!isSure && !turn.isQuestion && read.asks.has('near') && turn.before.command) return undefined
  if (!isAsked && !(read.asks.size === 0 && turn.before.toldDay !== undefined)) return undefined
  const isOwn = read.parts.length > 0 || read.items.length > 0
  const others = read.parts.filter(
    (word) => word !== 'stay' && !(read.asks.has('near') && ofMeals.has(word)),
  )
  const points = pointsAt(turn.message, read, spoken)
  const isPointing =
    points &&
    before.length === 0 &&
    read.items.length === 0 &&
    others.length === 0 &&
    (read.isSpoken || dates.length === 0)
  const needsNone = (['near', 'open', 'weather'] as const).some((ask) => read.asks.has(ask))
  if (isPointing && spoken.length === 0 && !needsNone) return undefined
  const question = isPointing ? { ...read, items: spoken } : read
  const isNamed = isOwn || (isPointing && spoken.length > 0)
  const meant = partsMeant(parts, question, dates)
  const asked = { standing, parts, question, dates, meant, isNamed }
  const said = await answered(asking, asked)
  return (
    said && {
      said: {
        ...said,
        memory: { focus: null, spoken: spokenNext(asked, said) ?? spoken, ...said.memory },
      },
      dates,
    }
  )
}

/** The questions of a message: the whole, or each of its parts where those that are none only tell. */
function questionsIn({ turn, world }: Asking, standing: Standing): readonly TripQuestion[] {
  const words = [namedItems(partsOf(standing)), townsOf(standing)] as const
  const read = (text: string) => {
    const found = readTripQuestion(new Reader(text), ...words)
    return found.unread.length === 0 && isAny(found) ? found : undefined
  }
  const message = wellSpelt(turn.message, world)
  const each = questionsOf(message).map((text) => ({ text, question: read(text) }))
  // "What do we do on day 3, and is it too much": two questions.
  const isSeveral = each.length > 1 && each.every(({ question }) => question)
  const whole = isSeveral ? undefined : read(message)
  if (whole) return [whole]
  const clauses = clausesOf(message).slice(1).toReversed()
  for (const found of [each, clauses.map((text) => ({ text, question: read(text) }))]) {
    const isClear = found.every(({ text, question }) => {
      const part = new Reader(text)
      return question || !(asksIn(part) || speaksOfChange(part))
    })
    if (isClear && found.some(({ question }) => question))
      return found.flatMap(({ question }) => question ?? [])
  }
  return []
}

/** A question about the trip, where every word of it is one of such a question; several in one message each get their answer. */
export async function answerOfTrip(asking: Asking): Promise<Said | undefined> {
  const { turn, plans } = asking
  const { plan, edits } = turn.before
  const standing = plan ? await plans.standing(plan, edits) : undefined
  // "Do it", after an advice, is no question.
  const isAgreed = turn.before.command?.isAdvised === true && agrees.test(turn.message)
  if (!standing || isAgreed) return undefined
  const answers: Said[] = []
  let before: readonly string[] = []
  const questions = questionsIn(asking, standing)
  for (const read of questions) {
    const one = await oneAnswer(asking, standing, { read, before })
    if (one) answers.push(one.said)
    before = one?.dates ?? before
  }
  const last = answers.at(-1)
  return last && answers.length === questions.length
    ? {
        ...last,
        text: answers.map(({ text }) => text).join('\n\n'),
        memory: Object.assign({}, ...answers.map(({ memory }) => memory)),
        took: turn.unused(),
        isWhole: true,
      }
    : undefined
}
