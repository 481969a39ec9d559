import { SearchX } from 'lucide-react'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import {
  filterInTheWay,
  type HotelWish,
  noHotelWish,
  type SetFilter,
} from '../domain/narrow-hotels.ts'
import { noHotelLeftText as text } from './messages.ts'

const nameOf = ({ name, value }: SetFilter): string => {
  if (name === 'price') return text.price(formatBrief(cad(Number(value))))
  return name === 'rating' ? text.rating(value) : value
}

interface NoHotelLeftProps {
  readonly offers: readonly StayOffer[]
  readonly wish: HotelWish
  readonly onWish: (wish: HotelWish) => void
}

/** No hotel answers all the filters: names the one in the way. */
export function NoHotelLeft({ offers, wish, onWish }: NoHotelLeftProps) {
  const inTheWay = filterInTheWay(offers, wish)
  return (
    <EmptyState
      icon={SearchX}
      title={text.title}
      action={
        <>
          {inTheWay ? (
            <Button look="line" onClick={() => onWish(inTheWay.without)}>
              {text.remove(nameOf(inTheWay))}
            </Button>
          ) : null}
          <Button look={inTheWay ? 'quiet' : 'line'} onClick={() => onWish(noHotelWish)}>
            {text.clear}
          </Button>
        </>
      }
    >
      {inTheWay ? text.leaveOut(nameOf(inTheWay), inTheWay.count) : text.removeFilter}
    </EmptyState>
  )
}
