import { useMemo } from 'react'
import { DaysDrawing } from '#design/route-drawing/days-drawing.tsx'
import { daysInPlace, type ReadDays } from '../domain/route-strip.ts'
import { drawingText, tripDaysText as text } from './messages.ts'

interface TripDaysProps {
  readonly days: ReadDays
  /** Where each day is spent, in the order of the days. */
  readonly areas: readonly (string | undefined)[]
  readonly onDay?: (number: number) => void
}

/** Where the days of a trip lie to each other; a single one needs no drawing. */
export function TripDays({ days, areas, onDay }: TripDaysProps) {
  const drawn = useMemo(() => daysInPlace(days, areas), [days, areas])
  if (drawn.days.length < 2) return null
  return <DaysDrawing label={text.label} {...drawn} onDay={onDay} text={drawingText} />
}
