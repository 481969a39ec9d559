import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { Rating } from '#design/rating/rating.tsx'
import type { Activity } from '#features/dining/contract/activity.schema.ts'
import { useActivities } from '#features/dining/web/index.ts'
import { costText } from './choice.ts'
import { FindDialog } from './find-dialog.tsx'
import { placeOf } from './place-of.ts'
import type { SearchPlace } from './search-address.ts'
import type { Adding } from './use-adding.tsx'
import { WordsForm } from './words-form.tsx'
import { activitySheetText } from './messages.ts'

interface SheetProps {
  readonly place: SearchPlace
  readonly adding: Adding
  readonly onClose: () => void
}

/** Activities and excursions of a destination, in a sheet at the side. */
export function ActivitySheet({ place, adding, onClose }: SheetProps) {
  const [query, setQuery] = useState('')
  const search = useActivities(place.locationId || place.location, query)
  const at = placeOf(place)
  const choiceOf = (it: Activity) => ({ kind: 'activity' as const, it, place: at })
  return (
    <FindDialog
      title={activitySheetText.activitiesAndExcursions}
      one="activity"
      things="activities"
      icon={Ticket}
      side
      found={search}
      where={at.name}
      onClose={onClose}
      search={
        <WordsForm
          label={activitySheetText.findActivity}
          placeholder={activitySheetText.boatCookingMuseum}
          onSearch={setQuery}
        />
      }
      adding={adding}
      choiceOf={choiceOf}
      wordsOf={(it) => ({
        picture: it.imageUrl,
        sub: [it.duration, it.address].filter(Boolean).join(' · '),
        facts:
          it.rating === null ? null : (
            <Rating value={it.rating} count={it.reviewCount ?? undefined} />
          ),
        price: costText(choiceOf(it)),
      })}
    />
  )
}
