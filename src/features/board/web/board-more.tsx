import { CheckSquare, Compass, Ellipsis, Lightbulb, Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Menu } from '#design/menu/menu.tsx'
import type { TripView } from '#features/trips/web/index.ts'
import { goToNext } from './go-to-next.ts'
import { toolsText as text } from './messages.ts'
import { ideasIn } from './place-items.ts'
import { useBoardEdits } from './use-board-edits.ts'

interface BoardMoreProps {
  readonly trip: TripView
  readonly onGuide: () => void
  readonly onSelect: () => void
  /** Shows the days before moving focus into them. */
  readonly onShow: () => void
}

/** The board's tools in reach of a thumb, wherever the page is scrolled to. */
export function BoardMore({ trip, onGuide, onSelect, onShow }: BoardMoreProps) {
  const { undo, redo } = useBoardEdits(trip)
  const presses: Readonly<Record<string, (() => void) | undefined>> = {
    undo,
    redo,
    guide: onGuide,
    select: () => {
      onShow()
      onSelect()
    },
    ideas: () => {
      onShow()
      goToNext('[data-day=""]')
    },
  }
  return (
    <Menu
      label={text.more}
      items={[
        { id: 'undo', label: text.undo, icon: Undo2, disabled: !undo },
        { id: 'redo', label: text.redo, icon: Redo2, disabled: !redo },
        { id: 'guide', label: text.guide, icon: Compass, apart: true },
        { id: 'select', label: text.select, icon: CheckSquare },
        { id: 'ideas', label: text.ideas(ideasIn(trip).length), icon: Lightbulb },
      ]}
      onChoose={(id) => presses[id]?.()}
    >
      {(trigger) => <IconButton icon={Ellipsis} look="line" label={text.more} {...trigger} />}
    </Menu>
  )
}
