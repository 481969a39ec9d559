import { useState } from 'react'

type Lists<T> = ReadonlyMap<string, readonly T[]>

/** The same lists, reusing each previous one that has not changed. */
function steady<T>(before: Lists<T>, now: Lists<T>, isSame: (a: T, b: T) => boolean): Lists<T> {
  let changed = before.size !== now.size
  const next = new Map<string, readonly T[]>()
  for (const [key, list] of now) {
    const old = before.get(key)
    const same =
      old?.length === list.length &&
      list.every((one, at) => {
        const other = old[at]
        return other !== undefined && isSame(one, other)
      })
    next.set(key, same && old ? old : list)
    changed ||= !same
  }
  return changed ? next : before
}

/**
 * Keeps the identity of lists whose content is unchanged, so that a column rerenders only if its own stops
 * change.
 */
export function useSteadyLists<T>(now: Lists<T>, isSame: (a: T, b: T) => boolean): Lists<T> {
  const [kept, setKept] = useState(now)
  const next = steady(kept, now, isSame)
  if (next !== kept) setKept(next)
  return next
}
