import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import type { Restaurant } from '#features/dining/contract/restaurant.schema.ts'
import { RestaurantFacts, useSheetRestaurants } from '#features/dining/web/index.ts'
import { costText } from './choice.ts'
import { FindDialog } from './find-dialog.tsx'
import { placeOf } from './place-of.ts'
import type { SearchPlace } from './search-address.ts'
import type { Adding } from './use-adding.tsx'
import { WordsForm } from './words-form.tsx'
import { restaurantSheetText } from './messages.ts'

interface SheetProps {
  readonly place: SearchPlace
  readonly adding: Adding
  readonly onClose: () => void
}

/** Most results in one answer; the sheet has no paging. */
const most = 100

/** Restaurants of a destination, in a sheet at the side. */
export function RestaurantSheet({ place, adding, onClose }: SheetProps) {
  const [query, setQuery] = useState('')
  const destination = place.locationId || place.location
  const search = useSheetRestaurants({ destination, query, limit: most })
  const at = placeOf(place)
  const choiceOf = (it: Restaurant) => ({ kind: 'restaurant' as const, it, place: at })
  return (
    <FindDialog
      title={restaurantSheetText.restaurants}
      one="restaurant"
      things="restaurants"
      icon={UtensilsCrossed}
      side
      found={{ ...search, data: search.data?.restaurants }}
      where={at.name}
      onClose={onClose}
      search={
        <WordsForm
          label={restaurantSheetText.findRestaurant}
          placeholder={restaurantSheetText.nameDistrictOrCuisine}
          onSearch={setQuery}
        />
      }
      adding={adding}
      choiceOf={choiceOf}
      wordsOf={(it) => ({
        picture: it.photo,
        sub: `${it.cuisine.slice(0, 3).join(', ')} · ${it.address}`,
        facts: <RestaurantFacts of={it} />,
        price: costText(choiceOf(it)),
      })}
    />
  )
}
