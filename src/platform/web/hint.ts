import { useSyncExternalStore } from 'react'
import { hasHint } from './hint-cookie.ts'

const listeners = new Set<() => void>()

/** The server has set or cleared the hint cookie: its readers render again. */
export function rereadHint(): void {
  for (const listener of listeners) listener()
}

export function clearHint(): void {
  for (const name of ['hint', 'kept']) {
    const cleared = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
    document.cookie = cleared
    document.cookie = `__Host-${cleared}; Secure`
  }
  rereadHint()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a session may exist; undefined until the prerendered page is hydrated. */
export const useHint = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(subscribe, hasHint, () => undefined)
