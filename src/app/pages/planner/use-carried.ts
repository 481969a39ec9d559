import { useRef } from 'react'
import type { BoardEdits } from '#features/board/web/index.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { newItem } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { carriedText as text } from './messages.ts'

/** Drag from the finder and drop on a day. */
export function useCarried(edits: BoardEdits) {
  const carried = useRef<ItemWrite>(undefined)
  return {
    onCarry: (wish: ItemWrite): void => {
      carried.current = wish
    },
    onDropFound: (day: string): void => {
      if (!carried.current) return
      const item = newItem({ ...carried.current, day })
      carried.current = undefined
      const where = text.to(item.name, formatDayShort(day))
      edits.applySaid(
        { edits: [], removed: [], added: [item], text: where },
        { title: text.added, text: where },
      )
    },
  }
}
