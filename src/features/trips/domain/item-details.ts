import type { LocalDate } from '#platform/shared/local-date.ts'

/** A local time at a place. */
export interface Moment {
  readonly iata?: string | undefined
  readonly place?:
    | {
        readonly name: string
        readonly lat?: number | undefined
        readonly lng?: number | undefined
      }
    | undefined
  readonly terminal?: string | undefined
  /** 'YYYY-MM-DDTHH:MM' */
  readonly local: string
  /** IANA. */
  readonly zone?: string | undefined
  readonly instant?: string | undefined
}

export interface FlightSegment {
  readonly number?: string | undefined
  readonly carrier?: { readonly code: string; readonly name?: string | undefined } | undefined
  readonly from: Moment
  readonly to: Moment
}

export interface FlightDetails {
  readonly kind: 'flight'
  readonly oneTicket?: boolean | undefined
  /** Outbound, and return if any. */
  readonly directions: readonly { readonly segments: readonly FlightSegment[] }[]
}

export interface StayDetails {
  readonly kind: 'stay'
  readonly guests?: number | undefined
  readonly rooms?: number | undefined
  /** 'HH:MM' */
  readonly checkIn?: string | undefined
  readonly checkOut?: string | undefined
  readonly freeCancellationUntil?: { readonly local: string; readonly zone: string } | undefined
  readonly balanceDue?: { readonly date: LocalDate; readonly amountCad: number } | undefined
}

export const groundModes = ['train', 'bus', 'ferry', 'transfer'] as const

/** Facts of one kind of item; add a member for a new kind. */
export type ItemDetails =
  | StayDetails
  | FlightDetails
  | {
      readonly kind: 'ground'
      readonly mode?: (typeof groundModes)[number] | undefined
      readonly from: Moment
      readonly to: Moment
    }
  | { readonly kind: 'car'; readonly pickUp: Moment; readonly dropOff: Moment }
  | { readonly kind: 'event'; readonly ends?: { readonly local: string } | undefined }
