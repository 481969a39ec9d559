import { meaningOf } from './lexicon.ts'
import type { Reader } from './tokens.ts'

/** So many days of a journey in one of its towns. */
export interface Leg {
  /** Slug. */
  readonly ref: string
  readonly days: number
}

/** What a plan has to hold beside the frame. */
export interface Holds {
  /** How the days are shared among the towns. */
  readonly legs?: readonly Leg[] | undefined
  /** How the last plan shares them, where it was not said. */
  readonly laid?: readonly Leg[] | undefined
  /** Hours of every day in which nothing is planned. */
  readonly pauses?: readonly { readonly from: string; readonly until: string }[]
  /** A day without visits: in the middle, or the last. */
  readonly rest?: 'middle' | 'last'
  /** What a ticket may cost at most. */
  readonly ticketCad?: number
  /** Under a roof, as far as possible. */
  readonly isIndoors?: boolean
  /** So many travellers were taken for granted. */
  readonly adults?: number
  /** The sum of a day is of each traveller. */
  readonly isPerHead?: boolean
  /** How old the grown ones are, as far as it was told. */
  readonly ages?: readonly number[]
  /** What is paid or booked already: 'stay', 'flights'. */
  readonly paid?: readonly string[]
  /** Food that someone is allergic to. */
  readonly allergens?: readonly string[]
}

const napWords =
  /^(?:nap|naps|napping|naptime|sieste|siestes|siesta|siestas|rest|rests|resting|dodo|break|lie|quiet|downtime|repos)$/
const small = new Set(
  'a an and to at from between daily every day each her his their our the s pm p m h in of de entre et une la le after break time hour hours there is needs need takes take tous les jours chaque jour quiet lie down must always usually back hotel room ones one little'.split(
    ' ',
  ),
)
const sign = /^[-–:,h]$/

const two = (value: number): string => String(value).padStart(2, '0')
/** A nap at one is in the afternoon. */
const clock = (hour: number, minute = 0): string =>
  `${two(hour < 8 ? hour + 12 : hour)}:${two(minute)}`

interface At {
  readonly time: string
  readonly to: number
}

function timeAt(reader: Reader, at: number): At | undefined {
  const word = meaningOf((n) => reader.text(n), at, 'number')
  const hour = Number.isInteger(reader.value(at)) ? reader.value(at) : Number(word?.value)
  if (/^(?:noon|midi)$/.test(reader.text(at))) return { time: '12:00', to: at + 1 }
  if (!(hour >= 1 && hour <= 20)) return undefined
  const minute = reader.value(at + 2)
  const isExact =
    /^[:h.]$/.test(reader.text(at + 1)) && minute < 60 && reader.text(at + 2).length === 2
  let to = isExact ? at + 3 : at + 1
  while (/^(?:pm|am|h|p|m|heures?|oclock)$/.test(reader.text(to))) to += 1
  return { time: clock(hour, isExact ? minute : 0), to }
}

/** '1 to 3', '13:00–15:00', 'between one and three', 'de 13 h à 15 h'. */
function spanNear(reader: Reader, at: number) {
  for (let here = Math.max(0, at - 8); here < at + 9 && here < reader.tokens.length; here += 1) {
    if (/^[.;!?]$/.test(reader.text(here)) && here > at) break
    const first = timeAt(reader, here)
    if (!first || !/^(?:to|-|–|and|et|a|till|until|jusqu)$/.test(reader.text(first.to))) continue
    const second = timeAt(reader, first.to + 1)
    if (!second || second.time <= first.time) continue
    return { from: first.time, until: second.time, begin: here, end: second.to }
  }
  return undefined
}

const usual = { from: '13:00', until: '15:00' }

/** "Naps 1 to 3 every day", "a rest after lunch", "une sieste de 13 h à 15 h". */
function pauseIn(reader: Reader): { from: string; until: string } | undefined {
  const at = reader.tokens.findIndex(({ text }, n) => {
    if (!napWords.test(text)) return false
    const around = [-3, -2, -1, 1, 2, 3].map((by) => reader.text(n + by))
    if (/^(?:rest|rests|resting|break|lie|quiet|downtime|repos)$/.test(text))
      return (
        around.some((one) =>
          /^(?:lunch|afternoon|afternoons|midday|hour|down|needs|daily|diner|midi)$/.test(one),
        ) && reader.text(n + 1) !== 'day'
      )
    return true
  })
  if (at < 0) return undefined
  const span = spanNear(reader, at)
  const from = span ? Math.min(at, span.begin) : at
  const to = span ? Math.max(at + 1, span.end) : at + 1
  reader.use(from, to)
  for (
    let here = to;
    small.has(reader.text(here)) ||
    /^(?:lunch|afternoon|midday|please|so|work|around)$/.test(reader.text(here)) ||
    sign.test(reader.text(here));
    here += 1
  )
    reader.use(here)
  for (let here = from - 1; here >= 0 && small.has(reader.text(here)); here -= 1) reader.use(here)
  const workAt = reader.find('work around')
  if (workAt >= 0) reader.use(workAt, workAt + 2)
  return span ? { from: span.from, until: span.until } : usual
}

const restDays =
  'lazy day,rest day,free day,easy day in the middle,day of rest,day to rest,nothing day,pool day,jour de repos,journee de repos,journee libre,jour libre,day with nothing,day at leisure,relaxing day'
const freeOnly =
  'free stuff only,only free,free things only,everything free,free only,only free things,que du gratuit,gratuit seulement,no entrance fees,no paid sights,nothing that costs'
const cheapOnly =
  'modest budget,small budget,cheap,cheap or free,free or cheap,cheap stuff,not expensive,on the cheap,shoestring,backpacker,backpacking,tight budget,low budget,low cost,inexpensive,pas cher,pas trop cher,petit budget,keep it cheap,broke,on a budget,as cheap as possible,cheap weekend'
const roofed =
  'rainy day proof,rain proof,rainproof,rainy day plan,indoors only,mostly indoors,stay dry,out of the rain,in case of rain,if it rains,a l abri,wet weather'

const cheapTicketCad = 15

/** What a plan has to hold, as far as a message says it; it takes these words only where a plan is meant. */
export function readHolds(reader: Reader): Holds {
  const pause = pauseIn(reader)
  const isRest = reader.takes(restDays)
  const isLast = isRest && reader.takes('last day,dernier jour,at the end,a la fin')
  if (isRest) reader.takes('in the middle,middle,au milieu')
  const isFree = reader.takes(freeOnly)
  const isCheap = reader.takes(cheapOnly)
  return {
    ...(pause ? { pauses: [pause] } : {}),
    ...(isRest ? { rest: isLast ? ('last' as const) : ('middle' as const) } : {}),
    ...(isFree ? { ticketCad: 0 } : isCheap ? { ticketCad: cheapTicketCad } : {}),
    ...(reader.takes(roofed) ? { isIndoors: true } : {}),
    ...(reader.find('day per person') >= 0 ||
    reader.find('day each') >= 0 ||
    reader.find('per person per day') >= 0 ||
    reader.find('pp per day') >= 0 ||
    reader.find('pp pd') >= 0
      ? { isPerHead: true }
      : {}),
  }
}
