import { Button } from '../button/button.tsx'
import { rowDetailsText } from '../messages.ts'

interface RowDetailsProps {
  /** Of what: the button's accessible name is "Details: Hotel Kaminari". */
  readonly name: string
  readonly onOpen: () => void
}

/** On a phone a row says what one chooses by, and this opens the rest; the row's styles hide it elsewhere. */
export const RowDetails = ({ name, onOpen }: RowDetailsProps) => (
  <Button
    look="quiet"
    size="small"
    data-details=""
    aria-haspopup="dialog"
    aria-label={rowDetailsText.detailsOf(name)}
    onClick={onOpen}
  >
    {rowDetailsText.details}
  </Button>
)
