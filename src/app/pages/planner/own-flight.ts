import type { FlightSegment } from '#features/trips/domain/item-details.ts'
import { perUnit } from '#features/trips/domain/item-price.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { cad } from '#platform/shared/money.ts'
import { isLocalDate } from '#platform/shared/local-date.ts'
import { ownFlightText as text } from './messages.ts'
import { readTime } from './read-time.ts'

/** One typed flight segment: IATA codes and local times. */
export interface TypedPart {
  readonly number: string
  readonly from: string
  readonly to: string
  readonly departsOn: string
  readonly departsAt: string
  readonly arrivesOn: string
  readonly arrivesAt: string
}

export type PartFaults = Partial<Record<keyof TypedPart, string>>

export const blankPart: TypedPart = {
  number: '',
  from: '',
  to: '',
  departsOn: '',
  departsAt: '',
  arrivesOn: '',
  arrivesAt: '',
}

/** Prefills the next segment from the end of the one before. */
export const partAfter = ({ to, arrivesOn }: TypedPart): TypedPart => ({
  ...blankPart,
  from: to,
  departsOn: arrivesOn,
  arrivesOn,
})

const code = (typed: string): string => typed.trim().toUpperCase()
const localOf = (day: string, time: string): string => `${day}T${readTime(time) ?? ''}`

const departs = ({ departsOn, departsAt }: TypedPart): string => localOf(departsOn, departsAt)
const arrives = ({ arrivesOn, arrivesAt }: TypedPart): string => localOf(arrivesOn, arrivesAt)

/** Errors of a segment; it's compared with the one before if both are at the same airport. */
export function faultsOf(part: TypedPart, before: TypedPart | undefined): PartFaults {
  const faults: { -readonly [K in keyof PartFaults]: string } = {}
  for (const end of ['from', 'to'] as const)
    if (!/^[A-Z]{3}$/.test(code(part[end]))) faults[end] = text.threeLetters
  if (!faults.to && code(part.from) === code(part.to)) faults.to = text.twoAirports
  for (const day of ['departsOn', 'arrivesOn'] as const)
    if (!isLocalDate(part[day])) faults[day] = text.chooseDay
  for (const time of ['departsAt', 'arrivesAt'] as const)
    if (!readTime(part[time])) faults[time] = text.giveTime
  const isConnected = before !== undefined && code(before.to) === code(part.from)
  if (isConnected && !faults.departsAt && departs(part) < arrives(before))
    faults.departsAt = text.leavesTooEarly
  return faults
}

const segmentOf = (part: TypedPart): FlightSegment => ({
  ...(part.number.trim() ? { number: part.number.trim().toUpperCase() } : {}),
  from: { iata: code(part.from), local: departs(part) },
  to: { iata: code(part.to), local: arrives(part) },
})

/** The flights of a booking, in their order, as one item of the trip; `price` is for all together, in CAD. */
export function ownFlight(parts: readonly TypedPart[], price: number): ItemWrite {
  const segments = parts.map(segmentOf)
  const from = segments[0]?.from.iata ?? ''
  const to = segments.at(-1)?.to.iata ?? ''
  return {
    type: 'flight',
    name: text.name(from, to),
    description: segments.flatMap(({ number = '' }) => number || []).join(', '),
    ...perUnit('group', cad(price), 1),
    status: 'booked',
    day: parts[0]?.departsOn ?? null,
    details: { kind: 'flight', directions: [{ segments }] },
  }
}
