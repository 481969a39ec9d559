import { useState } from 'react'
import { earliestToday, isLocalDate, nightsBetween } from '#platform/shared/local-date.ts'
import { mostNights } from '../domain/stay-rules.ts'
import { stayDatesText } from './messages.ts'

/** As typed: a day that is not complete is empty. */
export interface StayDates {
  readonly checkIn: string
  readonly checkOut: string
}

/** The errors of the dates, by field. */
export function dateErrors({ checkIn, checkOut }: StayDates, now = new Date()) {
  const nights = nightsBetween(checkIn, checkOut)
  const backwards = checkIn !== '' && checkOut <= checkIn
  const tooLong = nights > mostNights ? stayDatesText.tooManyNights(mostNights) : ''
  const past = checkIn < earliestToday(now)
  return {
    checkIn: checkIn
      ? (past && stayDatesText.pastCheckIn) || undefined
      : stayDatesText.checkInMissing,
    checkOut: checkOut
      ? (backwards && stayDatesText.endsTooEarly) || tooLong || undefined
      : stayDatesText.checkOutMissing,
  }
}

const unless = (usual: string, day: string): string => (day === usual ? '' : day)

interface Kept {
  readonly usual: StayDates
  /** What was kept; empty where it is the usual. */
  readonly kept: StayDates
  readonly onKeep: (dates: StayDates) => void
}

/** The nights that are looked for: those that were kept, else the usual ones. Only whole days are kept. */
export function useStayDates({ usual, kept, onKeep }: Kept) {
  const [stay, change] = useState<StayDates>(() => ({
    checkIn: isLocalDate(kept.checkIn) ? kept.checkIn : usual.checkIn,
    checkOut: isLocalDate(kept.checkOut) ? kept.checkOut : usual.checkOut,
  }))
  const set = (next: StayDates): void => {
    change(next)
    if (!isLocalDate(next.checkIn) || !isLocalDate(next.checkOut)) return
    onKeep({
      checkIn: unless(usual.checkIn, next.checkIn),
      checkOut: unless(usual.checkOut, next.checkOut),
    })
  }
  return [stay, set] as const
}
