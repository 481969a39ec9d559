import { useSyncExternalStore } from 'react'

/** True when the readable hint cookie says that somebody may be signed in. It carries no authority. */
const hasHint = (): boolean =>
  document.cookie.split(';').some((part) => /^\s*(__Host-)?hint=1/.test(part))

export function clearHint(): void {
  for (const name of ['hint', '__Host-hint'])
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${name === 'hint' ? '' : '; Secure'}`
}

const never = () => () => undefined

/** Whether somebody may be signed in; unknown while the prerendered page has not woken up. */
export const useHint = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(never, hasHint, () => undefined)
