import { useSyncExternalStore } from 'react'
import type { ItemType } from '#features/trips/domain/trip-item.ts'
import type { TripView } from '#features/trips/web/index.ts'

/** What an offer or a draft changes in one kind of spending. */
export interface AddedMoney {
  readonly type: ItemType
  /** Negative if it saves. */
  readonly cents: number
}

/** Hovered offer and its effect on the total. */
export interface PointedOffer {
  readonly name: string
  /** Asked of the trip as it is now: what is added meanwhile adds nothing. */
  readonly adds: (trip: TripView) => readonly AddedMoney[]
}

/** Delay before a hover counts. ms. */
const restMs = 120

let pointed: PointedOffer | undefined
/** Shown while no offer is hovered. */
let draft: PointedOffer | undefined
/** What the ribbon will show once the pointer rests. */
let next: PointedOffer | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Sets the hovered or focused offer; `false` clears it if it's still the current one. */
export function pointAt(offer: PointedOffer, isOn: boolean): void {
  if (isOn === (next?.name === offer.name)) return
  next = isOn ? offer : undefined
  clearTimeout(timer)
  timer = setTimeout(() => {
    pointed = next
    for (const listener of listeners) listener()
  }, restMs)
}

/** Clears the hovered offer when it's unmounted. */
export function pointAtNothing(): void {
  clearTimeout(timer)
  next = undefined
  pointed = undefined
  for (const listener of listeners) listener()
}

/** Sets the draft's effect on the total; undefined for none. */
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

/** The draft of the guide alone, whatever offer is pointed at. */
export const useDraftMoney = (): PointedOffer | undefined =>
  useSyncExternalStore(
    subscribe,
    () => draft,
    () => undefined,
  )
