import { type Children, readChildren, writeChildren } from '#platform/shared/child-ages.ts'
import { isLocalDate, type LocalDate } from '#platform/shared/local-date.ts'
import { type Money, money } from '#platform/shared/money.ts'

/** All that finds a vendor's offer again: its own ids may be longer than ours, and end with it. */
export interface VendorOfferParts extends Children {
  /** The town's id in the atlas. */
  readonly town: string
  readonly hotel: string
  readonly checkIn: LocalDate
  readonly nights: number
  readonly adults: number
  readonly rooms: number
  readonly total: Money
  readonly isRefundable: boolean
  readonly expiresAt: Date
}

const minuteMs = 60_000

/** 'liteapi:paris/lp1897;2027-04-12;2;2-1.7-1;16366CAD;R;tbz4k' */
export const vendorOfferId = (source: string, offer: VendorOfferParts): string =>
  [
    `${source}:${offer.town}/${offer.hotel}`,
    offer.checkIn,
    offer.nights,
    `${offer.adults}-${writeChildren(offer)}-${offer.rooms}`,
    `${offer.total.amountMinor}${offer.total.currency}`,
    offer.isRefundable ? 'R' : 'N',
    Math.floor(offer.expiresAt.getTime() / minuteMs).toString(36),
  ].join(';')

const pattern =
  /^([a-z]+):([a-z0-9-]{2,120})\/([A-Za-z0-9_]{1,60});(\d{4}-\d{2}-\d{2});(\d{1,3});(\d{1,2})-([\d.]{1,40})-(\d);(\d{1,12})([A-Z]{3});([RN]);([0-9a-z]{1,8})$/

/** Reads an id; undefined where it is not of that form. Nothing in it is trusted: the price is asked for again. */
export function readVendorOfferId(source: string, id: string): VendorOfferParts | undefined {
  const match = pattern.exec(id)
  if (match?.[1] !== source) return undefined
  const [, , town = '', hotel = '', checkIn = '', ...rest] = match
  const [nights = 0, adults = 0, , rooms = 0, amountMinor = 0] = rest.map(Number)
  if (!isLocalDate(checkIn) || !nights || !adults || !rooms) return undefined
  return {
    town,
    hotel,
    checkIn,
    nights,
    adults,
    ...readChildren(rest[2] ?? ''),
    rooms,
    total: money(rest[5] ?? '', amountMinor),
    isRefundable: rest[6] === 'R',
    expiresAt: new Date(Number.parseInt(rest[7] ?? '', 36) * minuteMs),
  }
}
