import type { Signatures } from '#platform/server/db/open-signatures.ts'
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

/** An offer that a client hands back. */
export interface ReadOffer extends OfferParts {
  readonly signature?: string
}

const minuteMs = 60_000

const endOf = ({ expiresAt }: OfferParts): string =>
  Math.floor(expiresAt.getTime() / minuteMs).toString(36)

/** The signed fields: all but the price, which is computed again. */
const signedPart = (offer: OfferParts): string =>
  [
    'stay offer',
    offer.hotel,
    offer.checkIn,
    offer.nights,
    `${offer.adults}-${offer.children}-${offer.rooms}`,
    endOf(offer),
  ].join(';')

/** 'embedded:paris/auberge;2027-04-12;2;2-0-1;18800;tbz4k.SIGNATURE': it holds all, so nothing is kept. */
export const offerIdOf = (offer: OfferParts, signatures: Signatures): string =>
  [
    `embedded:${offer.hotel}`,
    offer.checkIn,
    offer.nights,
    `${offer.adults}-${offer.children}-${offer.rooms}`,
    offer.totalMinor,
    `${endOf(offer)}.${signatures.sign(signedPart(offer))}`,
  ].join(';')

const pattern =
  /^embedded:([a-z0-9/-]{3,200});(\d{4}-\d{2}-\d{2});(\d{1,3});(\d{1,2})-(\d{1,2})-(\d);(\d{1,12});([0-9a-z]{1,8})(?:\.([\w-]{22}))?$/

/** Parses an offer id; undefined if malformed. Its signature is checked by `isOwnOffer`. */
export function readOfferId(id: string): ReadOffer | undefined {
  const [, hotel = '', checkIn = '', ...rest] = pattern.exec(id) ?? []
  const signature = rest[6]
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
    ...(signature && { signature }),
  }
}

/**
 * True where we wrote the end of an offer. One without a signature is from before there were any, so that it
 * ends no later than the last of those did.
 */
export const isOwnOffer = (offer: ReadOffer, signatures: Signatures): boolean =>
  offer.signature === undefined
    ? offer.expiresAt <= expiryAfter(signatures.since)
    : signatures.isSigned(signedPart(offer), offer.signature)

/** A price is valid for at least half an hour; searches of the same half hour give the same offers. */
export const expiryAfter = (now: Date): Date =>
  new Date((Math.ceil(now.getTime() / (30 * minuteMs)) + 1) * 30 * minuteMs)
