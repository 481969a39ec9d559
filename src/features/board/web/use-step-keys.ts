import { useEffect, useEffectEvent } from 'react'
import type { BoardEdits } from './use-board-edits.ts'

const inField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, except in text fields. */
function stepOf(event: KeyboardEvent, { undo, redo }: BoardEdits): (() => void) | undefined {
  if (inField(event.target) || !(event.ctrlKey || event.metaKey)) return undefined
  const key = event.key.toLowerCase()
  if (key === 'y') return redo
  if (key !== 'z') return undefined
  return event.shiftKey ? redo : undo
}

/** Undo and redo by keyboard, wherever the focus is on the page. */
export function useStepKeys(edits: BoardEdits): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event, edits)
    if (!step) return
    event.preventDefault()
    step()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
