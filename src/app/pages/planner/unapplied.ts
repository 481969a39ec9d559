import { useEffect, useSyncExternalStore } from 'react'
import { showToast } from '#design/notices/notices.ts'
import { unappliedText as text } from './messages.ts'

/** A change of the trip's dates, party, origin or budget that is typed and not applied. */
export interface Unapplied {
  readonly busy: boolean
  /** What stays as it is without it. */
  readonly now: string
}

/** The form whose submission applies it; a submitter of the value `closing` closes the form then. */
export const unappliedForm = 'when-and-who'
export const closing = 'close'

let current: Unapplied | undefined
const listeners = new Set<() => void>()

function set(next: Unapplied | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** The change was applied or taken back. */
export const settleUnapplied = (): void => set(undefined)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The change that waits to be applied; undefined for none. */
export const useUnapplied = (): Unapplied | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

/** Tells of a change while its form is open. A form that is left before says that nothing changed. */
export function useTellUnapplied(isChanged: boolean, { busy, now }: Unapplied): void {
  useEffect(() => set(isChanged ? { busy, now } : undefined), [isChanged, busy, now])
  useEffect(
    () => () => {
      if (!current) return
      showToast({ tone: 'hint', title: text.left, text: text.stays(current.now) })
      set(undefined)
    },
    [],
  )
}
