import { BedDouble, Plane, Ticket, Trash2 } from 'lucide-react'
import { ItineraryRow } from './itinerary-row.tsx'

const nothing = (): void => undefined

export function ItineraryRowExample() {
  return (
    <>
      <ItineraryRow
        icon={Plane}
        name="Toronto to Tokyo Haneda"
        sub="2 adults, return"
        price="$2,460.00"
        onRemove={nothing}
      />
      <ItineraryRow
        icon={BedDouble}
        name="Hotel Kaminari Asakusa, a name that needs two lines"
        sub="6 nights, 12 to 18 Apr"
        price="$1,008.00"
        removeIcon={Trash2}
        onRemove={nothing}
      />
      <ItineraryRow icon={Ticket} name="Digital art in Toyosu" price="$72.00" />
    </>
  )
}
