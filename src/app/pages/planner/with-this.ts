import { useSyncExternalStore } from 'react'

/** An offer that one points at, and what it would add to the trip. */
export interface PointedOffer {
  readonly name: string
  /** Less than nothing where it replaces something dearer. */
  readonly addCents: number
}

/** A pointer that only passes by changes nothing. */
const restMs = 120

let pointed: PointedOffer | undefined
/** Shown while nothing is pointed at. */
let draft: PointedOffer | undefined
/** What the ribbon will show once the pointer rests. */
let next: PointedOffer | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Tells the ribbon what is pointed at or focused; false: no longer, unless something else is by now. */
export function pointAt(offer: PointedOffer, isOn: boolean): void {
  if (isOn === (next?.name === offer.name)) return
  next = isOn ? offer : undefined
  clearTimeout(timer)
  timer = setTimeout(() => {
    pointed = next
    for (const listener of listeners) listener()
  }, restMs)
}

/** What was pointed at is out of sight. */
export function pointAtNothing(): void {
  clearTimeout(timer)
  next = undefined
  pointed = undefined
  for (const listener of listeners) listener()
}

/** What a draft of the trip would add; undefined: there is none. */
export function showDraft(next: PointedOffer | undefined): void {
  draft = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useWithThis = (): PointedOffer | undefined =>
  useSyncExternalStore(
    subscribe,
    () => pointed ?? draft,
    () => undefined,
  )
