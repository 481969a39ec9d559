import type { Frame } from '../../contract/frame.schema.ts'
import { meaningOf } from './lexicon.ts'
import type { Reader } from './tokens.ts'

type Times = Frame['times']

const two = (value: number): string => String(value).padStart(2, '0')

interface Clock {
  readonly time: string
  readonly from: number
  readonly to: number
}

/** '18:00', '10.30', '6 pm', '6:30pm', '18 h', '18h30', 'ten', 'noon'. */
export function clockAt(reader: Reader, at: number): Clock | undefined {
  const text = reader.text(at)
  if (text === 'noon' || text === 'midi') return { time: '12:00', from: at, to: at + 1 }
  const word = meaningOf((n) => reader.text(n), at, 'number')
  const dotted = /^(\d{1,2})[.]([0-5]\d)$/.exec(text)
  const hour = dotted
    ? Number(dotted[1])
    : Number.isInteger(reader.value(at))
      ? reader.value(at)
      : Number(word?.value ?? Number.NaN)
  if (!(hour >= 0 && hour <= 24)) return undefined
  let to = at + 1
  let minute = dotted ? Number(dotted[2]) : 0
  if (
    !dotted &&
    (reader.text(to) === ':' || reader.text(to) === 'h' || reader.text(to) === '.') &&
    reader.value(to + 1) < 60 &&
    reader.text(to + 1).length === 2
  ) {
    minute = reader.value(to + 1)
    to += 2
  } else if (/^(?:h|heures|heure|oclock)$/.test(reader.text(to))) to += 1
  const half = reader.text(to)
  const letters =
    half === 'a' || half === 'p'
      ? half + (reader.text(to + 1) === '.' ? reader.text(to + 2) : '')
      : half
  if (/^(?:pm|p m|du soir|pm)$/.test(half) || letters === 'pm') {
    return {
      time: `${two((hour % 12) + 12)}:${two(minute)}`,
      from: at,
      to: to + (half === 'pm' ? 1 : 3),
    }
  }
  // "11 in the morning", "8 in the evening"
  const part = `${reader.text(to)} ${reader.text(to + 1)} ${reader.text(to + 2)}`
  if (/^in the (?:morning|afternoon|evening)$/.test(part)) {
    const late = part.endsWith('morning') || hour >= 12 ? hour : hour + 12
    return { time: `${two(late % 24)}:${two(minute)}`, from: at, to: to + 3 }
  }
  if (half === 'am' || letters === 'am')
    return { time: `${two(hour % 12)}:${two(minute)}`, from: at, to: to + (half === 'am' ? 1 : 3) }
  return { time: `${two(hour % 24)}:${two(minute)}`, from: at, to }
}

const cues: readonly (readonly [keyof Times, readonly string[]])[] = [
  [
    'from',
    'everything before,anything before,tout avant,ship docks at,ship docks,we dock at,docking at,docks at,docks,dock at,docks at,we dock at,nothing before,not before,no earlier than,start after,start at,each day at,every day at,days at,chaque jour a,chaque jour vers,starting at,begin at,only after,rien avant,pas avant,commencer a,after'.split(
      ',',
    ),
  ],
  [
    'until',
    'everything after,anything after,all after,tout apres,all aboard at,all aboard by,all aboard,back on board by,back aboard by,back at the ship by,back on the ship by,back at the airport by,at the airport by,at the airport at,at the airport for,to the airport by,to the airport for,at the station by,back at the hotel by,back by,nothing after,not after,be back by,back by,finish by,done by,end by,until,no later than,rien apres,pas apres,jusqu a,retour avant,rentrer avant'.split(
      ',',
    ),
  ],
  [
    'arrive',
    'plane gets in at,flight gets in at,gets in at,get in around,gets in around,arrive around,land around,we get in at,we land at,i land at,land at,lands at,landing at,arrive at,arrives at,arriving at,get in at,touch down at,on arrive a,on atterrit a,atterrissons a,arrivons a,arrivee a,we land,we arrive'.split(
      ',',
    ),
  ],
  [
    'leave',
    'fly home at,flight leaves at,flight home is at,flight is at,leave at,leaves at,take off at,takes off at,depart at,departs at,fly out at,on repart a,repartons a,depart a,notre vol est a,our flight is at'.split(
      ',',
    ),
  ],
]

const atAirportMinutes = 150
/** So many minutes later, within the day. */
const later = (time: string, minutes: number): string => {
  const all = Math.min(
    23 * 60 + 59,
    Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes,
  )
  return `${two(Math.floor(all / 60))}:${two(all % 60)}`
}

export const noTimes: Times = { arrive: null, leave: null, from: null, until: null }

const mealWord = /^(?:lunch|lunches|dinner|dinners|supper|dejeuner|souper)$/

/** Clock times with what they mean; a bare number without a cue is no time. */
export function readTimes(reader: Reader): Times {
  const found = { ...noTimes }
  for (const [key, phrases] of cues)
    for (const phrase of phrases) {
      const words = phrase.split(' ')
      const at = reader.find(phrase)
      if (at < 0 || found[key] || reader.isUsed(at + words.length)) continue
      // "Everything after four" is to go.
      if (phrase === 'after' && /^(?:everything|anything|all)$/.test(reader.text(at - 1))) continue
      // "We can't check in until three" is of the room.
      if ([1, 2, 3].some((by) => /^check(?:in)?$/.test(reader.text(at - by)))) continue
      // "Dinner after eight" is of the dinner alone.
      if ([1, 2, 3, 4].some((by) => mealWord.test(reader.text(at - by)))) continue
      const clock = clockAt(reader, at + words.length)
      if (!clock || isNoTime(reader, clock)) continue
      // One is back in the afternoon or the evening; "we land at 6" stays what was said.
      const isBare =
        key === 'until' && clock.time < '09:00' && !/^am$/.test(reader.text(clock.to - 1))
      // Who has to be at the airport takes off some hours later.
      if (phrase.includes('airport') && !found.leave) {
        found.leave = later(clock.time, atAirportMinutes)
        reader.use(at, clock.to)
        continue
      }
      found[key] = isBare
        ? `${two(Number(clock.time.slice(0, 2)) + 12)}${clock.time.slice(2)}`
        : clock.time
      reader.use(at, clock.to)
    }
  // "At 1 am" tells when, though nothing of the plan.
  for (let at = 0; at < reader.tokens.length; at += 1)
    if (/^(?:am|pm)$/.test(reader.text(at + 1)) && !reader.isUsed(at) && !flownBefore(reader, at))
      reader.use(at, at + 2)
  for (const [key, verbs] of flown)
    if (!found[key]) {
      const clock = nearClock(reader, verbs)
      if (clock) {
        found[key] = clock.time
        reader.use(clock.verb)
        reader.use(clock.from, clock.to)
      }
    }
  if (
    !found.from &&
    reader.takes(
      'sleep in,start later,begin later,commencer plus tard,not early,no early mornings,late start,slow mornings,grasse matinee,pas de bonne heure',
    )
  )
    return { ...found, from: '10:00' }
  if (
    !found.from &&
    reader.takes(
      'nothing planned in the mornings,nothing planned in the morning,nothing in the mornings,nothing in the morning,no mornings,mornings free,free mornings,mornings off,keep the mornings free,rien le matin,matinees libres',
    )
  )
    return { ...found, from: '12:00' }
  return found
}

/** Verbs of the two ends of a journey, whose time may stand some words behind them. */
const flown: readonly (readonly ['arrive' | 'leave', RegExp])[] = [
  [
    'arrive',
    /^(?:into|land|lands|landing|arrive|arrives|arriving|coming|atterrit|atterris|arrivons)$/,
  ],
  ['leave', /^(?:leave|leaves|leaving|depart|departs|fly|flying|flies|flight|repart|repars|vol)$/],
]
const wordsBehind = 7

const flownBefore = (reader: Reader, at: number): boolean =>
  reader.tokens
    .slice(Math.max(0, at - wordsBehind), at)
    .some(({ text }) => flown.some(([, verbs]) => verbs.test(text)))

/** 'land in Tokyo at 2:30pm', 'leaves Monday 6am', 'my flight is at 5 pm': only what is clearly a time. */
function nearClock(reader: Reader, verbs: RegExp): (Clock & { readonly verb: number }) | undefined {
  for (let verb = 0; verb < reader.tokens.length; verb += 1) {
    if (!verbs.test(reader.text(verb))) continue
    for (let at = verb + 1; at <= verb + wordsBehind && at < reader.tokens.length; at += 1) {
      if (/^(?:and|et|[,.;])$/.test(reader.text(at))) break
      const clock = reader.isUsed(at) ? undefined : clockAt(reader, at)
      const isClear =
        clock &&
        (/^(?:noon|midi)$/.test(reader.text(at)) ||
          clock.to > at + 1 ||
          /^(?:am|pm)$/.test(reader.text(at + 1)))
      if (clock && isClear && !isNoTime(reader, clock)) return { ...clock, verb }
    }
  }
  return undefined
}

const isNoTime = (reader: Reader, { from, to }: Clock): boolean =>
  /^(?:days?|nights?|people|jours?|adults?|kids?|km|minutes?|[$€£%])$/.test(reader.text(to)) ||
  reader.text(from - 1) === '$' ||
  meaningOf((n) => reader.text(n), to, 'month') !== undefined
