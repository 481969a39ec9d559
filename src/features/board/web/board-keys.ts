import type { KeyboardEvent } from 'react'
import type { StopPart } from './use-board-drag.ts'

/** The stop that has the focus, and by which part. */
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

/** Where an arrow leads from a stop: to those beside it in its day, and to the days beside. */
function faceBeside(target: Element, key: string): HTMLElement | undefined {
  const column = target.closest('[data-day]')
  const face = target.closest('[data-stop]')?.querySelector<HTMLElement>('[data-face]')
  if (!column || !face) return undefined
  const at = facesIn(column).indexOf(face)
  if (key === 'ArrowUp') return facesIn(column)[at - 1]
  if (key === 'ArrowDown') return facesIn(column)[at + 1]
  const columns = [...document.querySelectorAll('[data-day]')]
  const step = key === 'ArrowLeft' ? -1 : 1
  // Days without a stop are passed over.
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
  /** Space then selects. */
  readonly selecting: boolean
}

/** Keys on a stop: arrows go on from it, Space lifts it, and once it is lifted they carry it. */
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
  // What it has answered, panels around it need not.
  event.stopPropagation()
}

/** A button is clicked when Space is let go, in some browsers whatever its press has done. */
export function keepFromClicking(event: KeyboardEvent): void {
  const isSelecting = event.target instanceof Element && event.target.hasAttribute('aria-pressed')
  if (event.key === ' ' && partOf(event.target) === 'face' && !isSelecting) event.preventDefault()
}
