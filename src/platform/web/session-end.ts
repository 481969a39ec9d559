/** `askedAt`: when the call began, as `performance.now()` has it. */
type Listener = (askedAt: number) => void

const listeners = new Set<Listener>()

/** Calls back whenever the server no longer knows the session of a call. Returns how to stop it. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceSessionEnd(askedAt: number): void {
  for (const listener of listeners) listener(askedAt)
}
