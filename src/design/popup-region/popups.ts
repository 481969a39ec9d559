import { useSyncExternalStore } from 'react'

export interface Popup {
  /** Popups with the same key replace each other: one per source that fails. */
  key: string
  title: string
  text: string
  tone?: 'error' | 'warn' | undefined
  /** "Try again". The popup stays until it is dismissed. */
  action?: { label: string; onPress: () => void } | undefined
}

let stack: readonly Popup[] = []
const listeners = new Set<() => void>()

function set(next: readonly Popup[]): void {
  stack = next
  for (const listener of listeners) listener()
}

/** Puts a popup on top of the stack; an older one with its key goes. */
export function showPopup(popup: Popup): void {
  set([popup, ...stack.filter((other) => other.key !== popup.key)])
}

export function dismissPopup(key: string): void {
  if (stack.some((popup) => popup.key === key)) set(stack.filter((popup) => popup.key !== key))
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is shown now, newest first. */
export const currentPopups = (): readonly Popup[] => stack

const none: readonly Popup[] = []

export const usePopups = (): readonly Popup[] =>
  useSyncExternalStore(subscribe, currentPopups, () => none)
