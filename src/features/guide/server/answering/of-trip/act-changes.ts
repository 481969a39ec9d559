import type { Quality, TripCommand } from '../../reading/trip-command.ts'
import { anchorOf } from '../anchor-of.ts'
import { type Asking, goalTowns, type Said, type Heard } from '../answer.ts'
import { answerEdit } from '../answer-edit.ts'
import { cheaperTrip } from '../cheaper-trip.ts'
import { choicesOf } from '../edit-parts.ts'
import { datesOf } from '../propose-edit.ts'
import { slowerDays } from '../slower-day.ts'
import { addedByWords, hasSights } from './by-words.ts'
import { carried } from './change-trip.ts'
import { wishes } from './changing.ts'
import { meantBy, whichOne } from './command.ts'
import { agrees, besideMeal, type Commanded, edit, noChange, noneCalled } from './commanded.ts'
import { answerIdeas } from './trip-ideas.ts'
import { datesAsked, once, partsMeant, partsOf, toldDate } from './trip-parts.ts'

const kept: readonly Quality[] = ['earlier', 'later', 'other', 'closer', 'direct', 'lighter']

/** The command that an act is, with what is read of it. */
function commandOf({ act, wish }: Heard): TripCommand | undefined {
  const meant = wishes.get(act)
  if (!meant) return undefined
  const price = wish.qualities.filter((one) => one === 'cheaper' || one === 'nicer')
  const isBed = act === 'bed' || act === 'seat' || act === 'swap'
  return {
    ...wish,
    verbs: meant.verbs ?? [],
    qualities: [
      ...new Set([
        ...(meant.qualities ?? []),
        ...wish.qualities.filter((one) => kept.includes(one) && act !== 'add'),
        ...(isBed ? price : []),
      ]),
    ],
    parts: meant.parts && wish.parts.length === 0 ? meant.parts : wish.parts,
    isWish: true,
    unread: [],
  }
}

/** What is to change is no part of the trip. */
function notFound(asking: Asking, heard: Heard, op: 'remove' | 'swap' | 'move'): Said {
  const none = noneCalled(asking, heard.open)
  return {
    text: `${none} ${asking.say('Which stop do you mean?', 'Quelle étape voulez-vous dire ?')}`,
    question: 'visit',
    choices: choicesOf(asking, heard.standing, datesOf(heard.standing), op),
    isUnknown: true,
  }
}

/** Another town or a place that is no sight of the trip's towns, as a day out. */
async function addedPlace(
  asking: Asking,
  { dates, standing }: Commanded,
): Promise<Said | undefined> {
  const homes = standing.wish.destinations.map(({ ref }) => ref)
  const place = asking.turn.named.places.find(
    ({ ref, role }) => ref !== null && role !== 'from' && role !== 'not' && !homes.includes(ref),
  )
  const ref = place?.ref
  if (!ref) return undefined
  const said = await answerEdit({
    ...asking,
    turn: {
      ...asking.turn,
      edited: new Set(),
      weekday: undefined,
      change: {
        ...noChange,
        changes: [{ op: 'add', target: { ref } }],
        days: dates.map((date) => datesOf(standing).indexOf(date) + 1),
      },
    },
  })
  return said && { ...said, memory: { ...said.memory, wanted: place.name } }
}

/** "Add a nice dinner that evening", where that day has one: another takes its place. */
function insteadOfMeal(asking: Asking, heard: Heard): Promise<Said | undefined> | undefined {
  const { standing, wish } = heard
  const [named] = datesAsked(asking, standing, wish.days) ?? []
  const date = named ?? toldDate(asking, standing)
  const meals = date ? partsMeant(partsOf(standing), { ...wish, items: [] }, [date]) : []
  const [meal, other] = once(meals).filter(({ kind }) => kind === 'meal')
  if (!meal || other) return undefined
  return commandedBy(asking, {
    ...heard,
    act: wish.qualities.includes('nicer') ? 'dearer' : 'swap',
    wish: { ...wish, items: [meal.id], parts: [], days: [], dayPart: undefined },
  })
}

/** Something comes in: by its name, as a day out, of a kind, by words. */
async function added(asking: Asking, heard: Heard, all: Commanded): Promise<Said | undefined> {
  const { command, standing, dates, meant } = all
  const refs = command.items.filter((id) => id.includes('/'))
  // "After dinner" says when.
  const isMeal = command.parts.length > 0 && !besideMeal.test(asking.turn.message)
  if (isMeal && refs.length === 0) return insteadOfMeal(asking, heard)
  if (refs.length > 0 || (meant.length > 0 && command.items.length > 0)) return carried(asking, all)
  const place = await addedPlace(asking, all)
  if (place) return place
  const words = [...heard.untabled, ...heard.wish.known]
  const isKind = command.tastes.length > 0 && hasSights(asking, standing, command.tastes)
  if (isKind && heard.untabled.length === 0)
    return edit(
      asking,
      {
        changes: [{ op: 'add', target: { taste: command.tastes[0] ?? '' } }],
        days: dates.map((date) => datesOf(standing).indexOf(date) + 1),
        part: command.dayPart,
      },
      command.tastes,
    )
  return words.length > 0 ? addedByWords(asking, all, words) : answerIdeas(asking, heard)
}

/** The command of an act, carried out on what it means. */
async function commandedBy(asking: Asking, heard: Heard): Promise<Said | undefined> {
  const command = commandOf(heard)
  const all = command && meantBy(asking, heard.standing, command, heard.near)
  if (!all) return undefined
  const { act, open } = heard
  const isStopAct = act === 'cut' || act === 'swap' || act === 'move'
  if (isStopAct && !all.isNamed && open.length > 0)
    return notFound(asking, heard, act === 'cut' ? 'remove' : act)
  if (act === 'add') return added(asking, heard, all)
  // "Cheaper", of nothing that is named: of the whole where that is said.
  if (act === 'cheaper' && !all.isNamed)
    return heard.read.isWhole && all.dates.length === 0 ? cheaperTrip(asking) : undefined
  const which = command.isOne && all.points && isStopAct ? whichOne(asking, all) : undefined
  const said =
    which ?? (await carried({ ...asking, turn: { ...asking.turn, isQuestion: false } }, all))
  const came = (said?.proposal?.edits ?? []).flatMap(({ op, write }) =>
    op === 'replace' && write && 'id' in write ? [write.id] : [],
  )
  return (
    said && {
      ...said,
      memory: {
        ...said.memory,
        ...(all.isNamed && all.meant.length > 0
          ? { spoken: [...all.meant.map(({ id }) => id), ...came] }
          : {}),
        command: all.command,
      },
    }
  )
}

/** Hours of a day: of a meal it moves, else the days begin and end by them. */
async function timed(asking: Asking, heard: Heard): Promise<Said | undefined> {
  const { wish } = heard
  const isOfStop = wish.parts.some((part) => part !== 'stay') || wish.items.length > 0
  if (wish.hour && isOfStop && !asking.turn.edited.has('times'))
    return commandedBy(asking, { ...heard, act: 'move' })
  if (asking.turn.edited.has('times') || asking.turn.change?.startsAt) return answerEdit(asking)
  const all = meantBy(asking, heard.standing, { ...wish, verbs: ['start'], items: [] }, undefined)
  return all && carried(asking, all)
}

const isFuller = /\b(?:more|fuller|busier|pack|plus de|davantage|rempli)\b/i

/** Fewer stops: of the days that are named, of the one that was told, else of all. */
function slower(asking: Asking, { standing, read }: Heard): Said | undefined {
  const named = datesAsked(asking, standing, read.days)
  const told = toldDate(asking, standing)
  if (!named || isFuller.test(asking.turn.message)) return undefined
  const isOfTold = told !== undefined && !read.isWhole
  const days = named.length > 0 ? named : isOfTold ? [told] : datesOf(standing)
  return slowerDays(asking, standing, days)
}

const keeping = /\b(?:leave|keep|as it is|as is|laisse\w*|garde\w*|tel quel)\b/i

/** What an act changes, as a proposal. Undefined where it can’t be read so. */
export async function changedBy(asking: Asking, heard: Heard): Promise<Said | undefined> {
  const { act } = heard
  const { turn, say } = asking
  // "We land at 23:40, is that a problem" asks.
  if (act === 'hours') return turn.isQuestion ? undefined : timed(asking, heard)
  if (act === 'pace') return slower(asking, heard)
  if (act === 'tastes')
    return (['likes', 'dislikes', 'diet'] as const).some((key) => turn.edited.has(key))
      ? answerEdit(asking)
      : undefined
  if (act === 'yes') return agrees.test(turn.message) ? undefined : acceptHint(asking)
  if (act === 'no')
    return (turn.before.lastEdits ?? 0) > 0 && heard.wish.items.length === 0
      ? {
          text: say(
            'Then the trip stays as it is: nothing of my last proposal counts.',
            'Le voyage reste donc comme il est : rien de ma dernière proposition ne compte.',
          ),
          memory: {
            edits: turn.before.edits.slice(0, -(turn.before.lastEdits ?? 0)),
            lastEdits: 0,
          },
        }
      : keeping.test(turn.message)
        ? {
            text: say('Fine: nothing changes.', 'Entendu : rien ne change.'),
            isUnknown: true,
          }
        : undefined
  // A bed near what no table knows is for what asks where that is.
  const isBed = act === 'bed' || act === 'cheaper' || act === 'dearer'
  if (isBed && heard.near && !anchorOf(asking, goalTowns(asking))) return undefined
  return commandedBy(asking, heard)
}

/** A yes carries nothing out by itself. */
const acceptHint = ({ say, turn }: Asking): Said | undefined =>
  (turn.before.lastEdits ?? 0) > 0
    ? {
        text: say(
          'Press **Accept** under my last proposal: nothing in your trip changes before that.',
          'Appuyez sur **Accept** sous ma dernière proposition : rien ne change dans votre voyage avant cela.',
        ),
        isUnknown: true,
      }
    : undefined
