import { cad, formatMoney } from '#platform/shared/money.ts'
import type { Attraction } from '../contract/dining.contract.ts'
import { useAttractions } from './dining.queries.ts'
import { PlaceCard } from './place-card.tsx'
import { PlaceList } from './place-list.tsx'

interface AttractionListProps {
  readonly destination: string
  readonly onAdd: (attraction: Attraction) => void
}

const weekdays: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** "1 h 30" */
const lengthOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

const hoursOf = ({ opens, closes, closedOn }: Attraction): string => {
  const hours = opens && closes ? `${opens} to ${closes}` : 'Open all day'
  const closed = closedOn.map((day) => weekdays[day] ?? day).join(', ')
  return closed ? `${hours}, closed ${closed}` : hours
}

const priceOf = ({ price, estimated }: Attraction): string => {
  if (price === 0) return 'Free'
  return estimated ? `About ${formatMoney(cad(price))}` : formatMoney(cad(price))
}

const titled = (category: string): string =>
  (category.charAt(0).toUpperCase() + category.slice(1)).replace('-', ' ')

export function AttractionList({ destination, onAdd }: AttractionListProps) {
  return (
    <PlaceList
      search={useAttractions(destination)}
      loading="Loading attractions"
      heading={(count) => `${count} attractions in ${destination}`}
      empty={`No attractions found for ${destination}.`}
    >
      {(attraction) => (
        <PlaceCard
          key={attraction.id}
          name={attraction.name}
          pictureSrc={attraction.photo}
          sub={`${titled(attraction.category)} · ${attraction.address}`}
          description={attraction.description}
          sample={false}
          facts={
            <>
              <span>{lengthOf(attraction.durationMinutes)}</span>
              <span>{hoursOf(attraction)}</span>
              {attraction.worldHeritageSince ? <span>World Heritage</span> : null}
            </>
          }
          price={priceOf(attraction)}
          onAdd={() => onAdd(attraction)}
        />
      )}
    </PlaceList>
  )
}
