import { useState } from 'react'

type Lists<T> = ReadonlyMap<string, readonly T[]>

/** The same lists, each the one from before where nothing in it has changed. */
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
 * Lists that keep their identity while their content is the same: a column whose stops have not changed
 * is not drawn again when another's have.
 */
export function useSteadyLists<T>(now: Lists<T>, isSame: (a: T, b: T) => boolean): Lists<T> {
  const [kept, setKept] = useState(now)
  const next = steady(kept, now, isSame)
  if (next !== kept) setKept(next)
  return next
}
