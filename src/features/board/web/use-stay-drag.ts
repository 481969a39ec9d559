import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { allItems, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { addDays, formatDayShort } from '#platform/shared/local-date.ts'
import { nightsEdit, type StayEnd, type StayNights, withEnd } from '../domain/stay-ends.ts'
import { barText as text } from './messages.ts'
import type { BoardEdits } from './use-board-edits.ts'

/** Dragged stay, and its range on drop. */
export interface StayDrag {
  readonly id: string
  readonly end: StayEnd
  readonly next: StayNights
}

const nightsOf = ({ day, nights }: ItemView): StayNights | undefined =>
  day === null ? undefined : { day, nights: nights ?? 1 }

/** "Casa do Alecrim, Mon 10 May to Wed 12 May, 2 nights" */
const wordsOf = (name: string, { day, nights }: StayNights): string =>
  text.holds(name, formatDayShort(day), formatDayShort(addDays(day, nights)), nights)

/** Day at a point, by columns; on a phone by the dates, from which its bars hang. */
function dayAt(x: number): string | undefined {
  const chips = [...document.querySelectorAll<HTMLElement>('[data-chip]')]
  const columns = [...document.querySelectorAll<HTMLElement>('[data-day]:not([data-day=""])')]
  const days = chips.length > 0 && matchMedia('(max-width: 47.4375em)').matches ? chips : columns
  const day = days.find((one) => x < one.getBoundingClientRect().right) ?? days.at(-1)
  return day?.dataset['day'] ?? day?.dataset['chip']
}

/** Day of an end. */
const standsOn = ({ day, nights }: StayNights, end: StayEnd): string =>
  end === 'in' ? day : addDays(day, nights)

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
])

/** Resizes a stay by its ends, by pointer and arrow keys. */
export function useStayDrag(trip: TripView, edits: BoardEdits) {
  const [drag, setDrag] = useState<StayDrag>()
  const save = (item: ItemView, next: StayNights): void => {
    const changes = nightsEdit(item, next)
    if (Object.keys(changes).length > 0) edits.edit([{ item, changes }], wordsOf(item.name, next))
  }
  return {
    drag,
    handlesOf(shown: ItemView, end: StayEnd) {
      // While dragging, the bar shows the new range.
      const item = allItems(trip).find(({ id }) => id === shown.id) ?? shown
      const own = nightsOf(item)
      const held = drag?.id === item.id && drag.end === end ? drag : undefined
      return {
        onPointerDown(event: PointerEvent<HTMLElement>): void {
          if (!own || event.button !== 0) return
          event.stopPropagation()
          event.currentTarget.setPointerCapture(event.pointerId)
          setDrag({ id: item.id, end, next: own })
        },
        onPointerMove({ clientX }: PointerEvent<HTMLElement>): void {
          const day = held && dayAt(clientX)
          if (!held || !own || day === undefined) return
          const next = withEnd(trip, own, end, day)
          if (next.day === held.next.day && next.nights === held.next.nights) return
          setDrag({ ...held, next })
          edits.say(wordsOf(item.name, next))
        },
        onPointerUp(): void {
          if (!held) return
          setDrag(undefined)
          save(item, held.next)
        },
        onPointerCancel: (): void => setDrag(undefined),
        onKeyDown(event: KeyboardEvent<HTMLElement>): void {
          if (event.key === 'Escape' && held) return setDrag(undefined)
          const step = steps.get(event.key)
          if (step === undefined || !own) return
          event.preventDefault()
          event.stopPropagation()
          const next = withEnd(trip, own, end, addDays(standsOn(own, end), step))
          if (next.day === own.day && next.nights === own.nights) edits.say(text.noFurther)
          else save(item, next)
        },
      }
    },
  }
}

export type StayHandles = ReturnType<typeof useStayDrag>['handlesOf']
