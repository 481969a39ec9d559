import { Check, Plus } from 'lucide-react'
import type { IconShape } from '../icon/icon.tsx'
import { Button, type ButtonProps } from '../button/button.tsx'
import { addButtonText } from '../messages.ts'

export interface AddButtonProps extends Pick<ButtonProps, 'look'> {
  /** Name of the item; the button's accessible name is "Add to Trip: Hotel Kaminari". */
  name: string
  /** Default "Add to trip"; "Add to cart" if there is no trip. */
  label?: string | undefined
  /** Default a plus; null for none. */
  icon?: IconShape | null | undefined
  /** It is there already: the button says so, and takes it out again. */
  added?: boolean | undefined
  onAdd: () => void
  onRemove?: (() => void) | undefined
}

/** Adds a thing, once; pressed again it is removed. The button stays the same one, and so does the focus. */
export function AddButton(props: AddButtonProps) {
  const {
    name,
    label = addButtonText.addToTrip,
    look = 'line',
    icon = Plus,
    added = false,
    onAdd,
    onRemove,
  } = props
  const isThere = added && onRemove !== undefined
  return (
    <Button
      size="small"
      look={isThere ? 'tint' : look}
      icon={isThere ? Check : (icon ?? undefined)}
      title={isThere ? addButtonText.pressAgain : undefined}
      onClick={isThere ? onRemove : onAdd}
      aria-label={isThere ? addButtonText.addedRemove(name) : `${label}: ${name}`}
    >
      {isThere ? addButtonText.added : label}
    </Button>
  )
}
