import type { DragEvent } from 'react'
import { carriedAs } from '#platform/web/carried.ts'

const dayAt = ({ target }: DragEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]:not([data-day=""])') : null

const isFound = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(carriedAs)

const mark = (day: HTMLElement | null): void => {
  for (const one of document.querySelectorAll<HTMLElement>('[data-over]'))
    if (one !== day) delete one.dataset['over']
  if (day) day.dataset['over'] = ''
}

/** Drop target for finder results on day heads. */
export const foundDrop = (onDrop: (day: string) => void) => ({
  onDragOver(event: DragEvent): void {
    const day = isFound(event) ? dayAt(event) : null
    mark(day)
    if (!day) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
  },
  onDragLeave: (): void => mark(null),
  onDrop(event: DragEvent): void {
    const day = isFound(event) ? dayAt(event)?.dataset['day'] : undefined
    mark(null)
    if (!day) return
    event.preventDefault()
    onDrop(day)
  },
})
