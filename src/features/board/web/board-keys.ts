import type { KeyboardEvent } from 'react'
import type { StopPart } from './use-board-drag.ts'

/** Focused stop and its part. */
function stopAt(target: EventTarget) {
  const part = partOf(target)
  if (!part || !(target instanceof Element)) return undefined
  const id = target.closest<HTMLElement>('[data-stop]')?.dataset['stop']
  return id === undefined ? undefined : { id, part }
}

/** Grip or face of a stop; undefined for anything else. */
export function partOf(target: EventTarget): StopPart | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  if (target.dataset['grip'] !== undefined) return 'grip'
  return target.dataset['face'] === undefined ? undefined : 'face'
}

const facesIn = (column: Element): readonly HTMLElement[] => [
  ...column.querySelectorAll<HTMLElement>('[data-face]'),
]

/** Next stop in an arrow's direction, within or across days. */
function faceBeside(target: Element, key: string): HTMLElement | undefined {
  const column = target.closest('[data-day]')
  const face = target.closest('[data-stop]')?.querySelector<HTMLElement>('[data-face]')
  if (!column || !face) return undefined
  const at = facesIn(column).indexOf(face)
  if (key === 'ArrowUp') return facesIn(column)[at - 1]
  if (key === 'ArrowDown') return facesIn(column)[at + 1]
  const columns = [...document.querySelectorAll('[data-day]')]
  const step = key === 'ArrowLeft' ? -1 : 1
  // Skips empty days.
  for (let next = columns.indexOf(column) + step; columns[next]; next += step) {
    const faces = facesIn(columns[next] ?? column)
    if (faces.length > 0) return faces[Math.min(at, faces.length - 1)]
  }
  return undefined
}

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

interface KeyParts {
  readonly onStopKey: (id: string, key: string, part: StopPart) => boolean
  readonly isLifted: boolean
  /** True: Space selects. */
  readonly selecting: boolean
}

/** Keys on a stop: arrows navigate, Space lifts, then arrows move it. */
export function takeKey(event: KeyboardEvent, { onStopKey, isLifted, selecting }: KeyParts): void {
  const at = stopAt(event.target)
  if (!at || event.ctrlKey || event.metaKey || event.altKey) return
  if (at.part === 'face' && !isLifted) {
    if (event.key === ' ' && selecting) return
    if (arrows.has(event.key)) {
      const beside = event.target instanceof Element && faceBeside(event.target, event.key)
      if (!beside) return
      event.preventDefault()
      beside.focus()
      beside.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      return
    }
  }
  if (!onStopKey(at.id, event.key, at.part)) return
  event.preventDefault()
  // Stop handled keys from reaching surrounding panels.
  event.stopPropagation()
}

/** Some browsers click a button on Space keyup regardless of keydown. */
export function keepFromClicking(event: KeyboardEvent): void {
  const isSelecting = event.target instanceof Element && event.target.hasAttribute('aria-pressed')
  if (event.key === ' ' && partOf(event.target) === 'face' && !isSelecting) event.preventDefault()
}
