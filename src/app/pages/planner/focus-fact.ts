import type { TripFact } from './planner-heading.tsx'

/** Moves the focus to the field of a fact, where its form is open. */
export function focusFact(what: TripFact): void {
  const field = document.querySelector<HTMLElement>(`[data-edit="${what}"] :is(button, input)`)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'nearest' })
}
