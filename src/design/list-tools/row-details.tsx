import { Button } from '../button/button.tsx'
import { rowDetailsText } from '../messages.ts'

interface RowDetailsProps {
  /** Of what: the button's accessible name is "Details: Hotel Kaminari". */
  readonly name: string
  readonly isOpen: boolean
  readonly onTurn: (open: boolean) => void
}

/** On a phone a row says what one chooses by, and this shows the rest; the row's styles hide it elsewhere. */
export function RowDetails({ name, isOpen, onTurn }: RowDetailsProps) {
  const word = isOpen ? rowDetailsText.less : rowDetailsText.details
  return (
    <Button
      look="quiet"
      size="small"
      data-details=""
      aria-expanded={isOpen}
      aria-label={`${word}: ${name}`}
      onClick={() => onTurn(!isOpen)}
    >
      {word}
    </Button>
  )
}
