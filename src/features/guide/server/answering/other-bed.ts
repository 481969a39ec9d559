import { distanceKm } from '#platform/shared/distance.ts'
import type { StoredEdit } from '../reading/memory.ts'
import type { Anchor } from './anchor-of.ts'
import type { Asking, Said } from './answer.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesOf, proposed } from './propose-edit.ts'
import { besideNow, dollars, listed, number } from './words.ts'

/** What a bed is to be instead. */
export interface BedWish {
  readonly price: 'cheaper' | 'better' | 'like'
  readonly near: Anchor | undefined
  readonly isHostel: boolean
  /** What it must have, as offers list it. */
  readonly amenities?: readonly string[] | undefined
}

/** So far from a point is near it. */
const nearKm = 2
/** So much less than before is clearly less, where only the price counts. */
const less = 0.9
/** A kilometre from the stops is worth so much a night. */
const dollarsAKm = 20
/** A room may cost so much more where it stands where it is wanted. */
const dearer = 1.3

interface Bed {
  readonly item: Omit<WrittenItem, 'id'>
  /** From where it is to be. */
  readonly km: number
  /** For the whole stay and the whole party, in dollars. */
  readonly cost: number
  /** With what the way to the stops of the plan is worth, night by night. */
  readonly worth: number
  readonly isBetter: boolean
}

interface Searched {
  readonly old: WrittenItem
  readonly beds: readonly Bed[]
  readonly edit: StoredEdit | undefined
  readonly chosen: Bed | undefined
}

const roomsOf = ({ details }: WrittenItem): number | undefined =>
  details && 'rooms' in details && typeof details.rooms === 'number' ? details.rooms : undefined

/** Where an item of a plan stands. */
const placeOf = ({ wish: { destinations } }: Standing, { location = '' }: WrittenItem) =>
  destinations.find(({ name }) => location.includes(name)) ?? destinations[0]

/** The middle of what is visited. */
function middleOf({ items }: Standing): { lat: number; lng: number } | undefined {
  const points = items.flatMap(({ type, lat, lng }) =>
    type === 'attraction' && lat && lng ? [{ lat, lng }] : [],
  )
  const half = Math.floor(points.length / 2)
  const lat = points.map((one) => one.lat).toSorted((a, b) => a - b)[half]
  const lng = points.map((one) => one.lng).toSorted((a, b) => a - b)[half]
  // A day out of town moves no median.
  return lat !== undefined && lng !== undefined ? { lat, lng } : undefined
}

/** All other beds for the nights of one, as the search shows them for the party. */
async function bedsFor(
  { plans, know }: Asking,
  standing: Standing,
  { old, wish }: { readonly old: WrittenItem; readonly wish: BedWish },
): Promise<readonly Bed[]> {
  const { day, nights } = old
  const place = placeOf(standing, old)
  if (!day || !nights || !place) return []
  const rooms = roomsOf(old)
  const offers = await plans.stays(standing.wish, { place, checkIn: day, nights, rooms })
  const middle = middleOf(standing)
  const now = offers.find(({ item }) => item.name === old.name)?.rating ?? 0
  const beds = offers.flatMap(({ item, district, style, rating, amenities }): Bed[] => {
    if (item.name === old.name || (style === 'hostel') !== wish.isHostel) return []
    if (wish.amenities?.some((one) => !amenities.includes(one))) return []
    const { near } = wish
    const isThere = near?.district !== undefined && near.district === district
    const known = near && item.lat && item.lng ? { lat: item.lat, lng: item.lng } : undefined
    const spot = item.lat && item.lng ? { lat: item.lat, lng: item.lng } : undefined
    const away = middle && spot ? distanceKm(middle, spot) : 0
    const km = near && known ? distanceKm(near, known) : near ? Infinity : 0
    const cost = item.price ?? 0
    return [
      {
        item,
        km: isThere ? Math.min(km, nearKm) : km,
        cost,
        worth: cost + away * dollarsAKm * nights,
        isBetter: (rating ?? 0) > now,
      },
    ]
  })
  know(beds.map(({ item: { name, price }, km }) => ({ name, price, km })))
  return beds
}

/** What a bed may cost, by the wish and what it cost before. */
function fits({ price, near, amenities = [] }: BedWish, old: number, cost: number): boolean {
  // What it must have weighs more than its price.
  if (amenities.length > 0) return true
  // Without a price of its own there is nothing to compare.
  if (old === 0) return true
  if (price === 'cheaper') return near ? cost < old : cost <= old * less
  return price === 'better' ? cost >= old / less : cost <= old * dearer
}

/**
 * The nearest where it is to be near something; else the cheapest for what its way to the stops is worth, or
 * the one that differs least in price: a better one by its rating.
 */
function chosenBed(beds: readonly Bed[], wish: BedWish, old: number): Bed | undefined {
  // Of beds for open nights that are all near enough the cheapest is first.
  const rank = ({ km, worth }: Bed): number => {
    if (wish.amenities?.length) return worth
    if (wish.near && old > 0) return km
    return wish.price === 'cheaper' ? worth : Math.abs(worth - old)
  }
  const isWished = ({ isBetter }: Bed): boolean => wish.price !== 'better' || isBetter
  return beds
    .filter((bed) => bed.km <= nearKm && isWished(bed) && fits(wish, old, bed.cost))
    .toSorted((a, b) => rank(a) - rank(b) || a.cost - b.cost)[0]
}

async function searched(
  asking: Asking,
  standing: Standing,
  { old, wish }: { readonly old: WrittenItem; readonly wish: BedWish },
): Promise<Searched> {
  const beds = await bedsFor(asking, standing, { old, wish })
  const chosen = chosenBed(beds, wish, old.price ?? 0)
  const day = datesOf(standing).indexOf(old.day ?? '') + 1
  const write = chosen && { ...chosen.item, id: crypto.randomUUID() }
  return { old, beds, chosen, edit: write && { op: 'replace', itemId: old.id, day, write } }
}

const farText = ({ say, language }: Asking, km: number, { name }: Anchor): string => {
  const far = number(language, km, 1)
  return say(`${far} km from ${name}`, `à ${far} km (${name})`)
}

/** A bed with its price for the stay, beside the one that stands. */
function bedText(asking: Asking, { item, cost, km }: Bed, old: number, near?: Anchor): string {
  const { say, language } = asking
  const far = near && km < Infinity ? `, ${farText(asking, km, near)}` : ''
  const [name, price] = [`**${item.name}**`, dollars(language, cost)]
  const more = besideNow(asking, cost, old)
  return say(
    `${name}, ${item.location ?? ''}${far}: ${price} for the stay${more}.`,
    `${name}, ${item.location ?? ''}${far} : ${price} pour le séjour${more}.`,
  )
}

/** Why a bed stays: none is near, none near is cheaper, or none at such a price. */
function keptText(asking: Asking, { old, beds }: Searched, wish: BedWish): string {
  const { say, language } = asking
  const { near, price, amenities = [] } = wish
  if (amenities.length > 0)
    return say(
      `I find no other hotel with ${listed('en', amenities)} for these nights: your stay is unchanged.`,
      `Je ne trouve pas d’autre hôtel avec ${listed('fr', amenities)} pour ces nuits : votre hébergement ne change pas.`,
    )
  const cost = old.price ?? 0
  const there = beds.filter(({ km }) => km <= nearKm)
  const [nearest] = beds.toSorted((a, b) => a.km - b.km)
  const [cheapest] = there.toSorted((a, b) => a.cost - b.cost)
  if (near && there.length === 0)
    return [
      say(
        `I find no other hotel within ${nearKm} km of ${near.name} for these nights: your stay is unchanged.`,
        `Je ne trouve pas d’autre hôtel à moins de ${nearKm} km (${near.name}) pour ces nuits : votre hébergement ne change pas.`,
      ),
      ...(nearest
        ? [`${say('The nearest is', 'Le plus proche :')} ${bedText(asking, nearest, cost, near)}`]
        : []),
    ].join(' ')
  if (!cheapest || price === 'better')
    return say(
      'I find no such room for these nights: your stay is unchanged.',
      'Je ne trouve pas de telle chambre pour ces nuits : votre hébergement ne change pas.',
    )
  const where = near ? say(` near ${near.name}`, ` près d’ici (${near.name})`) : ''
  const now = `${old.name} (${dollars(language, cost)})`
  return [
    price === 'cheaper'
      ? say(
          `I find no cheaper hotel${where} than ${now}: your stay is unchanged.`,
          `Je ne trouve pas d’hôtel moins cher${where} que ${now} : votre hébergement ne change pas.`,
        )
      : say(
          `I find no other room${where} at a like price to ${now}: your stay is unchanged.`,
          `Je ne trouve pas d’autre chambre${where} à un prix semblable à ${now} : votre hébergement ne change pas.`,
        ),
    `${say('The cheapest there is', 'La moins chère y est')} ${bedText(asking, cheapest, cost, near)}`,
  ].join(' ')
}

const reasonOf = ({ say }: Asking, { price, near }: BedWish): string => {
  if (price === 'cheaper') return say('a cheaper stay')
  if (near) return say('nearer to where you want to be', 'plus près')
  return price === 'better'
    ? say('a better room', 'une meilleure chambre')
    : say('another room', 'une autre chambre')
}

/** "I suggest this stay in place of …, for the same 4 nights and 2 people." */
function swapText(asking: Asking, { wish: { party } }: Standing, found: Searched, near?: Anchor) {
  const { say } = asking
  const { old, chosen } = found
  const [nights, people] = [old.nights ?? 1, party.adults + party.children.length]
  const [en, fr] = [
    nights === 1 ? 'night' : `${nights} nights`,
    nights === 1 ? 'la même nuit' : `les mêmes ${nights} nuits`,
  ]
  const head = say(
    `I suggest another stay in place of ${old.name}, for the same ${en} and ${people === 1 ? 'one person' : `${people} people`}.`,
    `Je propose un autre hébergement à la place de ${old.name}, pour ${fr} et ${people === 1 ? 'une personne' : `${people} personnes`}.`,
  )
  return chosen ? `${head}\n\n${bedText(asking, chosen, old.price ?? 0, near)}` : ''
}

/** The stay of a trip that has none: all its nights are open. */
const openBed = ({ wish }: Standing): WrittenItem | undefined => {
  const nights = wish.destinations.length === 1 ? datesOf({ wish, items: [] }).length - 1 : 0
  return nights > 0
    ? { id: '', type: 'hotel', name: '', day: wish.startDate, nights, price: 0 }
    : undefined
}

/** Where no bed stands yet the cheapest of those that are near comes in. */
async function firstBed(asking: Asking, standing: Standing, wish: BedWish): Promise<Said> {
  const { say } = asking
  const open = openBed(standing)
  const found = open && (await searched(asking, standing, { old: open, wish }))
  const write = found?.edit?.write
  if (!open || !found?.chosen || !write || !('type' in write))
    return {
      text: say(
        'The plan has no stay to change. Use “Find stay” on its open nights.',
        'Le plan n’a pas d’hébergement à changer. Utilisez « Find stay » sur ses nuits libres.',
      ),
      isUnknown: true,
    }
  const edit: StoredEdit = { op: 'add', itemId: write.id, day: 1, write }
  const said = proposed(asking, standing, [edit], reasonOf(asking, wish))
  const text = say(
    `The plan has no stay yet: I suggest this one for its ${open.nights} nights.`,
    `Le plan n’a pas encore d’hébergement : je propose celui-ci pour ses ${open.nights} nuits.`,
  )
  return { ...said, text: `${text}\n\n${bedText(asking, found.chosen, 0, wish.near)}` }
}

const isOpen = ({ type, status = 'planned' }: WrittenItem): boolean =>
  type === 'hotel' && status === 'planned'

/** Each planned bed for a cheaper one, where there is one. */
export async function cheaperBeds(
  asking: Asking,
  standing: Standing,
): Promise<readonly StoredEdit[]> {
  const wish: BedWish = { price: 'cheaper', near: undefined, isHostel: false }
  const beds = standing.items.filter(isOpen)
  const all = await Promise.all(beds.map((old) => searched(asking, standing, { old, wish })))
  return all.flatMap(({ edit }) => edit ?? [])
}

/** Each planned bed changes for one as it is wished, for its own nights; booked ones stay. */
export async function swappedBeds(
  asking: Asking,
  standing: Standing,
  wish: BedWish,
): Promise<Said> {
  const { say } = asking
  const taken = standing.items.filter(({ type, status }) => type === 'hotel' && status !== 'idea')
  const beds = taken.filter(isOpen)
  if (taken.some(({ status }) => status === 'booked') && beds.length === 0)
    return {
      text: say(
        'Your stay is booked: I don’t change it. Cancel the booking first.',
        'Votre hébergement est réservé : je n’y touche pas. Annulez d’abord la réservation.',
      ),
    }
  if (beds.length === 0) return firstBed(asking, standing, wish)
  const all = await Promise.all(beds.map((old) => searched(asking, standing, { old, wish })))
  const edits = all.flatMap(({ edit }) => edit ?? [])
  const kept = all.filter(({ edit }) => !edit).map((one) => keptText(asking, one, wish))
  if (edits.length === 0) return { text: kept.join('\n\n') }
  const reason = reasonOf(asking, wish)
  const told = all.flatMap((one) => swapText(asking, standing, one, wish.near) || [])
  return {
    ...proposed(asking, standing, edits, reason),
    text: [...told, ...kept].join('\n\n'),
  }
}
