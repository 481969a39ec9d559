import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#platform/web/storage.ts'

export type Consent = 'yes' | 'no' | 'unasked'

const key = 'analytics-consent'
const listeners = new Set<() => void>()

export function readConsent(): Consent {
  const stored = readStored(key)
  return stored === 'yes' || stored === 'no' ? stored : 'unasked'
}

/** Keeps the answer in this browser; it can be given again at any time. */
export function giveConsent(consent: Exclude<Consent, 'unasked'>): void {
  writeStored(key, consent)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The answer in this browser; unknown while the prerendered page has not woken up. */
export const useConsent = (): Consent | undefined =>
  useSyncExternalStore<Consent | undefined>(subscribe, readConsent, () => undefined)
