import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { fareEachText as text } from './messages.ts'

type Price = Pick<FlightOffer['price'], 'basis' | 'unitPrice' | 'totalCad' | 'raw' | 'total'>

/** In CAD what one person pays, where all pay the same; else what one adult does. */
export const fareEach = ({ basis, unitPrice, totalCad, raw, total }: Price): number =>
  basis === 'person' || total === 0
    ? (unitPrice ?? totalCad)
    : Math.round((totalCad * raw * 100) / total) / 100

/** "each", or "an adult" of a party whose children pay another fare. */
export const eachWord = ({ children }: { readonly children: readonly unknown[] }): string =>
  children.length > 0 ? text.adult : text.each
