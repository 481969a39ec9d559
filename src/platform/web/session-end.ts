const listeners = new Set<() => void>()

/** Calls back whenever the server no longer knows the session of a call. Returns how to stop it. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceSessionEnd(): void {
  for (const listener of listeners) listener()
}
