import { useSyncExternalStore } from 'react'

let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLDialogElement[]): void {
  stack = next
  for (const listener of listeners) listener()
}

/** Notes that a modal dialog is open. Returns the call that takes it off again. */
export function registerModal(dialog: HTMLDialogElement): () => void {
  set([...stack, dialog])
  return () => set(stack.filter((other) => other !== dialog))
}

let held = 0

/** Holds the page still behind a dialog or an open menu. Returns the call that lets it go. */
export function holdPage(): () => void {
  const root = document.documentElement
  root.toggleAttribute('data-held', ++held > 0)
  return () => void root.toggleAttribute('data-held', --held > 0)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The modal dialogs that are open now, the uppermost last. */
export const openModals = (): readonly HTMLDialogElement[] => stack

const none: readonly HTMLDialogElement[] = []

/**
 * A modal makes the rest of the page inert, so elements that must stay usable (toasts,
 * failures) has to be rendered inside the uppermost one.
 */
export const useOpenModals = (): readonly HTMLDialogElement[] =>
  useSyncExternalStore(subscribe, openModals, () => none)
