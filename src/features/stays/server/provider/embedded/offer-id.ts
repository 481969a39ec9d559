import { isLocalDate, type LocalDate } from '#platform/shared/local-date.ts'

/** All that an embedded offer is made of. */
export interface OfferParts {
  /** 'paris/auberge' */
  readonly hotel: string
  readonly checkIn: LocalDate
  readonly nights: number
  readonly adults: number
  readonly children: number
  readonly rooms: number
  /** In cents of CAD. */
  readonly totalMinor: number
  readonly expiresAt: Date
}

const minuteMs = 60_000

/** 'embedded:paris/auberge;2027-04-12;2;2-0-1;18800;tbz4k': it holds all, so that nothing is kept for it. */
export const offerIdOf = (offer: OfferParts): string =>
  [
    `embedded:${offer.hotel}`,
    offer.checkIn,
    offer.nights,
    `${offer.adults}-${offer.children}-${offer.rooms}`,
    offer.totalMinor,
    Math.floor(offer.expiresAt.getTime() / minuteMs).toString(36),
  ].join(';')

const pattern =
  /^embedded:([a-z0-9/-]{3,200});(\d{4}-\d{2}-\d{2});(\d{1,3});(\d{1,2})-(\d{1,2})-(\d);(\d{1,12});([0-9a-z]{1,8})$/

/** Reads an id; nothing where it is not of that form. What it says is believed of nobody: it is priced anew. */
export function readOfferId(id: string): OfferParts | undefined {
  const [, hotel = '', checkIn = '', ...rest] = pattern.exec(id) ?? []
  const [nights, adults, children, rooms, totalMinor] = rest.map(Number)
  const minutes = Number.parseInt(rest[5] ?? '', 36)
  if (!hotel || !isLocalDate(checkIn) || !nights || !adults || !rooms) return undefined
  return {
    hotel,
    checkIn,
    nights,
    adults,
    children: children ?? 0,
    rooms,
    totalMinor: totalMinor ?? 0,
    expiresAt: new Date(minutes * minuteMs),
  }
}

/** A price stands for half an hour at least; searches of the same half hour give the same offers. */
export const expiryAfter = (now: Date): Date =>
  new Date((Math.ceil(now.getTime() / (30 * minuteMs)) + 1) * 30 * minuteMs)
