import { useSyncExternalStore } from 'react'

/** How long each kind of popup stays, in milliseconds. */
export const displayMs = {
  error: 5000,
  api: 7000,
  loading: 8000,
  network: 10_000,
  success: 3000,
  info: 4000,
} as const

export type PopupKind = keyof typeof displayMs

export interface Popup {
  /** Popups with the same key replace each other: one per source that fails. */
  key: string
  title?: string | undefined
  text: string
  /** An error when absent. The clock stands still under the pointer and under focus. */
  kind?: PopupKind | undefined
  /** "Try again". The popup then stays until it is dismissed. */
  action?: { label: string; onPress: () => void } | undefined
}

export interface ShownPopup extends Popup {
  /** Counts up: showing the same popup again restarts its timer. */
  serial: number
}

let stack: readonly ShownPopup[] = []
let serial = 0
const listeners = new Set<() => void>()

function set(next: readonly ShownPopup[]): void {
  stack = next
  for (const listener of listeners) listener()
}

/** Puts a popup on top of the stack; an older one with its key goes. */
export function showPopup(popup: Popup): void {
  serial += 1
  set([{ ...popup, serial }, ...stack.filter((other) => other.key !== popup.key)])
}

export function dismissPopup(key: string): void {
  if (stack.some((popup) => popup.key === key)) set(stack.filter((popup) => popup.key !== key))
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is shown now, newest first. */
export const currentPopups = (): readonly ShownPopup[] => stack

const none: readonly ShownPopup[] = []

export const usePopups = (): readonly ShownPopup[] =>
  useSyncExternalStore(subscribe, currentPopups, () => none)
