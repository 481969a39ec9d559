import { asksIn } from '../../reading/asks.ts'
import { Reader } from '../../reading/tokens.ts'
import type { Asking, Heard } from '../answer.ts'
import { datesOf } from '../propose-edit.ts'
import { changing, surelyChanges } from './changing.ts'
import { partsOf, spokenOf } from './trip-parts.ts'

type Rule = (asking: Asking, heard: Heard) => Heard | undefined

/** They are told or changed of a whole day. */
const ofDays = new Set(
  'cost load length day walk pace food free-time weather order clear'.split(' '),
)
const aDay = /\b(?:the|that|this) (?:whole )?day\b|\b(?:la|cette) journ[ée]e\b|\bce jour\b/i
const fullness = /\b(?:too|looks?|seems?|feels?|trop|semble)\b/i

/** "What does the day cost now", "the Vatican day looks long": which day it is, is told by the talk or by what is in it. */
const ofOneDay: Rule = ({ turn }, heard) => {
  const { read, standing, act } = heard
  if (!ofDays.has(act) || read.days.length > 0) return undefined
  const [item, other] = read.items
  const part = item && !other ? partsOf(standing).find(({ id }) => id === item) : undefined
  if (part && read.isOfDays)
    return {
      ...heard,
      act: act === 'length' && fullness.test(turn.message) ? 'load' : act,
      read: {
        ...read,
        items: [],
        days: [{ number: datesOf(standing).indexOf(part.date) + 1 }],
      },
    }
  const { toldDay } = turn.before
  return toldDay && !item && aDay.test(turn.message)
    ? { ...heard, read: { ...read, days: [{ number: toldDay }] } }
    : undefined
}

const taking = /\b(?:take|add|put|use|keep|book|want|like|prends?|ajoutez?|mets|garde)\b/i
/** "Looks good, add it", after a proposal: it is what was proposed. */
const ofProposal: Rule = ({ turn: { before, message, isQuestion } }, heard) => {
  const { wish } = heard
  const isOpen = (before.lastEdits ?? 0) > 0 && before.heard?.isProposed
  const isBare =
    wish.items.length + wish.days.length + wish.parts.length + wish.tastes.length === 0 &&
    wish.cuisines.length + wish.unread.length === 0 &&
    wish.pick === undefined &&
    !wish.hour
  const isTaken =
    wish.isSpoken && taking.test(message) && wish.verbs.every((verb) => verb === 'add')
  const isYes =
    heard.act === 'yes' || (heard.act === 'add' && isTaken) || (heard.act === 'social' && isTaken)
  return isOpen && isBare && isYes && !isQuestion ? { ...heard, act: 'yes', share: 1 } : undefined
}

const longestFragment = 7
const asks = (message: string): boolean => asksIn(new Reader(message))
/** What is no wish by itself: it narrows or moves the one before. */
const ofFragments = new Set('day again about tell when where food length has order'.split(' '))

/** "Just for day 2", "in the morning if possible": the wish before, for that day or hour. */
const ofLastWish: Rule = ({ turn: { before, message } }, heard) => {
  const last = before.heard
  const { wish, act, share, read } = heard
  if (!last || !changing.has(last.act) || last.act === 'yes' || last.act === 'no') return undefined
  const isShort = new Reader(message).words().split(' ').length <= longestFragment
  const isOwn = wish.verbs.length + wish.qualities.length > 0 || changing.has(act)
  const isNarrower = wish.days.length > 0 || wish.dayPart !== undefined || wish.hour !== undefined
  const isBare = wish.items.length + wish.parts.length + wish.unread.length === 0
  if (!isShort || isOwn || !isNarrower || !isBare || asks(message)) return undefined
  if (!ofFragments.has(act) && share >= surelyChanges) return undefined
  return {
    ...heard,
    act: last.act,
    share: 1,
    read: { ...read, items: last.wish.items },
    wish: {
      ...last.wish,
      days: wish.days.length > 0 ? wish.days : last.wish.days,
      dayPart: wish.dayPart ?? last.wish.dayPart,
      hour: wish.hour ?? last.wish.hour,
    },
  }
}

const another =
  /\b(?:one|something|somewhere|anything|another|other|un autre|une autre|quelque chose|ailleurs)\b/i
const hasThat = /\b(?:has|have|with|avec|a) (?:it|that|one|them|[çc]a)\b|\bthat does\b/i
const notBeds = new Set('add cut move undo food near when open weather flight seat'.split(' '))
/** "Find one that has it", "something closer", of the bed that was told: another bed. */
const ofBed: Rule = (asking, heard) => {
  const { message, before } = asking.turn
  const { wish, standing, act } = heard
  const [spoken, other] = spokenOf(asking, standing)
  const isStay = partsOf(standing).some(({ id, kind }) => id === spoken && kind === 'stay')
  const isBare =
    wish.items.length + wish.parts.length + wish.tastes.length + wish.cuisines.length === 0
  if (!isStay || other || !isBare || notBeds.has(act) || !another.test(message)) return undefined
  const amenities = hasThat.test(message) ? (before.heard?.amenities ?? []) : wish.amenities
  return amenities.length + wish.qualities.length > 0
    ? {
        ...heard,
        act: 'bed',
        share: 1,
        wish: { ...wish, parts: ['stay'], amenities, isWish: true },
      }
    : undefined
}

const otherDay = /\b(?:another|a different|some other|other) day\b|\bautre jour\b/i
/** "Can we see it on another day instead": it moves. */
const ofOtherDay: Rule = (asking, heard) => {
  const items = heard.read.items.length > 0 ? heard.read.items : spokenOf(asking, heard.standing)
  const isMoved = otherDay.test(asking.turn.message) && items.length === 1
  return isMoved
    ? { ...heard, act: 'move', share: 1, wish: { ...heard.wish, items, verbs: ['move'] } }
    : undefined
}

const meals = new Set<string>(['breakfast', 'lunch', 'dinner', 'meal'])
/** "Add a nice dinner that evening": no idea of the guide's, but a table of that day. */
const ofMeal: Rule = ({ turn: { before, message } }, heard) => {
  if (asks(message)) return undefined
  const { wish, act } = heard
  const isMeal = wish.parts.length > 0 && wish.parts.every((part) => meals.has(part))
  const isOfDay = wish.days.length > 0 || before.toldDay !== undefined
  return act !== 'add' && wish.verbs.includes('add') && isMeal && isOfDay && wish.items.length === 0
    ? { ...heard, act: 'add', share: 1 }
    : undefined
}

const ofThings = new Set('when where open cost about length ahead terms'.split(' '))
const itself =
  /\b(?:it|that|this|its|there|[çc]a|cela)\b|\bthe (?:price|cost|fare|entry|address)\b|\ble prix\b/i
/** "Is that the day we go", "what's the price": of the one stop that is spoken of. */
const ofIt: Rule = (asking, heard) => {
  const { read, act, standing } = heard
  const [one, other] = spokenOf(asking, standing)
  const isBare = read.items.length + read.parts.length === 0 && !read.isWhole
  const isOfOne = one !== undefined && (other === undefined || one === other)
  const isMeant =
    ofThings.has(act) && itself.test(asking.turn.message) && !totals.test(asking.turn.message)
  const part =
    isBare && isOfOne && isMeant ? partsOf(standing).find(({ id }) => id === one) : undefined
  return part && (act !== 'cost' || !asking.turn.before.heard?.isProposed)
    ? { ...heard, read: { ...read, items: [part.id], days: act === 'open' ? read.days : [] } }
    : undefined
}

/** "What could we do instead", after a change of one day: on that day. */
const ofChangedDay: Rule = ({ turn: { before, message } }, heard) => {
  const days = new Set(before.edits.slice(-(before.lastEdits ?? 0)).map(({ day }) => day))
  const [day, other] = before.heard?.isProposed ? days : []
  const isOpen = heard.act === 'suggest' && heard.read.days.length === 0
  return isOpen && day && !other && instead.test(message)
    ? {
        ...heard,
        read: { ...heard.read, days: [{ number: day }] },
        wish: { ...heard.wish, days: [{ number: day }] },
      }
    : undefined
}
const instead = /\binstead\b|\bà la place\b|\bplut[oô]t\b/i

const totals = /\b(?:total|altogether|all together|in all|au total|en tout)\b/i
/** "How much is that", "what does that bring the total to", after a change was proposed: it is counted. */
const ofPrice: Rule = ({ turn: { before, message } }, heard) => {
  const { read, act } = heard
  const isOpen = (before.lastEdits ?? 0) > 0
  const isOfIt = before.heard?.isProposed === true || totals.test(message)
  return act === 'cost' && isOpen && isOfIt && read.items.length + read.days.length === 0
    ? heard
    : undefined
}

const rules: readonly Rule[] = [
  ofIt,
  ofChangedDay,
  ofOneDay,
  ofPrice,
  ofProposal,
  ofOtherDay,
  ofBed,
  ofMeal,
  ofLastWish,
]

/** A message beside a trip with what it leaves to the talk before it: its day, its stop, the wish it narrows. */
export const inThread = (asking: Asking, heard: Heard): Heard =>
  rules.reduce((one, rule) => {
    const found = rule(asking, one)
    return found ? { ...found, isOfThread: true } : one
  }, heard)
