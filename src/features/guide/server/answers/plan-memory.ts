import { convert } from '#platform/shared/reference-rates.ts'
import { fromMajor, toMajor } from '#platform/shared/money.ts'
import type { Amount } from '../understand/read-money.ts'
import { daysInclusive, type LocalDate } from '#platform/shared/local-date.ts'
import type { Interest } from '../../domain/interests.ts'
import type { PlanWish } from '../../domain/plan.ts'
import { fold } from '../../domain/fold.ts'
import type { GuideWorld } from '../provider/guide-world.ts'
import type { Reading } from '../understand/read-message.ts'
import { interestsIn, rowsShowing } from './interest-words.ts'
import { noMemory, type PlanMemory, type Talk } from './talk.ts'

const refusing =
  /\b(?:not|no|swap|drop|remove|skip|without|replace|except|instead of|pas|sans|enleve\w*|retire\w*|remplace\w*|oublie\w*|sauf|already (?:saw|seen|did|done|visited|been)|(?:saw|seen|did|visited|been to) .{0,40}already|deja (?:vu|fait|visite|alle)\w*)\b/
const everydayWords = new Set(
  'start starting march april after before about please would could first second third maybe something place places might other little quite their there these those which where while trip days weekend morning afternoon evening people adults children voyage jours semaine matin soir enfants adultes hotel compris seule toute deteste adore aimons surtout vraiment somewhere loves someone never going thing things husband goes home stuff week spend total money dollars doable everything except flights'.split(
    ' ',
  ),
)

/** Words of a wish that sights of the towns have in name or description: 'anime', 'Gaudí'. */
function sightsByWords(
  reading: Reading,
  world: GuideWorld,
  towns: readonly string[],
): readonly string[] {
  const words = fold(reading.raw)
    .split(' ')
    .map((word) => (word === 'gaudy' ? 'gaudi' : word))
    .filter((word) => word.length >= 5 && !everydayWords.has(word))
  const named = new Set(
    towns.flatMap((slug) =>
      fold(`${world.rows(slug)?.town.name ?? ''} ${world.rows(slug)?.town.country ?? ''}`).split(
        ' ',
      ),
    ),
  )
  const asked = words.filter((word) => !named.has(word))
  return towns.flatMap((slug) => {
    const rows = (world.rows(slug)?.sights ?? []).map(
      ({ id, name, localName = '', description }) => ({
        id,
        words: new Set(fold(`${name} ${localName} ${description}`).split(' ')),
      }),
    )
    const idsFor = (word: string): readonly string[] => {
      const stem = word.replace(/s$/, '')
      const found = rows.filter((row) => row.words.has(word) || row.words.has(stem))
      return found.length <= 12 ? found.map(({ id }) => id) : []
    }
    // A long message says a word again and again.
    const known = new Map([...new Set(asked)].map((word) => [word, idsFor(word)]))
    return asked.flatMap((word) => known.get(word) ?? [])
  })
}

/** Months and days moved into the year that a correction names. */
const inYear = (date: LocalDate | undefined, year: number | undefined) =>
  date && year ? `${year}${date.slice(4)}` : undefined

/** "Add a day", "un jour de moins": the length of before, changed. */
function changedDays(text: string, before: number | undefined): number | undefined {
  if (!before) return undefined
  const more =
    /\b(?:add|adding|ajout\w*|rajout\w*|extend\w*|rallong\w*|prolong\w*|plus) (?:it |le |moi |by |de |d )*(\d|an?|une?) (?:more |extra |other |autre )?(?:days?|jours?|journees?)\b|\b(\d|an?|une?) (?:more|extra|additional|autre) (?:days?|jours?|journees?)\b|\b(\d|une?) (?:jours?|journees?|days?) (?:de plus|longer|more)\b/.exec(
      text,
    )
  const less =
    /\b(?:cut|drop|remove|enleve\w*|retire\w*|raccourci\w*|coupe\w*) (?:it |le |by |de |d )*(\d|an?|une?) (?:days?|jours?|journees?)\b|\b(\d|an?|une?) (?:days?|jours?|journees?) (?:less|shorter|fewer|de moins)\b/.exec(
      text,
    )
  const countOf = (match: RegExpExecArray) => Number(match.slice(1).find(Boolean)) || 1
  if (more) return before + countOf(more)
  return less ? Math.max(1, before - countOf(less)) : undefined
}

function timesOf({ dates, span, text }: Reading, before: PlanMemory): Partial<PlanMemory> {
  const start = dates.start ?? dates.occasion ?? inYear(before.start, dates.year)
  const both = dates.start && dates.end ? daysInclusive(dates.start, dates.end) : undefined
  const days = both ?? changedDays(text, before.days) ?? span.days
  const month = start ? Number(start.slice(5, 7)) : dates.months[0]
  return {
    ...(start ? { start } : {}),
    ...(days ? { days } : {}),
    ...(month ? { month } : {}),
    ...(span.sightsPerDay ? { sightsPerDay: span.sightsPerDay } : {}),
    ...(span.earliest !== undefined ? { earliest: span.earliest } : {}),
    ...(span.latest !== undefined ? { latest: span.latest } : {}),
    ...(span.free ? { free: span.free } : {}),
  }
}

/** In dollars of Canada, by the reference rates. */
export const inCad = ({ amount, currency }: Amount): number =>
  currency && currency !== 'CAD'
    ? Math.round(toMajor(convert(fromMajor(currency, amount), 'CAD')))
    : amount

/** Whether the bed is paid for, or not to be counted. */
export const saysLodgingPaid = (text: string): boolean => lodgingPaidWords.test(text)
const lodgingPaidWords =
  /(?:hotel|logement|lodging|accommodation|airbnb|place to stay)(?: is| s| est| are| sont)? ?(?:already |all )?(?:deja )?(?:paid|prepaid|payee?s?|booked|reservee?s?|sorted|covered|taken care)|(?:staying with|chez (?:des|ma|mon|un|une))/

function moneyOf({ money, text, party }: Reading, before: PlanMemory): Partial<PlanMemory> {
  const nothing =
    /payer (?:l entree )?nulle part|nowhere|free only|only free|que du gratuit|gratuit seulement|(?:only|uniquement|seulement|juste|que|just)(?: (?:do|to|des|de|the|choses|activites|trucs|visites|for|things?|les|a))* (?:free|gratuit\w*)|(?:free|gratuit\w*) (?:things?|stuff|activities|choses|activites)?(?: )?(?:only|seulement|uniquement)|rien payer|no entry fees/.test(
      text,
    )
  const lodgingPaid = saysLodgingPaid(text)
  const [first] = money
  const ticket =
    first &&
    (first.per === 'ticket' || /ticket|billet|entree/.test(text)) &&
    /costs? more|plus que|more than|under|over|cher que|nothing that/.test(text)
  const people = party.adults ?? before.adults ?? 1
  if (nothing) return { ticketAtMost: 0, ...(lodgingPaid ? { lodgingPaid } : {}) }
  if (!first) return lodgingPaid ? { lodgingPaid } : {}
  if (ticket) return { ticketAtMost: first.amount }
  const amount = inCad(first) * (first.per === 'person' || first.each ? people : 1)
  const perDay = first.per === 'day' || /\ba day\b|par jour|per day/.test(text)
  return {
    ...(perDay ? { dayBudgetCad: amount } : { budgetCad: amount }),
    ...(lodgingPaid ? { lodgingPaid } : {}),
  }
}

const without = (list: readonly string[], gone: readonly string[]) =>
  list.filter((one) => !gone.includes(one))
const union = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]

/** The towns of the journey: not the one that the others are reached from. */
function townsOf(reading: Reading, before: PlanMemory): readonly string[] {
  const towns = reading.towns.filter(
    (slug) => !['from', 'depuis'].includes(reading.leads.get(slug) ?? ''),
  )
  if (towns.length > 0) return towns
  // "A week in Portugal from Montréal": the town is where one leaves.
  if (reading.countries.length > 0 && reading.towns.length > 0) return []
  // "A day trip from Lisbon" stays around Lisbon.
  return reading.towns.length > 0 ? reading.towns : before.towns
}

/** What is known about a plan after this message. A new destination with its own length starts anew. */
export function remember(reading: Reading, talk: Talk, world: GuideWorld): PlanMemory {
  const known = talk.memory ?? noMemory
  const isNew =
    talk.plan !== undefined &&
    reading.towns.length > 0 &&
    !reading.towns.some((slug) => known.towns.includes(slug)) &&
    reading.span.days !== undefined
  const before = isNew ? noMemory : known
  const own = townsOf(reading, before)
  // "What is there in Rome?", then "plan it": the town of the talk.
  const towns = own.length > 0 || reading.countries.length > 0 ? own : talk.towns.slice(0, 1)
  const { tastes, party, span, sights, text } = reading
  const refused = refusing.test(text)
    ? sights.filter((id) => towns.includes(id.split('/')[0] ?? ''))
    : []
  const wanted = refused.length > 0 ? [] : sights
  const fond = interestsIn(text)
  const likes = union(
    tastes.likes,
    sightsByWords(reading, world, towns),
    fond.flatMap((one) => sightsShowing(world, towns, one)),
  )
  const half = /moitie|half (?:and|each)|evenly|equal/.test(text)
  const tender = party.isGentle || (party.childAges?.length ?? 0) > 0
  return {
    ...before,
    ...timesOf(reading, before),
    ...moneyOf(reading, before),
    towns,
    parts: half
      ? []
      : span.parts.length > 1 && towns.length === span.parts.length
        ? span.parts
        : reading.towns.length > 1
          ? []
          : before.parts,
    ...(party.adults ? { adults: party.adults } : {}),
    childAges: party.childAges ?? before.childAges,
    likes: without(union(before.likes, likes), tastes.avoid),
    avoid: without(union(before.avoid, tastes.avoid), tastes.likes),
    cuisines: union(before.cuisines, tastes.cuisines),
    interests: union(
      before.interests ?? [],
      fond.map(({ key }) => key),
    ),
    includeIds: without(union(before.includeIds, wanted), refused),
    excludeIds: union(before.excludeIds, refused),
    gentle: before.gentle || tender,
    ...(tender && !span.sightsPerDay && !before.sightsPerDay ? { sightsPerDay: 3 } : {}),
    thrift:
      /cheap|pas (?:trop )?cher|economique|low cost|petit budget|budget (?:serre|limite|etudiant)|shoestring|tight budget|on a budget|nothing fancy|rien de (?:chic|luxueux)/.test(
        text,
      ) && !talk.plan
        ? 3
        : before.thrift,
  }
}

const likedAtMost = 8

/** Sights that show an interest, where they are few enough to be what is meant. */
const sightsShowing = (world: GuideWorld, towns: readonly string[], interest: Interest) =>
  rowsShowing(world, towns, interest)
    .filter(({ sample }) => !sample)
    .slice(0, likedAtMost)
    .map(({ id }) => id)

/** Days of each town: as they were told, else in equal parts, the first ones longer. */
function split(days: number, memory: PlanMemory): readonly number[] {
  const { towns, parts } = memory
  if (parts.length === towns.length && parts.reduce((a, b) => a + b, 0) === days) return parts
  return towns.map((_, at) => Math.floor(days / towns.length) + (at < days % towns.length ? 1 : 0))
}

const wholeDay = { earliest: 9 * 60, latest: 22 * 60 + 30 }

export function wishOf(memory: PlanMemory, daysAtMost: number): PlanWish {
  const sum = memory.parts.length > 1 ? memory.parts.reduce((a, b) => a + b, 0) : 0
  const days = Math.min(
    daysAtMost,
    sum > 0 && memory.parts.length === memory.towns.length ? sum : (memory.days ?? 3),
  )
  const lengths = split(days, memory)
  const budget = memory.dayBudgetCad ? memory.dayBudgetCad * days : memory.budgetCad
  const people = (memory.adults ?? 1) + memory.childAges.length
  return {
    towns: memory.towns.map((slug, at) => ({ slug, days: lengths[at] ?? 0 })),
    start: memory.start,
    month: memory.month,
    adults: memory.adults ?? (memory.childAges.length > 0 ? 2 : people),
    childAges: memory.childAges,
    likes: memory.likes,
    avoid: memory.avoid,
    cuisines: memory.cuisines,
    includeIds: memory.includeIds,
    excludeIds: memory.excludeIds,
    sightsPerDay: memory.sightsPerDay ?? 4,
    gentle: memory.gentle,
    ticketAtMost: memory.ticketAtMost,
    earliest: memory.earliest ?? wholeDay.earliest,
    latest: memory.latest ?? wholeDay.latest,
    free: memory.free,
    budgetCad: budget,
    lodgingPaid: memory.lodgingPaid,
    thrift: memory.thrift,
  }
}
