import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'

/** Storage key; set if single-key shortcuts are off, for speech input. */
const storedAs = 'planner-single-keys'
const listeners = new Set<() => void>()

const areOn = (): boolean => readStored(storedAs) !== 'off'

export function setSingleKeys(on: boolean): void {
  if (on) removeStored(storedAs)
  else writeStored(storedAs, 'off')
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areOn, () => true)

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null

/** Single-key shortcuts, ignored in fields and dialogs. */
export function useKeys(keys: ReadonlyMap<string, () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (takesText(event.target) || document.querySelector('dialog[open]')) return
    const act = keys.get(event.key)
    if (!act || !areOn()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
