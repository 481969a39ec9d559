import { type ChangeEvent, useEffect, useRef } from 'react'
import { farthest } from '../date-field/date-field.tsx'

/** Local dates as `YYYY-MM-DD`; empty while there is none or while one is being typed. */
export interface DateRange {
  start: string
  end: string
}

export interface RangeRules {
  /** The first day that the range may start on. */
  min?: string | undefined
  /** Nights that must lie between start and end; default 0. */
  nights?: number | undefined
}

const dayMs = 86_400_000
/** No range is longer: its year was half typed ("0202"). */
const longestDays = 366

/** The day so many days later. Invalid days are returned unchanged: they may come from an address. */
function plus(date: string, days: number): string {
  const then = new Date(Date.parse(date) + days * dayMs)
  return Number.isNaN(then.getTime()) ? date : then.toISOString().slice(0, 10)
}

/** The range with another start, which takes the end along, as far off as it was, if it leaves no room. */
export function moveStart({ start, end }: DateRange, next: string, nights = 0): DateRange {
  if (!next || !end || end >= plus(next, nights)) return { start: next, end }
  const days = start ? (Date.parse(end) - Date.parse(start)) / dayMs : 0
  return { start: next, end: plus(next, days > longestDays ? nights : Math.max(nights, days)) }
}

interface RangeControl extends RangeRules {
  value: DateRange
  onChange: (range: DateRange) => void
}

type Changed = ChangeEvent<HTMLInputElement>

/** What two `<input>`s carry to be the ends of one range. */
export function useRangeInputs({ value, onChange, min, nights = 0 }: RangeControl) {
  const { start, end } = value
  // Both ends may change before the next render, as with what was typed before a page's modules came.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const change = (range: DateRange): void => {
    latest.current = range
    onChange(range)
  }
  const common = { type: 'date', max: farthest }
  return {
    start: {
      ...common,
      min,
      value: start,
      onChange: ({ target }: Changed) => change(moveStart(latest.current, target.value, nights)),
    },
    end: {
      ...common,
      min: start ? plus(start, nights) : min,
      value: end,
      onChange: ({ target }: Changed) => change({ ...latest.current, end: target.value }),
    },
  }
}
