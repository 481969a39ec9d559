import { hasHint } from '#platform/web/hint-cookie.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { isTier, type Tier } from '../domain/tier.ts'

const key = 'user-tier'
const listeners = new Set<() => void>()

/** The tier stored in this browser; free if there is none or it is invalid. */
export function readTier(): Tier {
  const kept = readStored(key)
  return isTier(kept) ? kept : 'free'
}

/** Stores the tier. It changes the display only; the server decides about access. */
export function keepTier(tier: Tier): void {
  writeStored(key, tier)
  for (const listener of listeners) listener()
}

/** Subscribes to changes, including those from other windows. */
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
 * Applies `?tier=` of the URL once, when the site is opened, and removes it; other parameters and the hash
 * stay. For signed-in users the account's tier counts, so it is removed without being applied. After a
 * purchase only the verification counts, so there it stays. Any other value is ignored.
 */
export function takeTierParameter(): void {
  const { pathname, search, hash } = window.location
  const wanted = new URLSearchParams(search).get('tier')
  if (!isTier(wanted) || /^\/pricing-success\/?$/i.test(pathname)) return
  if (!hasHint()) keepTier(wanted)
  // As text, so that the other parameters keep their exact spelling.
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => !/^tier(=|$)/.test(part))
  const rest = others.length > 0 ? `?${others.join('&')}` : ''
  window.history.replaceState(window.history.state, '', pathname + rest + hash)
}
