import { useRef } from 'react'
import type { BoardEdits } from '#features/board/web/index.ts'
import { newItem, whereOf } from '#features/trips/web/index.ts'
import { carriedText as text } from './messages.ts'
import type { WishOn } from './visit-on.ts'

/** Drag from the finder and drop on a day. */
export function useCarried(edits: BoardEdits) {
  const carried = useRef<WishOn>(undefined)
  return {
    onCarry: (wishOn: WishOn): void => {
      carried.current = wishOn
    },
    onDropFound: (day: string): void => {
      if (!carried.current) return
      const item = newItem(carried.current(day))
      carried.current = undefined
      const where = text.to(item.name, whereOf(item))
      edits.applySaid(
        { edits: [], removed: [], added: [item], text: where },
        { title: text.added, text: where },
      )
    },
  }
}
