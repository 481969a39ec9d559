import { useSyncExternalStore } from 'react'

export interface Toast {
  title: string
  /** `done` unless told: what has not worked has no tick. */
  tone?: 'done' | 'failed' | 'hint' | undefined
  text?: string | undefined
  /** "Undo" where it can be undone. The toast goes away when it is pressed. */
  action?: { label: string; onPress: () => void } | undefined
  /** 5 s, or 8 s with an action. The clock stands still under the pointer and under focus. */
  durationMs?: number | undefined
}

export interface ShownToast extends Toast {
  /** Counts up, so that the same words twice are two toasts. */
  serial: number
}

let current: ShownToast | undefined
let serial = 0
const listeners = new Set<() => void>()

function set(next: ShownToast | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one that is there: one at a time, the newest wins. */
export function showToast(toast: Toast): void {
  serial += 1
  set({ ...toast, serial })
}

/** Takes away the toast with this serial, or whichever is shown. */
export function dismissToast(only?: number): void {
  if (current && (only === undefined || only === current.serial)) set(undefined)
}

export const toastDuration = (toast: Toast): number =>
  toast.durationMs ?? (toast.action ? 8000 : 5000)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toast that is shown now. */
export const currentToast = (): ShownToast | undefined => current

export const useToast = (): ShownToast | undefined =>
  useSyncExternalStore(subscribe, currentToast, () => undefined)
