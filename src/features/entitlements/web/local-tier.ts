import { hasHint } from '#platform/web/hint-cookie.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { isTier, type Tier } from '../domain/tier.ts'

const key = 'user-tier'
const listeners = new Set<() => void>()

/** The tier this browser shows; free when none is kept, or what is kept is none. */
export function readTier(): Tier {
  const kept = readStored(key)
  return isTier(kept) ? kept : 'free'
}

/** Keeps the tier. It changes what is shown, nothing that is allowed. */
export function keepTier(tier: Tier): void {
  writeStored(key, tier)
  for (const listener of listeners) listener()
}

/** Tells of changes, those of other windows too. */
export function onTierChange(listener: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

/**
 * Applies `?tier=` of the address once, when the site is opened, and takes it out of the address; other
 * parameters and the hash stay. Whoever is signed in has the account's tier: it is taken out without
 * being applied. After a purchase only its verification counts: there it is left. Any other value is ignored.
 */
export function takeTierParameter(): void {
  const { pathname, search, hash } = window.location
  const wanted = new URLSearchParams(search).get('tier')
  if (!isTier(wanted) || /^\/pricing-success\/?$/i.test(pathname)) return
  if (!hasHint()) keepTier(wanted)
  // As text: the other parameters keep their very spelling.
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => !/^tier(=|$)/.test(part))
  const rest = others.length > 0 ? `?${others.join('&')}` : ''
  window.history.replaceState(window.history.state, '', pathname + rest + hash)
}
