import { Luggage } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

export function EmptyStateExample() {
  return (
    <EmptyState
      icon={Luggage}
      title="No hotels found for the selected criteria."
      action={
        <Button look="line" size="small">
          Clear filters
        </Button>
      }
    >
      Try other dates, or raise the price limit.
    </EmptyState>
  )
}
