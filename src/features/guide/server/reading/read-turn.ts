import type { LocalDate } from '#platform/shared/local-date.ts'
import { type Frame, type FramePlace, type FrameSpan, noSpan } from '../../contract/frame.schema.ts'
import type { GuideWorld } from '../guide-world.ts'
import type { Meanings } from '../meaning/meanings.ts'
import { allergensIn } from './allergens.ts'
import { asksIn } from './asks.ts'
import { editedBy, frameAfter } from './frame-after.ts'
import { droppedBy } from './read-dropped.ts'
import { actIn, type FoundAct, startsAnew, surelyAsked, topicsIn } from './goes-on.ts'
import { withKindsNamed } from './kind-of-place.ts'
import { languageOf, unspokenSentence } from './language.ts'
import {
  asOuting,
  bareDays,
  besideSpan,
  daysOfMonth,
  ofTalk,
  bothMeant,
  shiftedDays,
  withGoal,
  withoutAges,
  withoutCorrected,
  withPicked,
} from './in-talk.ts'
import { type FoundTopic, readTopics } from './read-topics.ts'
import type { Memory } from './memory.ts'
import { asRequest, withDayNumbers } from './day-names.ts'
import { commanded, type ReadChange } from './read-change.ts'
import { inEnglishWords, inLatin, withoutAddresses } from './other-scripts.ts'
import { budgetOf, remade } from './read-budget.ts'
import { readMoney } from './read-money.ts'
import { readParty } from './read-party.ts'
import { readPlaces, type ReadPlaces } from './read-places.ts'
import { ofPlanIn } from './of-plan.ts'
import { type Holds, readHolds } from './read-holds.ts'
import { inOrder, legsOf, readLegs, type ReadLegs } from './read-legs.ts'
import { readSpan, whole } from './read-span.ts'
import { readTastes } from './read-tastes.ts'
import { pickedBy, readReference, type Reference } from './read-reference.ts'
import { readTimes } from './read-times.ts'
import { paidIn } from './paid-already.ts'
import { toldAges } from './told-ages.ts'
import { wellSpelt } from './spelling.ts'
import { markNames } from './names-with-months.ts'
import { stopWords } from './stop-words.ts'
import { Reader } from './tokens.ts'
import { weighsPlaces } from './weighs.ts'

/** One message, read in its conversation. */
export interface Turn {
  readonly message: string
  readonly reader: Reader
  /** After this message. */
  readonly frame: Frame
  readonly before: Memory
  /** What it asks, the main thing first. */
  readonly topics: readonly FoundTopic[]
  /** What its words ask, whatever was said before. */
  readonly own: readonly FoundTopic[]
  /** Months that it names; of several none is chosen yet. */
  readonly months: readonly number[]
  /** What it does in the talk. */
  readonly doing: FoundAct | undefined
  readonly change: ReadChange | undefined
  readonly cuisines: readonly string[]
  readonly otherThan: readonly string[]
  readonly fewer: readonly string[]
  readonly visitsMost: number | undefined
  readonly weekday: number | undefined
  readonly currencies: readonly string[]
  readonly isLimit: boolean
  /** What a sum of this message is not for. */
  readonly without: readonly string[]
  /** 'Under $150', in CAD. */
  readonly limitCad: number | undefined
  /** Kinds of sights that this message names. */
  readonly tastes: readonly string[]
  readonly named: ReadPlaces
  /** Members of the frame that this message has set. */
  readonly edited: ReadonlySet<keyof Frame>
  /** Content words that nothing has used so far. */
  readonly unused: () => readonly string[]
  readonly isQuestion: boolean
  /** Members that are to be forgotten. */
  readonly dropped: readonly (keyof Frame)[]
  /** It tells of what has been: no wish for a plan. */
  readonly isPast: boolean
  /** What it points at in the talk before. */
  readonly reference: Reference | undefined
  /** Of what was listed, the one that it points at: a town's slug, or the id of a row. */
  readonly picked: string | undefined
  /** What a plan has to hold, with what was said before. */
  readonly holds: Holds
  /** This message adds to that. */
  readonly isHeld: boolean
  /** Towns of the plan change their days or their order, come in or go. */
  readonly isRerouted: boolean
  /** Its places are weighed against each other. */
  readonly isWeighed: boolean
  /** It says how long: days of the conversation alone are no new wish. */
  readonly saysLength: boolean
}

const pastWords =
  'went,was,were,had,did,visited,sixties,seventies,eighties,allee,alle,etait,century'.split(',')

/** "Was thinking August" tells of what is to come. */
const tellsOfPast = (reader: Reader): boolean =>
  reader.tokens.some(
    ({ text }, at) =>
      pastWords.includes(text) &&
      !/^(?:thinking|hoping|wondering|planning|looking)$/.test(reader.text(at + 1)),
  )

interface Manner {
  readonly isSpoken: boolean
  readonly held: Holds
  readonly span: FrameSpan | null
  readonly named: ReadPlaces
}

const mannerOf = (reader: Reader, { isSpoken, held, span, named }: Manner) => ({
  isWeighed: weighsPlaces(reader, named) || (named.places.length > 1 && reader.find('than') > 0),
  isHeld: Object.keys(held).length > 0,
  saysLength: span !== null && (span.days !== null || span.nights !== null),
  isQuestion: reader.message.includes('?') || asksIn(reader),
  isPast: isSpoken && tellsOfPast(reader),
})

/** A sight that is named in its town is no other goal; a town beside it is where it stands. */
function goalsOf(found: ReadPlaces, before: readonly FramePlace[]): readonly FramePlace[] {
  const towns = new Set(found.places.map(({ ref }) => ref))
  return found.places.flatMap((place): FramePlace[] => {
    const [slug] = place.ref?.split('/') ?? []
    if (!place.ref?.includes('/') || !slug || towns.has(slug) || place.role === 'not')
      return [place]
    const town = before.find(({ ref, role }) => ref === slug && role === 'to')
    return town ? [town, place] : [place]
  })
}

export interface ReadingContext {
  readonly world: GuideWorld
  readonly today: LocalDate
  readonly meanings?: Meanings
}

/** Townsfolk of the conversation, for names that several towns have. */
const nearOf = (frame: Frame): readonly string[] =>
  frame.places.flatMap(({ ref }) => (ref ? [ref.split('/')[0] ?? ref] : []))

/** Content words that nothing has used. */
const contentOf = (reader: Reader): readonly string[] => [
  ...new Set(
    reader.tokens.flatMap(({ text, kind }, at) => {
      const isContent =
        kind === 'number' || (kind === 'word' && text.length > 2 && !stopWords.has(text))
      return isContent && !reader.isUsed(at) ? [text] : []
    }),
  ),
]

/** Of these alone "it" may be what was named last; "is it warm" means no sight. */
const ofThings = new Set([
  'hours',
  'cost',
  'distance',
  'transfer',
  'access',
  'where',
  'around',
  'hotels',
])
const ofWhole = ['total', 'all in', 'tout', 'altogether']

/** The places that it names or points at, and whether one only goes there for a day. */
function pointedIn(
  reader: Reader,
  before: Memory,
  world: GuideWorld,
  {
    matched,
    doing,
  }: { readonly matched: readonly FoundTopic[]; readonly doing: FoundAct | undefined },
) {
  const topics = surelyAsked(matched)
  const isPlan = matched[0]?.intent.topic === 'plan' || doing?.act === 'plan'
  const reference = readReference(reader)
  const isThing =
    reference?.what !== 'it' ||
    reference.isThing ||
    (topics.slice(0, 1).every(({ intent }) => ofThings.has(intent.topic)) &&
      ofWhole.every((phrase) => reader.find(phrase) < 0))
  // "Plan it", after where to go: the first that was named.
  const pointsAt = reference?.what === 'it' || /^(?:le|la)$/.test(reader.text(1))
  const isFirst = isPlan && pointsAt && before.frame.topic === 'find'
  const picked = isFirst ? before.listed[0] : isThing ? pickedBy(reference, before) : undefined
  const read = bothMeant(reader, before, readPlaces(reader, world, nearOf(before.frame)))
  const places = withPicked(read, picked, world)
  const isOfDay = doing?.act === 'edit' || doing?.act === 'inplan'
  const outing = asOuting(reader, places, { before, isOfDay, world })
  const named = startsAnew(doing) ? outing : ofTalk(reader, outing, before, world)
  return { reference, picked, named }
}

/** "Cheap food near the hotel" looks for no hotel. */
const nearHotel =
  /\b(near|nearby|around|close to|by|autour|pr[eè]s) (?:de )?(?:the |our |my |l['’]|notre |mon )(?:hotel|h[oô]tel|airbnb|auberge)\b/gi

/** A message ready to be read. Of a language that is not spoken no word can be named as not understood. */
function opened(message: string, before: Memory, { world, meanings }: ReadingContext) {
  const dayed = withDayNumbers(
    withKindsNamed(asRequest(message, before.plan).replace(nearHotel, '$1'), before, world),
    before.plan,
  )
  const latin = inLatin(withoutCorrected(dayed.replaceAll(/ [&+] /g, ' and ')))
  const language = languageOf(new Reader(withoutAddresses(message)), before.frame.language)
  const isSpoken = unspokenSentence(language) === undefined
  return {
    reader: markNames(
      new Reader(
        isSpoken ? commanded(wellSpelt(latin, world)) : inEnglishWords(latin, language),
        language === 'en' ? meanings : undefined,
      ),
      world,
    ),
    language,
    isSpoken,
  }
}

/** The days that it says, as a length, a date, or so many more or less. */
function spanIn(
  reader: Reader,
  before: Memory,
  { today, legs }: { readonly today: LocalDate; readonly legs: ReadLegs | undefined },
) {
  const shifted = besideSpan(reader, before) ?? shiftedDays(reader, before)
  const ofMonth = daysOfMonth(reader, before, today)
  const { span, weekday, months } = readSpan(reader, today)
  const read = shifted ?? ofMonth ?? bareDays(reader, before) ?? span
  const days = legs?.days
  return {
    read: days ? whole({ ...noSpan, ...read, days, nights: days - 1, end: null }) : read,
    weekday,
    months,
  }
}

const ofTastes = ({
  cuisines,
  otherThan,
  fewer,
  visitsMost,
  likes,
}: ReturnType<typeof readTastes>) => ({
  cuisines,
  otherThan,
  fewer,
  visitsMost,
  tastes: likes,
})

/** The towns in their order, and how the days are shared among them. */
function placed(
  frame: Frame,
  {
    before,
    held,
    legs,
    order,
  }: {
    readonly before: Memory
    readonly held: Holds
    readonly legs: ReadLegs | undefined
    readonly order: readonly string[] | undefined
  },
): { readonly frame: Frame; readonly holds: Holds } {
  const refs = order ?? legs?.legs.map(({ ref }) => ref) ?? []
  const places = [...inOrder(frame.places, refs)]
  const shared = legsOf(legs?.legs ?? before.holds?.legs, places, frame.span?.days)
  return { frame: { ...frame, places }, holds: { ...before.holds, ...held, legs: shared } }
}

/** Reads one message in its conversation. */
export function readTurn(written: string, before: Memory, context: ReadingContext): Turn {
  const turn = readMessage(withoutAges(written), before, context)
  const ages = toldAges(written)
  const paid = [...new Set([...(before.holds?.paid ?? []), ...paidIn(written)])]
  const allergens = [...new Set([...(before.holds?.allergens ?? []), ...allergensIn(written)])]
  const { money } = turn.frame
  // A sum that is left is for what is not paid yet.
  const left = money && { ...money, without: [...new Set([...money.without, ...paid])] }
  return {
    ...turn,
    frame: { ...turn.frame, money: left },
    holds: {
      ...turn.holds,
      ...(ages.length > 0 ? { ages } : {}),
      ...(paid.length > 0 ? { paid } : {}),
      ...(allergens.length > 0 ? { allergens } : {}),
    },
  }
}

function readMessage(message: string, before: Memory, context: ReadingContext): Turn {
  const { world, today } = context
  const { reader, language, isSpoken } = opened(message, before, context)
  const dropped = droppedBy(reader)
  const held = readHolds(reader)
  const legs = readLegs(reader, before, world)
  const { money, ...ofMoney } = readMoney(reader)
  const { read, ...when } = spanIn(reader, before, { today, legs })
  const party = readParty(reader, before.frame.party)
  // What is asked is read first: the names are used by it no less.
  const matched = readTopics(reader, before.frame.topic === null && before.plan === null)
  const doing = actIn(reader, before, matched)
  const { reference, picked, named } = pointedIn(reader, before, world, { matched, doing })
  const plan = { named, picked, legs, matched, read }
  const { change, span, isRerouted, order, ...ofPlan } = ofPlanIn(reader, before, plan)
  const tastes = readTastes(reader)
  const topics = topicsIn(before, { doing, matched, deniedAt: tastes.deniedAt })
  const budget =
    remade(reader, before) ??
    budgetOf(reader, before, topics, { money, ...ofMoney, saysLength: Boolean(span?.days) })
  const said = { money: budget, times: readTimes(reader), span, party, tastes, change, dropped }
  const goals = goalsOf(withGoal(reader, named, before.frame, topics), before.frame.places)
  const from = { goals, nationality: [...tastes.nationality, ...named.homes] }
  const edited = editedBy(said, { ...from, money: budget ?? money })
  const { frame, holds } = placed(
    frameAfter(before, {
      ...from,
      said,
      language,
      act: topics[0]?.intent.act,
      adds: ofPlan.adds,
      narrows:
        ofPlan.isNarrowed ||
        (!isRerouted && (before.isChoice === true || topics[0]?.intent.topic === 'plan')),
    }),
    { before, held, legs, order },
  )
  return {
    message,
    reader,
    frame,
    before,
    topics,
    own: matched,
    ...when,
    doing,
    change,
    ...ofTastes(tastes),
    ...ofMoney,
    limitCad: (ofMoney.isLimit && money?.amountCad) || undefined,
    named,
    edited,
    unused: () => (isSpoken ? contentOf(reader) : []),
    dropped,
    reference,
    picked,
    holds,
    isRerouted,
    ...mannerOf(reader, { isSpoken, held, span, named }),
  }
}
